import { numbers } from './figure.ts'
import { shortTokens } from './figures/refresh.ts'
import { type Gate, startGate } from './harness/gate.ts'
import type { Victim } from './harness/processes.ts'
import { gatePorts, issuer, PROCESSES, type World } from './harness/world.ts'

export type Gates = Readonly<Record<keyof typeof gatePorts, Gate>>

/** What runs while figures are measured: a sandbox, four processes of the site and the proxy before them. */
export interface Stage {
  readonly world: World
  /** Replaces the sandbox by another on the same books. */
  restartSandbox(more?: Record<string, string>): Promise<Victim>
  /**
   * Ends one of the four as a deployment does, letting it finish what it has begun, and starts it again.
   * @returns how long it took to end, in milliseconds
   */
  restartSite(index: number, more?: Record<string, string>): Promise<number>
  /** All four, one after another behind the proxy. */
  restartSites(more?: Record<string, string>): Promise<void>
  /** Restarts all four with these settings besides, for as long as `work` takes. */
  withSettings<T>(more: Record<string, string>, work: () => Promise<T>): Promise<T>
  /** The process that stands at this place now. */
  pidOf(index: number): number
  /** Puts a gate before provider, backend and Redis for as long as `work` takes. Only with sessions in Redis. */
  behindGates<T>(work: (gates: Gates) => Promise<T>): Promise<T>
  /** Replaces the Redis by an empty one after `between`. Only with sessions in Redis. */
  loseRedis(between: () => Promise<void>): Promise<void>
}

export async function openStage(world: World): Promise<Stage> {
  let redis = world.store === 'redis' ? await world.startRedis() : undefined
  let sandbox = await world.startSandbox(shortTokens)
  const sites = await Promise.all(numbers(PROCESSES).map((index) => world.startSite(index)))
  await world.startProxy()
  async function restartSite(index: number, more: Record<string, string> = {}): Promise<number> {
    const began = performance.now()
    sites[index]?.signal('SIGTERM')
    await sites[index]?.ended
    const endedMs = performance.now() - began
    sites[index] = await world.startSite(index, more)
    return endedMs
  }
  async function restartSites(more?: Record<string, string>): Promise<void> {
    for (const index of numbers(PROCESSES)) await restartSite(index, more)
  }
  return {
    world,
    restartSite,
    restartSites,
    async withSettings(more, work) {
      await restartSites(more)
      try {
        return await work()
      } finally {
        await restartSites()
      }
    },
    async restartSandbox(more = {}) {
      await sandbox.kill()
      sandbox = await world.startSandbox({ ...shortTokens, ...more })
      return sandbox
    },
    pidOf: (index) => sites[index]?.pid ?? 0,
    async behindGates(work) {
      const { provider, backend } = gatePorts
      await Promise.all([sandbox.kill(), redis?.kill()])
      redis = await world.startRedis(gatePorts.redis.behind)
      const gates = {
        provider: await startGate(provider, 'http'),
        backend: await startGate(backend, 'http'),
        redis: await startGate(gatePorts.redis, 'redis'),
      }
      const hidden = { IDENTITY_PORT: String(provider.behind), BACKEND_PORT: String(backend.behind) }
      sandbox = await world.startSandbox({ ...shortTokens, ...hidden, SANDBOX_ISSUER: issuer })
      try {
        return await work(gates)
      } finally {
        await Promise.all(Object.values(gates).map((gate) => gate.close()))
        await Promise.all([sandbox.kill(), redis.kill()])
        redis = await world.startRedis()
        sandbox = await world.startSandbox(shortTokens)
      }
    },
    async loseRedis(between) {
      await redis?.kill()
      await between()
      redis = await world.startRedis()
    },
  }
}
