import { passTime } from '../tests/support/waits.ts'
import { startBackendProxy } from './backend-proxy.ts'

/** One call; milliseconds of this process. */
interface Passed {
  readonly call: string
  readonly began: number
  readonly ended: number
}

/** Starts a proxy between site and backend that delays every call by `delayMs`. */
export async function startDelayedBackend(delayMs: number) {
  const passed: Passed[] = []
  const proxy = await startBackendProxy({
    before: () => passTime(delayMs),
    passed: (call, began, ended) => passed.push({ call, began, ended }),
  })
  return {
    ...proxy,
    /** The calls since the last call of this function. */
    taken: (): Passed[] => passed.splice(0),
  }
}

/** Groups calls into waves: each wave began only after a call of the previous one was answered. */
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
