import { attackParts } from './attacks.ts'
import type { Figure } from './figure.ts'
import { adapterOnPostgres } from './figures/adapter-store.ts'
import { competingOrders } from './figures/backend.ts'
import { competingThroughSite } from './figures/competing.ts'
import { cutReplies } from './figures/cut-replies.ts'
import { journeysBehindProxy } from './figures/journeys.ts'
import { killedInTheMiddle, planKillings } from './figures/killings.ts'
import { lemonldap } from './figures/lemonldap.ts'
import { brake, guessedPins, otherLimits, spelledAddresses } from './figures/limits.ts'
import { lostRedis } from './figures/lost-redis.ts'
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
import { rotateSecrets } from './figures/rotate-secrets.ts'
import { signOutAgainstWrites, signOutEverywhere } from './figures/sessions.ts'
import { storeContract } from './figures/store-contract.ts'
import { tenTabs } from './figures/ten-tabs.ts'
import { hardeningParts } from './hardening.ts'
import type { Store } from './harness/world.ts'
import { operationParts } from './operations.ts'
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
    () => signOutAgainstWrites(times(1_000, 2_000)),
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
