import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** How the upstream behind a fault proxy behaves. */
export type Condition =
  | { readonly name: 'healthy' }
  /** The port is closed, and open connections are cut. */
  | { readonly name: 'dead' }
  /** Every request is answered with an error. */
  | { readonly name: 'erroring' }
  /** Every response is delayed by `ms` milliseconds. */
  | { readonly name: 'slow'; readonly ms: number }

export interface FaultProxyPlan {
  readonly ports: { readonly open: number; readonly behind: number }
  readonly protocol: 'http' | 'redis'
}

/** A TCP proxy in front of an upstream of the site, which simulates its failures. */
export interface FaultProxy {
  set(condition: Condition): Promise<void>
  close(): Promise<void>
}

/** Starts a proxy in its own thread, so that its traffic does not wait for the visitors that this process simulates. */
export async function startFaultProxy(
  ports: FaultProxyPlan['ports'],
  protocol: FaultProxyPlan['protocol'],
): Promise<FaultProxy> {
  const plan: FaultProxyPlan = { ports, protocol }
  const thread = new Worker(new URL('./fault-proxy-thread.ts', import.meta.url), { workerData: plan })
  await once(thread, 'message')
  const tell = async (wish: Condition | 'end') => {
    const done = once(thread, 'message')
    thread.postMessage(wish)
    await done
  }
  return {
    set: tell,
    async close() {
      await tell('end')
      await thread.terminate()
    },
  }
}
