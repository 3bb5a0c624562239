import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'

/** Writes raw runs and the state of the machine in place of the earlier ones in `reports/`, and prints the file's name. */
export function keepRuns(name: string, machine: MachineState, runs: object): void {
  const folder = join(import.meta.dirname, 'reports')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  writeFileSync(file, `${JSON.stringify({ machine, ...runs }, null, 2)}\n`)
  console.log(`raw runs: ${file}`)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** The 95th percentile. */
export function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN
}

type MachineState = ReturnType<typeof machineState>

/** What a figure depends on besides the code, recorded before measuring. */
export function machineState(loadGenerator: string) {
  return {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    loadBefore: loadavg().map((load) => Number(load.toFixed(2))),
    loadGenerator,
  }
}
