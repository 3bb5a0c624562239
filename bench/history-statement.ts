import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { residentMb } from '../tests/support/processes.ts'
import type { World } from '../tests/support/world.ts'

/** The cost of a statement file while it is read. */
export type StatementCost = {
  readonly lines: number
  readonly bytes: number
  readonly ms: number
  readonly firstByteMs: number
  /** Memory of the site's process, sampled while the file is read. */
  readonly residentMb: readonly number[]
}

/** Reads the whole file as it is streamed, and samples the memory of the site's process. */
export async function readStatement({ site, sitePid }: World, cookie: string): Promise<StatementCost> {
  const held = [residentMb(sitePid)]
  const watch = setInterval(() => held.push(residentMb(sitePid)), 50)
  const started = performance.now()
  const answer = await fetch(`${site}/account/history/statement/csv?from=2010-01-01`, { headers: { cookie } })
  let firstByteMs = 0
  let bytes = 0
  let lines = 0
  for await (const chunk of answer.body ?? []) {
    firstByteMs ||= performance.now() - started
    bytes += chunk.byteLength
    for (const byte of chunk) if (byte === 10) lines += 1
  }
  clearInterval(watch)
  return { lines, bytes, ms: performance.now() - started, firstByteMs, residentMb: held }
}

/**
 * The memory that the file needs. Most of a process's memory is uncollected garbage, so it is written in a heap of 48
 * MB.
 * @returns MB in use at each tenth of the file, after a collection
 */
export function aliveInSmallHeap(lines: number): number[] {
  const script = join(import.meta.dirname, 'statement-heap.ts')
  const flags = ['--expose-gc', '--max-old-space-size=48']
  const output = execFileSync(process.execPath, [...flags, script, String(lines)], { encoding: 'utf8' })
  const { alive }: { alive: number[] } = JSON.parse(output)
  return alive
}
