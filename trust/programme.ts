import type { Figure } from './figure.ts'
import { accessMatrix } from './figures/access.ts'
import { competingOrders } from './figures/backend.ts'
import { botTokens } from './figures/bot-tokens.ts'
import { badCallbacks } from './figures/callbacks.ts'
import { competingThroughSite } from './figures/competing.ts'
import { cookiesAfterAbortedSignIns } from './figures/cookies.ts'
import { cutReplies } from './figures/cut-replies.ts'
import { noEnumeration } from './figures/enumeration.ts'
import { faults } from './figures/faults.ts'
import { fuzz } from './figures/fuzz.ts'
import { headersOfPages } from './figures/headers.ts'
import { idempotencyModel } from './figures/idempotency-model.ts'
import { imageProbesRefused, pictureBombs, pictureFlood } from './figures/images.ts'
import { killedInTheMiddle, planKillings } from './figures/killings.ts'
import { lemonldap } from './figures/lemonldap.ts'
import { brake, guessedPins, otherLimits, spelledAddresses } from './figures/limits.ts'
import { lostMachine } from './figures/lost-machine.ts'
import { waysToLose } from './figures/lost-primary.ts'
import { lostRedis } from './figures/lost-redis.ts'
import { overload } from './figures/overload.ts'
import { noSwitchesInProduction } from './figures/production.ts'
import { identicalAtOnce } from './figures/redemption.ts'
import {
  asBothAudiences,
  expiredTogether,
  killedHolder,
  patiently,
  pausedHolder,
  slowProvider,
} from './figures/refresh.ts'
import { returnPathsOverHttp } from './figures/return-paths.ts'
import { returnPathsInBrowser } from './figures/return-paths-in-browser.ts'
import { rollingRestart } from './figures/rolling.ts'
import { rotateSecrets } from './figures/rotate-secrets.ts'
import { signOutAgainstWrites, signOutEverywhere } from './figures/sessions.ts'
import { hostileSharedCache } from './figures/shared-cache.ts'
import { steadyLoad } from './figures/steady.ts'
import { forgedTokensAtBackend } from './figures/step-up-tokens.ts'
import { storedMarkup } from './figures/stored-markup.ts'
import { adapterOnPostgres, journeysBehindProxy, storeContract } from './figures/suites.ts'
import { tenTabs } from './figures/ten-tabs.ts'
import type { Store } from './harness/world.ts'
import type { Stage } from './stage.ts'

/** The size of a run. */
export interface Size {
  /** `quick` for the everyday run, `deep` for the long one; multiplied by TRUST_SHARE. */
  times(quick: number, deep: number): number
  readonly isDeep: boolean
  readonly random: () => number
  readonly seed: number
}

/** Figures that are run by one name (`--only=refresh`). */
export interface Part {
  readonly name: string
  readonly figures: readonly ((stage: Stage) => Promise<Figure>)[]
}

/** Every part, in order. With Redis, the quick run leaves out what does not depend on the session store. */
export function programme(store: Store, size: Size): Part[] {
  const { times, isDeep, random, seed } = size
  const isSqlite = store === 'sqlite'
  const part = (name: string, ...figures: Part['figures']): Part => ({ name, figures })
  const refresh = part(
    'refresh',
    (stage) => patiently(stage, () => expiredTogether(times(50, 2_000))),
    (stage) =>
      asBothAudiences(stage, () =>
        slowProvider(
          stage.world,
          (ms) => stage.restartSandbox({ SANDBOX_TOKEN_DELAY_MS: String(ms) }).then(() => {}),
          [
            { delayMs: 100, rounds: times(50, 100) },
            { delayMs: 1_000, rounds: times(isSqlite ? 50 : 10, 100) },
            { delayMs: 3_000, rounds: times(isSqlite ? 50 : 10, 50) },
          ],
        ),
      ),
    (stage) =>
      patiently(stage, () =>
        pausedHolder(stage.world, ['refresh:marked', 'refresh:answered'], times(4, 50), 7_000),
      ),
    ({ world }) => killedHolder(world, times(4, 34)),
  )
  const redemption = part(
    'redemption',
    ({ world }) => competingOrders(world, times(100, 200)),
    ({ world }) => identicalAtOnce(world, times(100, 200)),
    ({ world }) => cutReplies(world, times(20, 400)),
    (stage) => killedInTheMiddle(stage, planKillings(times(1, 16), random), seed),
    ({ world }) => competingThroughSite(world, times(4, 100)),
  )
  const sessions = part(
    'sessions',
    () => signOutEverywhere(times(10, 100)),
    (stage) => asBothAudiences(stage, () => signOutAgainstWrites(times(1_000, 2_000))),
    () => tenTabs(times(6, 30), random),
    (stage) => rotateSecrets(stage, times(1, 5)),
  )
  const providers = part('providers', ({ world }) => lemonldap(world))
  const adapter = part('adapter', () => adapterOnPostgres())
  const limits = part(
    'limits',
    (stage) => guessedPins(stage, times(200, 5_000)),
    (stage) => spelledAddresses(stage, times(200, 2_000)),
    (stage) => otherLimits(stage, times(200, 2_000)),
    (stage) => brake(stage),
  )
  if (isSqlite) {
    const production = part('production', ({ world }) => noSwitchesInProduction(world))
    return [
      production,
      providers,
      adapter,
      refresh,
      redemption,
      sessions,
      limits,
      ...attackParts(size),
      ...hardeningParts(size),
    ]
  }
  const shared = [
    part('store', storeContract, (stage) => lostRedis(stage, times(2, 10))),
    refresh,
    sessions,
    limits,
    ...operationParts(size),
    part('journeys', journeysBehindProxy),
  ]
  return isDeep ? [...shared, redemption] : shared
}

/** Parts of `npm run trust` that attack authentication and authorization. */
const attackParts = ({ times, seed }: Size): Part[] => [
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

/** Parts of `npm run trust` that send hostile content and malformed requests to the site. */
const hardeningParts = ({ times, seed, random }: Size): Part[] => [
  {
    name: 'shared-cache',
    figures: [({ world }) => hostileSharedCache(world, times(20_000, 200_000), random)],
  },
  { name: 'markup', figures: [(stage) => storedMarkup(stage, times(1, 15))] },
  { name: 'headers', figures: [headersOfPages] },
  { name: 'input', figures: [(stage) => fuzz(stage, times(20_000, 1_000_000), seed)] },
  {
    name: 'images',
    figures: [
      () => imageProbesRefused(400),
      (stage) => pictureBombs(stage, times(2, 20)),
      (stage) => pictureFlood(stage, times(6_000, 100_000)),
    ],
  },
  { name: 'bot-tokens', figures: [(stage) => botTokens(stage, times(1_000, 10_000))] },
  { name: 'enumeration', figures: [() => noEnumeration(times(300, 2_000), random)] },
]

/**
 * Parts of `npm run trust` in which a running site meets faults, load and releases. They need Redis, which is one of
 * the failing services.
 */
const operationParts = ({ times, isDeep }: Size): Part[] => {
  const plan = { rounds: times(1, 10), ms: isDeep ? 30_000 : 4_000 }
  return [
    {
      name: 'faults',
      figures: [
        (stage) => faults(stage, 'backend', plan),
        (stage) => faults(stage, 'provider', plan),
        (stage) => faults(stage, 'redis', plan),
      ],
    },
    {
      name: 'failover',
      figures: [
        (stage) => lostMachine(stage, times(1, 10)),
        ...waysToLose.map(
          ({ measure }) =>
            (stage: Stage) =>
              measure(stage, times(1, 10)),
        ),
      ],
    },
    { name: 'overload', figures: [(stage) => overload(stage, isDeep ? 120_000 : 10_000)] },
    { name: 'steady', figures: [(stage) => steadyLoad(stage, times(30_000, 900_000))] },
    { name: 'releases', figures: [(stage) => rollingRestart(stage, times(1, 10))] },
  ]
}
