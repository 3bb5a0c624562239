import { accessMatrix } from './figures/access.ts'
import { badCallbacks } from './figures/callbacks.ts'
import { cookiesAfterAbortedSignIns } from './figures/cookies.ts'
import { idempotencyModel } from './figures/idempotency-model.ts'
import { returnPathsOverHttp } from './figures/return-paths.ts'
import { returnPathsInBrowser } from './figures/return-paths-in-browser.ts'
import { forgedTokensAtBackend } from './figures/step-up-tokens.ts'
import type { Part, Size } from './programme.ts'

/** Parts of `npm run trust` that attack authentication and authorization. */
export const attackParts = ({ times, seed }: Size): Part[] => [
  {
    name: 'callbacks',
    figures: [({ world }) => forgedTokensAtBackend(world), ({ world }) => badCallbacks(world)],
  },
  { name: 'access', figures: [({ world }) => accessMatrix(world)] },
  { name: 'idempotency', figures: [({ world }) => idempotencyModel(world, times(40, 1_000), seed)] },
  {
    name: 'return-paths',
    figures: [
      () => cookiesAfterAbortedSignIns(),
      ({ world }) =>
        returnPathsOverHttp(
          world,
          { all: times(5_000, 5_000), others: times(250, 5_000), routes: times(30, 300) },
          seed,
        ),
      () => returnPathsInBrowser(times(300, 1_000), seed),
    ],
  },
]
