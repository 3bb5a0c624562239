import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

const measuredSchema = z.object({
  name: z.string(),
  goal: z.string(),
  measured: z.string(),
  isMet: z.boolean(),
  notes: z.array(z.string()),
  store: z.enum(['sqlite', 'redis']),
  seconds: z.number(),
  /** The part of the programme, and the figure's index in it. */
  part: z.string(),
  index: z.number(),
})
/** A figure with its place in the programme and its duration. */
export type Measured = z.infer<typeof measuredSchema>

const rowSchema = measuredSchema.extend({
  tier: z.enum(['quick', 'deep']),
  /** The share of its full size; 1 is all of it. */
  share: z.number(),
  seed: z.number(),
  /** When it ended, ISO 8601 in UTC. */
  at: z.string(),
})
type Row = z.infer<typeof rowSchema>

const folder = 'bench/reports'
const storeName = { sqlite: 'embedded', redis: 'Redis' }
const tiers = { quick: 'Quick run', deep: 'Long run' }

/** A Markdown table with aligned columns. */
function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map((title, at) =>
    Math.max(3, title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [columns, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n')
}

const cellsOf = ({ name, goal, measured, isMet, store, seconds }: Measured) => [
  isMet ? 'met' : 'MISSED',
  name,
  storeName[store],
  goal,
  measured,
  `${Math.round(seconds)} s`,
]
const columns = ['', 'Figure', 'Sessions', 'Goal', 'Measured', 'Time']

/** All figures beside their goals. */
export const tableOf = (figures: readonly Measured[]): string => markdownTable(columns, figures.map(cellsOf))

const isOfOneFigure = (a: Row, b: Row) => a.store === b.store && a.part === b.part && a.index === b.index
/** A long figure may be run in shares, each with its own seed: they have their own rows until it is run whole. */
const takesThePlaceOf = (later: Row, row: Row) =>
  isOfOneFigure(later, row) && (later.share === 1 || later.seed === row.seed)
/** The order of the programme: the embedded store first, then parts in run order, with their figures in order. */
const inOrder = (rows: readonly Row[]) => {
  const parts = [...new Set(rows.map(({ part }) => part))]
  const rank = ({ store, part, index }: Row) =>
    (store === 'sqlite' ? 0 : 10_000) + parts.indexOf(part) * 100 + index
  return [...rows].sort((a, b) => rank(a) - rank(b))
}

/**
 * Adds a figure to the report in `bench/reports/`, so that a run may be made part by part. A repeated figure replaces the
 * earlier one in the table; an earlier failure stays listed below it.
 */
export async function addToReport(
  figure: Measured,
  run: Pick<Row, 'tier' | 'share' | 'seed'>,
): Promise<void> {
  const at = new Date().toISOString()
  const file = join(folder, 'trust')
  const before = await readFile(`${file}.gen.json`, 'utf8').catch((error: unknown) => {
    // The first figure of all. Anything else would take the place of the history.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '[]'
    throw error
  })
  const rows = [...z.array(rowSchema).parse(JSON.parse(before)), { ...figure, ...run, at }]
  await mkdir(folder, { recursive: true })
  await writeWhole(`${file}.gen.json`, `${JSON.stringify(rows, null, 2)}\n`)
  await writeWhole(`${file}.md`, reportOf(rows))
}

/** A run that is stopped in the middle leaves the former file. */
async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text)
  await rename(`${file}.part`, file)
}

/** The report of all figures that were measured. */
export function reportOf(rows: readonly Row[]): string {
  const lines = [
    '# Money safe',
    '',
    'Measured by `npm run trust` against four processes of the production build behind HAProxy, on ' +
      `${cpus().length} cores that also ran the sandbox, the load and everything else, Node ${process.version}. ` +
      'Each figure is the last of its kind; what was missed before stands below the table.',
    '',
  ]
  for (const tier of ['quick', 'deep'] as const) {
    const all = rows.filter((row) => row.tier === tier)
    const last = all.filter((row, at) => !all.slice(at + 1).some((later) => takesThePlaceOf(later, row)))
    if (last.length === 0) continue
    const met = last.filter(({ isMet }) => isMet).length
    const minutes = Math.round(last.reduce((sum, { seconds }) => sum + seconds, 0) / 60)
    const table = inOrder(last).map((row) => [
      ...cellsOf(row),
      row.share === 1 ? 'whole' : `${row.share} of it`,
      String(row.seed),
      minuteOf(row),
    ])
    const missed = all.filter(({ isMet }) => !isMet)
    lines.push(
      `## ${tiers[tier]}`,
      '',
      `${met} of ${last.length} figures met, in ${minutes} minutes of measuring.`,
      '',
      markdownTable([...columns, 'Size', 'Seed', 'UTC'], table),
      '',
      ...missed.flatMap((row) => missOf(row, last.includes(row))),
    )
  }
  return lines.join('\n')
}

const minuteOf = ({ at }: Pick<Row, 'at'>) => at.slice(0, 16).replace('T', ' ')

const missOf = ({ name, store, measured, at, notes }: Row, isLast: boolean): string[] => [
  `${isLast ? 'Missed' : 'Missed before'}, ${minuteOf({ at })}: ${name} (${storeName[store]}): ${measured}`,
  '',
  ...notes
    .map(oneLine)
    .filter((note) => note !== '')
    .slice(0, 40)
    .map((note) => `- ${note}`),
  '',
]

/** Program output without colours and line breaks, for a list item. */
const oneLine = (note: string) => stripVTControlCharacters(note).replace(/\s+/g, ' ').trim()
