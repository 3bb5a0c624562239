import { median } from './keep-runs.ts'
import { type Load, loadWithWrk, type Run } from './load.ts'

export type Target = Pick<Load, 'url' | 'cookie' | 'pid'>
/** The runs of each target, by its name. */
export type Runs = Record<string, Run[]>

/** Sends this many requests before measuring. */
function warmUp(target: Target, requests: number): void {
  for (let sent = 0; sent < requests; ) {
    const { requestsPerSecond } = loadWithWrk({ ...target, seconds: 3 })
    sent += Math.max(1, requestsPerSecond * 3)
  }
}

/**
 * A process that waits while the others are measured shrinks its heap, and its next pages cost up to a sixth more. Each
 * run is preceded by this much load, in seconds, so that it measures a process that is busy already.
 */
const SETTLE_SECONDS = 2

/**
 * Alternates between the targets round by round, so that a busy machine affects all of them. A process gets faster
 * during its first thousands of requests, so each target is warmed up with the same number.
 */
export function compare(
  { rounds, seconds, warm = 4_000 }: { rounds: number; seconds: number; warm?: number },
  targets: Record<string, Target>,
): Runs {
  const runs: Runs = Object.fromEntries(Object.keys(targets).map((name) => [name, []]))
  for (const target of Object.values(targets)) warmUp(target, warm)
  for (let round = 0; round < rounds; round++) {
    for (const [name, target] of Object.entries(targets)) {
      loadWithWrk({ ...target, seconds: SETTLE_SECONDS })
      runs[name]?.push(loadWithWrk({ ...target, seconds }))
    }
  }
  return runs
}

/** The median rate of the site as a share of a baseline's. */
export function ratio(all: Runs, baseline: string): string {
  return (perSecond(all.site) / perSecond(all[baseline])).toFixed(2)
}

/** The same, by processor time per request. */
export function cpuRatio(all: Runs, baseline: string): string {
  return (cpu(all[baseline]) / cpu(all.site)).toFixed(2)
}

/** The site's 99th percentile as a share of a baseline's. */
export function p99Ratio(all: Runs, baseline: string): string {
  return (p99(all.site) / p99(all[baseline])).toFixed(2)
}

export function print(title: string, all: Runs): void {
  console.log(`\n${title}`)
  for (const [name, runs] of Object.entries(all)) {
    const rates = runs.map(({ requestsPerSecond }) => Math.round(requestsPerSecond))
    const errors = runs.reduce((sum, run) => sum + run.errors, 0)
    const rate = String(Math.round(perSecond(runs))).padStart(7)
    const spread = `${Math.min(...rates)} to ${Math.max(...rates)}`
    console.log(
      `  ${name.padEnd(6)}${rate} requests/s (${spread}), p99 ${p99(runs).toFixed(1)} ms, ${cpu(runs).toFixed(3)} ms of a core each, errors ${errors}`,
    )
  }
}

const perSecond = (runs: readonly Run[] = []) =>
  median(runs.map(({ requestsPerSecond }) => requestsPerSecond))
const p99 = (runs: readonly Run[] = []) => median(runs.map((run) => run.p99))
const cpu = (runs: readonly Run[] = []) => median(runs.map((run) => run.cpu))
