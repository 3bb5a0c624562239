import { setTimeout as wait } from 'node:timers/promises'
import { startBackendProxy } from './backend-proxy.ts'

/** One call as it passed; milliseconds of this process. */
interface Passed {
  readonly call: string
  readonly began: number
  readonly ended: number
}

/** Stands between a site and its backend, and lets every call take `delayMs` longer. */
export async function startDelayedBackend(delayMs: number) {
  const passed: Passed[] = []
  const proxy = await startBackendProxy({
    before: () => wait(delayMs),
    passed: (call, began, ended) => passed.push({ call, began, ended }),
  })
  return {
    ...proxy,
    /** The calls since the last time this was called. */
    taken: (): Passed[] => passed.splice(0),
  }
}

/** The calls in waves: each wave began only once a call of the wave before had been answered. */
export function wavesOf(calls: readonly Passed[]): string[][] {
  const waves: string[][] = []
  const depths = new Map<Passed, number>()
  for (const call of [...calls].sort((a, b) => a.began - b.began)) {
    const before = [...depths].filter(([other]) => other.ended <= call.began).map(([, depth]) => depth)
    const depth = Math.max(-1, ...before) + 1
    depths.set(call, depth)
    waves[depth] = [...(waves[depth] ?? []), call.call]
  }
  return waves
}
