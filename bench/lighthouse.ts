import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { CHROMIUM_ARGS } from '../design-system/pictures/chromium-args.ts'
import { buildIfChanged } from '../scripts/build-site.ts'
import { findOrInstallChromium } from '../scripts/find-browsers.ts'
import { installTools } from '../scripts/install-tools.ts'
import { runCommand } from '../scripts/run-command.ts'
import { startWorld } from '../tests/support/world.ts'
import { keepRuns, machineState, median } from './keep-runs.ts'

/**
 * `npm run bench:lighthouse`: Lighthouse scores of the public pages on a slow phone (its mobile profile), as the median
 * of three runs of each, in both languages. `--runs` changes their number, `--page` selects one.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, page: { type: 'string' } },
})

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const

/** Lighthouse sometimes loses the beginning of its own trace, which is no failure of the page. */
const TRACE_LOST = 'NO_NAVSTART'

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      scoreDisplayMode: z.string(),
      // Most audits have details of another kind.
      details: z
        .object({ items: z.array(z.object({ node: z.object({ snippet: z.string() }).optional() })) })
        .optional()
        .catch(undefined),
    }),
  ),
})
type Report = z.infer<typeof report>

/** Scores from 0 to 100, times in milliseconds, and failed audits with the elements that they name. */
interface Judged {
  readonly page: string
  readonly scores: readonly number[]
  readonly figures: readonly number[]
  readonly findings: readonly string[]
}

const chromium = findOrInstallChromium()
if (!chromium) throw new Error('no Chromium: set CHROMIUM_PATH')
const tools = await installTools()
await buildIfChanged()
const machine = machineState('none')
const world = await startWorld()
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const judged: Judged[] = []
try {
  for (const page of await pages()) judged.push(await judge(page))
} finally {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
}
print()

async function pages(): Promise<string[]> {
  if (values.page) return [values.page]
  const one = async (list: string) =>
    new RegExp(`href="(${list}/[^"?#/]+)"`).exec(await (await fetch(world.site + list)).text())?.[1] ?? list
  const paths = ['/', '/gift-cards', await one('/gift-cards'), '/offers', await one('/offers'), '/help']
  return paths.flatMap((path) => [path, path === '/' ? '/fr-ca' : `/fr-ca${path}`])
}

async function judge(page: string): Promise<Judged> {
  const reports: Report[] = []
  // The first request renders the page and fills the cache, which other benches measure.
  await fetch(world.site + page, { headers: { accept: 'text/html' } })
  for (let run = 0; run < Number(values.runs); run++) reports.push(await look(page))
  const middle = (of: (one: Report) => number | null | undefined) =>
    median(reports.map((one) => of(one) ?? 0))
  const scored = (one: Report) =>
    Object.values(one.audits).filter(({ scoreDisplayMode: mode }) => mode === 'binary')
  const wanting = reports.flatMap((one) => scored(one).filter(({ score }) => score !== null && score < 1))
  return {
    page,
    scores: categories.map((name) => Math.round(100 * middle((one) => one.categories[name]?.score))),
    figures: audits.map((name) => Number(middle((one) => one.audits[name]?.numericValue).toFixed(3))),
    findings: [
      ...new Set(
        wanting.map(({ title, details }) =>
          [title, ...(details?.items ?? []).flatMap(({ node }) => node?.snippet ?? [])].join('\n        '),
        ),
      ),
    ],
  }
}

async function look(page: string, attempts = 3): Promise<Report> {
  const file = join(folder, 'report.json')
  const { ok, output } = await runCommand(
    [
      process.execPath,
      join(tools, 'lighthouse/cli/index.js'),
      world.site + page,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`,
    ],
    { env: { CHROME_PATH: chromium } },
  )
  if (!ok && output.includes(TRACE_LOST) && attempts > 1) return look(page, attempts - 1)
  if (!ok) throw new Error(`Lighthouse could not look at ${page}:\n${output}`)
  return report.parse(JSON.parse(readFileSync(file, 'utf8')))
}

function print(): void {
  console.log(`load before: ${machine.loadBefore[0]} (performance is a result below 1.5 only)`)
  console.log(`${'page'.padEnd(36)}perf  a11y  best   seo    LCP ms     CLS  TBT ms`)
  for (const { page, scores, figures, findings } of judged) {
    const [lcp = 0, cls = 0, tbt = 0] = figures
    const points = scores.map((score) => String(score).padStart(6)).join('')
    console.log(
      `${page.padEnd(34)}${points}${lcp.toFixed(0).padStart(10)}${cls.toFixed(3).padStart(8)}${tbt.toFixed(0).padStart(8)}`,
    )
    for (const finding of findings) console.log(`    ${finding}`)
  }
  keepRuns('lighthouse', machine, { categories, audits, judged })
}
