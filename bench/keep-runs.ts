import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MachineState } from './machine.ts'

/** Writes raw runs and the state of the machine in place of the earlier ones in `reports/`, and prints the file's name. */
export function keepRuns(name: string, machine: MachineState, runs: object): void {
  const folder = join(import.meta.dirname, 'reports')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  writeFileSync(file, `${JSON.stringify({ machine, ...runs }, null, 2)}\n`)
  console.log(`raw runs: ${file}`)
}
