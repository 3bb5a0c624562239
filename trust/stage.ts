import { type FaultProxy, startFaultProxy } from '../tests/support/fault-proxy.ts'
import type { ManagedProcess } from '../tests/support/processes.ts'
import { numbers } from './figure.ts'
import { shortTokens } from './figures/refresh.ts'
import { faultProxyPorts, issuer, PROCESSES, type World } from './harness/world.ts'

export type FaultProxies = Readonly<Record<keyof typeof faultProxyPorts, FaultProxy>>

/** The environment in which figures are measured: a sandbox, four processes of the site, and the proxy before them. */
export interface Stage {
  readonly world: World
  /** Restarts the sandbox on the same database. */
  restartSandbox(more?: Record<string, string>): Promise<ManagedProcess>
  /**
   * Restarts one of the four processes as a deployment does, with a graceful shutdown.
   * @returns the duration of the shutdown, in milliseconds
   */
  restartSite(index: number, more?: Record<string, string>): Promise<number>
  /** Restarts all four, one after another behind the proxy. */
  restartSites(more?: Record<string, string>): Promise<void>
  /** Restarts all four with additional settings, for as long as `work` takes. */
  withSettings<T>(more: Record<string, string>, work: () => Promise<T>): Promise<T>
  /** The current process id of the site at this index. */
  pidOf(index: number): number
  /**
   * Puts a fault proxy in front of provider, backend and Redis for as long as `work` takes. Requires sessions in Redis.
   */
  behindFaultProxies<T>(work: (proxies: FaultProxies) => Promise<T>): Promise<T>
  /** Kills Redis, runs `between`, and starts an empty one. Requires sessions in Redis. */
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
      try {
        await restartSites(more)
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
    async behindFaultProxies(work) {
      const { provider, backend } = faultProxyPorts
      await Promise.all([sandbox.kill(), redis?.kill()])
      redis = await world.startRedis(faultProxyPorts.redis.behind)
      const proxies = {
        provider: await startFaultProxy(provider, 'http'),
        backend: await startFaultProxy(backend, 'http'),
        redis: await startFaultProxy(faultProxyPorts.redis, 'redis'),
      }
      const hidden = { IDENTITY_PORT: String(provider.behind), BACKEND_PORT: String(backend.behind) }
      sandbox = await world.startSandbox({ ...shortTokens, ...hidden, SANDBOX_ISSUER: issuer })
      try {
        return await work(proxies)
      } finally {
        await Promise.all(Object.values(proxies).map((proxy) => proxy.close()))
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
