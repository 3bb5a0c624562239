import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** How what stands behind the gate seems to be. */
export type Weather =
  | { readonly name: 'well' }
  /** Nobody listens, and what was connected is cut. */
  | { readonly name: 'dead' }
  /** Every request is answered by an error. */
  | { readonly name: 'erroring' }
  /** Every answer is so late. */
  | { readonly name: 'slow'; readonly ms: number }

export interface GatePlan {
  readonly ports: { readonly open: number; readonly behind: number }
  readonly protocol: 'http' | 'redis'
}

/** Stands before something that the site needs, and plays its failures. */
export interface Gate {
  set(weather: Weather): Promise<void>
  close(): Promise<void>
}

/** Each gate has a thread of its own: what passes through it must not wait for the visitors that this process plays. */
export async function startGate(ports: GatePlan['ports'], protocol: GatePlan['protocol']): Promise<Gate> {
  const plan: GatePlan = { ports, protocol }
  const thread = new Worker(new URL('./gate-thread.ts', import.meta.url), { workerData: plan })
  await once(thread, 'message')
  const tell = async (wish: Weather | 'end') => {
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
