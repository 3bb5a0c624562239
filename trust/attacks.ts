import type { Figure } from './figure.ts'
import { badCallbacks } from './figures/callbacks.ts'
import { cookiesAfterAbortedSignIns } from './figures/cookies.ts'
import { returnPathsOverHttp } from './figures/return-paths.ts'
import { forgedTokensAtBackend } from './figures/step-up-tokens.ts'
import type { World } from './harness/world.ts'

interface Trial {
  readonly world: World
  /** How often something is tried: in the quick run, in the deep one. */
  readonly times: (quick: number, deep: number) => number
  readonly seed: number
}

/** What somebody does who wants in, as parts of `npm run trust`. */
export const attackParts = ({
  world,
  times,
  seed,
}: Trial): { name: string; work: (() => Promise<Figure>)[] }[] => [
  { name: 'callbacks', work: [() => forgedTokensAtBackend(world), () => badCallbacks(world)] },
  {
    name: 'return-paths',
    work: [
      () => cookiesAfterAbortedSignIns(),
      () => returnPathsOverHttp(world, { all: times(5_000, 5_000), others: times(250, 5_000) }, seed),
    ],
  },
]
