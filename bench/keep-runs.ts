import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MachineState } from './machine.ts'

/** Writes raw runs and the state of the machine to a new file in `reports/`, and prints its name. */
export function keepRuns(name: string, machine: MachineState, runs: object): void {
  const folder = join(import.meta.dirname, 'reports')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}-${machine.date.slice(0, 16).replace(':', '')}.json`)
  writeFileSync(file, `${JSON.stringify({ machine, ...runs }, null, 2)}\n`)
  console.log(`raw runs: ${file}`)
}
