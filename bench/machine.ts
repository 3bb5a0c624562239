import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'

/** What a figure depends on beside the code. */
export function machineState() {
  return {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    loadBefore: loadavg().map((load) => Number(load.toFixed(2))),
    loadGenerator: 'wrk, one thread on its own core, 20 connections; the server has the other core',
  }
}
