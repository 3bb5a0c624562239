import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'

export type MachineState = ReturnType<typeof machineState>

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
