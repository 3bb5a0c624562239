import type { Browser } from 'playwright'
import { buildIfChanged } from '../scripts/build-site.ts'
import { launchChromium } from '../scripts/launch-chromium.ts'
import { createControl } from '../tests/support/control.ts'
import { startWorld, type World } from '../tests/support/world.ts'
import { countNodes, type FilterTime, type FilterTimes, SLOWDOWN, timeFilters } from './history-in-browser.ts'
import { type PageTimes, timePages } from './history-pages.ts'
import { aliveInSmallHeap, readStatement, type StatementCost } from './history-statement.ts'
import { keepRuns, machineState, median, p95 } from './keep-runs.ts'
import { openSignedIn } from './sign-in.ts'

/**
 * `npm run bench:history`: the history of a member with ten thousand and with a hundred thousand transactions: the
 * duration of its page, its size in a browser, the duration of a filter change on a slow phone, and the memory of the
 * statement file. Prints each figure with its goal, and exits with 1 when one is missed.
 */
const SIZES = { short: 10_000, long: 100_000 }
const MAX_NODES = 1_500
const MAX_FILTER_MS = 200
/**
 * The cost counts as constant while the longer history takes at most a third more, or this many milliseconds when both
 * are fast.
 */
const FLAT = 1.33
const FLAT_MS = 15
const FLAT_MB = 32
/** Lines of a statement file that are not transactions. */
const LINES_AROUND = 6

type Run = {
  readonly size: number
  readonly pages: PageTimes
  readonly nodes: Readonly<Record<string, number>>
  readonly filters: FilterTimes
  readonly statement: StatementCost
}
type Figure = { readonly what: string; readonly is: string; readonly isGood: boolean }

const machine = machineState(`one reader; filters in Chromium, its processor ${SLOWDOWN} times slower`)
await buildIfChanged()
const browser = await launchChromium()
const world = await startWorld()
try {
  const short = await measure(world, browser, SIZES.short)
  const long = await measure(world, browser, SIZES.long)
  const figures = judge(short, long)
  for (const { what, is, isGood } of figures) console.log(`${isGood ? 'good' : 'MISS'}  ${what}: ${is}`)
  keepRuns('history', machine, { figures, runs: [short, long] })
  if (figures.some(({ isGood }) => !isGood)) process.exitCode = 1
} finally {
  await browser.close()
  await world.close()
}

async function measure(world: World, browser: Browser, size: number): Promise<Run> {
  const customer = await createControl(world).createCustomer({ purchases: size, memberSince: '2016-01-01' })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await openSignedIn(page, `${world.site}/account/history`, customer)
  const cookies = await context.cookies(world.site)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const pages = await timePages(world, cookie)
  const nodes = await countNodes(page, world.site)
  const filters = await timeFilters(page, world.site)
  await context.close()
  const statement = await readStatement(world, cookie)
  console.log(`${size} lines measured`)
  return { size, pages, nodes, filters, statement }
}

function judge(short: Run, long: Run): Figure[] {
  const held = long.statement.residentMb
  const early = Math.max(...held.slice(0, held.length >> 1))
  const late = Math.max(...held.slice(held.length >> 1))
  const [atFirst = 0, ...later] = aliveInSmallHeap(long.size)
  const nodes = Math.max(...[short, long].flatMap((run) => Object.values(run.nodes)))
  const both = (read: (run: Run) => number) => `${tenths(read(short))} and ${tenths(read(long))}`
  const isFlat = (read: (run: Run) => number) =>
    read(long) <= Math.max(read(short) * FLAT, read(short) + FLAT_MS)
  const slowest = ({ pages }: Run) => p95(pages.ms)
  const middle = ({ pages }: Run) => median(pages.ms)
  const site = ({ pages }: Run) => pages.cpuMs.site
  const sandbox = ({ pages }: Run) => pages.cpuMs.sandbox
  const lines = Object.values(SIZES).join(' and ')
  const filterFigure = (which: string, timesOf: (filters: FilterTimes) => readonly FilterTime[]): Figure => {
    const shown = ({ filters }: Run) => timesOf(filters).map(({ wallMs }) => wallMs)
    const slow = (run: Run) => p95(shown(run))
    return {
      what: `filter at ${SLOWDOWN}× slower, ${which}: p95 until shown, ms, at most ${MAX_FILTER_MS} (median: ${both((run) => median(shown(run)))})`,
      is: both(slow),
      isGood: Math.max(slow(short), slow(long)) < MAX_FILTER_MS,
    }
  }
  return [
    { what: `page p95, ms, ${lines} lines`, is: both(slowest), isGood: isFlat(slowest) },
    { what: `page median, ms, ${lines} lines`, is: both(middle), isGood: isFlat(middle) },
    {
      what: `processor of one page, ms, ${lines} lines`,
      is: `site ${both(site)}, sandbox ${both(sandbox)}`,
      isGood: isFlat(site),
    },
    {
      what: `statement file of ${long.size} lines, most memory in its first and second half, MB`,
      is: `${early} and ${late}`,
      isGood: late <= early + FLAT_MB,
    },
    {
      what: `statement of ${long.size} lines in a heap of 48 MB, MB alive at the first tenth and at most after it`,
      is: `${atFirst} and ${Math.max(...later)}`,
      isGood: Math.max(...later) <= atFirst + 2,
    },
    {
      what: 'statement file, lines and seconds',
      is: `${long.statement.lines} in ${(long.statement.ms / 1000).toFixed(1)}`,
      isGood: long.statement.lines === long.size + LINES_AROUND,
    },
    { what: `nodes in the document, at most ${MAX_NODES}`, is: String(nodes), isGood: nodes < MAX_NODES },
    filterFigure('the first, its list opened by a pointer', ({ first }) => first),
    filterFigure('the first, nothing prepared', ({ unprepared }) => unprepared),
    filterFigure('after the first', ({ later }) => later),
  ]
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
