import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figure.ts'
import type { Store } from './harness/world.ts'

/** A figure, where it was measured and how long that took. */
export interface Measured extends Figure {
  readonly store: Store
  readonly seconds: number
}

export interface Run {
  readonly figures: readonly Measured[]
  readonly seed: number
  readonly isDeep: boolean
  /** The part of its size that was run; 1 is all of it. */
  readonly share: number
  readonly seconds: number
}

const storeName = { sqlite: 'embedded', redis: 'Redis' }
const columns = ['', 'Figure', 'Sessions', 'Goal', 'Measured', 'Time'] as const

/** All figures beside their goals, as a Markdown table whose columns stand below each other. */
export function tableOf(figures: readonly Measured[]): string {
  const rows = figures.map(({ name, goal, measured, isMet, store, seconds }) => [
    isMet ? 'met' : 'MISSED',
    name,
    storeName[store],
    goal,
    measured,
    `${Math.round(seconds)} s`,
  ])
  const widths = columns.map((title, at) =>
    Math.max(3, title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [columns, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n')
}

/** Writes the run to `bench/reports/`, by its day. */
export async function writeReport({ figures, seed, isDeep, share, seconds }: Run): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const missed = figures.filter(({ isMet }) => !isMet)
  const lines = [
    `# Money safe, ${day}`,
    '',
    `The ${isDeep ? 'long' : 'quick'} run${share === 1 ? '' : ` at ${share} of its size`} of \`npm run trust\`: four processes of the production build behind HAProxy, ` +
      `on ${cpus().length} cores with everything else, Node ${process.version}, seed ${seed}. ` +
      `${figures.length - missed.length} of ${figures.length} figures met in ${Math.round(seconds / 60)} minutes.`,
    '',
    tableOf(figures),
    ...missed.flatMap(({ name, notes }) => [
      '',
      `Missed: ${name}`,
      '',
      ...notes.slice(0, 40).map((note) => `- ${note}`),
    ]),
    '',
  ]
  await mkdir('bench/reports', { recursive: true })
  await writeFile(join('bench/reports', `trust-${day}.md`), lines.join('\n'))
}
