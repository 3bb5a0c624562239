import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { buildIfChanged } from '../scripts/build-site.ts'
import { createControl } from '../tests/support/control.ts'
import { startWorld, type World } from '../tests/support/world.ts'

/**
 * The history of a member with ten thousand and with a hundred thousand lines: how long its page takes, how large it
 * is in a browser, how long a filter takes on a slow phone, and what the statement file costs in memory. Prints each
 * figure beside its goal and keeps every run in `bench/reports/`.
 */
const SIZES = [10_000, 100_000] as const
const PAGES = 40
/** So often a reader asks for older lines. */
const MOST_PAGES = 20
const SLOWDOWN = 4
const MOST_NODES = 1_500
const MOST_FILTER_MS = 200
/** Flat: the longer history may cost a third more, or this many milliseconds where both are quick. */
const FLAT = 1.33
const FLAT_MS = 15
const FLAT_MB = 32

type Run = {
  size: number
  pageMs: number[]
  pageCpu: PageCpu
  nodes: Record<string, number>
  filters: FilterTime[]
  csv: Csv
}
/** Processor time of one page, in milliseconds, by who spent it. */
type PageCpu = { site: number; sandbox: number }
type FilterTime = { wallMs: number; busyMs: number }
type Csv = {
  lines: number
  bytes: number
  ms: number
  firstByteMs: number
  rssMb: number[]
}

const wanted = ['EARN', 'REDEEM', 'ALL'] as const

async function main(): Promise<void> {
  await buildIfChanged()
  const world = await startWorld()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  })
  const runs: Run[] = []
  try {
    for (const size of SIZES) runs.push(await measure(world, browser, size))
  } finally {
    await browser.close()
    await world.close()
  }
  report(runs)
}

async function measure(world: World, browser: Browser, size: number): Promise<Run> {
  const customer = await createControl(world).createCustomer({ purchases: size, memberSince: '2016-01-01' })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${world.site}/account/history`)
  await page.locator('#email').fill(customer.email)
  await page.locator('#password').fill(customer.password)
  await page.locator('button.primary').click()
  await page.waitForURL((url) => url.origin === world.site)
  await page.waitForLoadState('networkidle')
  const cookies = await page.context().cookies(world.site)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { pageMs, pageCpu } = await timePages(world, cookie)
  const nodes = await countNodes(world, page)
  const filters = await timeFilters(world, page)
  await page.close()
  const csv = await readStatement(world, cookie)
  console.log(`${size} lines measured`)
  return { size, pageMs, pageCpu, nodes, filters, csv }
}

/** Whole documents of the longest period, one after the other, once the first have warmed everything up. */
async function timePages(world: World, cookie: string): Promise<Pick<Run, 'pageMs' | 'pageCpu'>> {
  const pageMs: number[] = []
  let before = { site: 0, sandbox: 0 }
  const cpu = () => ({ site: cpuMs(world.sitePid), sandbox: cpuMs(world.sandboxPid) })
  for (let index = 0; index < PAGES + 10; index += 1) {
    if (index === 10) before = cpu()
    const started = performance.now()
    const answer = await fetch(`${world.site}/account/history?dates=EVERYTHING`, { headers: { cookie } })
    await answer.text()
    if (answer.status !== 200) throw new Error(`the history answered ${answer.status}`)
    if (index >= 10) pageMs.push(performance.now() - started)
  }
  const after = cpu()
  const share = (who: keyof PageCpu) => Math.round((10 * (after[who] - before[who])) / PAGES) / 10
  return { pageMs, pageCpu: { site: share('site'), sandbox: share('sandbox') } }
}

async function countNodes(world: World, page: Page): Promise<Record<string, number>> {
  const count = () => page.evaluate(() => document.querySelectorAll('*').length)
  await page.goto(`${world.site}/account/history?dates=EVERYTHING`)
  await page.waitForLoadState('networkidle')
  const nodes: Record<string, number> = { 'one page': await settled(count) }
  for (let pages = 2; pages <= MOST_PAGES; pages += 1) {
    await page.locator('main a[href*="page="]').last().click()
    await page.waitForURL((url) => url.searchParams.get('page') === String(pages))
    nodes[`${pages} pages`] = await settled(count)
  }
  // Half-way back up, where there is something far on both sides.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  nodes['in the middle'] = await settled(count)
  return nodes
}

/** A number once it has stopped changing. */
async function settled(read: () => Promise<number>): Promise<number> {
  let last = await read()
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 150))
    const now = await read()
    if (now === last) return now
    last = now
  }
}

/** From the choice in the list to the frame that shows its lines, on a slowed processor. */
async function timeFilters(world: World, page: Page): Promise<FilterTime[]> {
  await page.goto(`${world.site}/account/history?dates=EVERYTHING`)
  await page.waitForLoadState('networkidle')
  const devtools = await page.context().newCDPSession(page)
  // Time that the page's own thread was at work: other work of this machine does not count against it.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const busyMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const times: FilterTime[] = []
  for (let round = 0; round < 5; round += 1) {
    for (const type of wanted) {
      const before = await busyMs()
      const wallMs = await timeFilter(page, type)
      times.push({ wallMs, busyMs: (await busyMs()) - before })
    }
  }
  await devtools.detach()
  return times
}

const timeFilter = (page: Page, type: string): Promise<number> =>
  page.evaluate(
    (value) =>
      new Promise<number>((resolve) => {
        const list = document.querySelector<HTMLSelectElement>('select[name=type]')
        const sum = document.querySelector('main dl')?.parentElement
        if (!list || !sum) throw new Error('the history has a list of types and a sum')
        const before = sum.textContent
        const started = performance.now()
        const look = () => {
          if (document.querySelector('main dl')?.parentElement?.textContent === before)
            requestAnimationFrame(look)
          else requestAnimationFrame(() => resolve(performance.now() - started))
        }
        list.value = value
        list.dispatchEvent(new Event('change', { bubbles: true }))
        requestAnimationFrame(look)
      }),
    type,
  )

/** Reads the whole file as it comes, watching what the site's process holds. */
async function readStatement(world: World, cookie: string): Promise<Csv> {
  const rss = () => memoryMb(world.sitePid)
  const rssMb = [rss()]
  const watch = setInterval(() => rssMb.push(rss()), 50)
  const started = performance.now()
  const answer = await fetch(`${world.site}/account/history/statement/csv?from=2010-01-01`, {
    headers: { cookie },
  })
  let firstByteMs = 0
  let bytes = 0
  let lines = 0
  for await (const chunk of answer.body ?? []) {
    firstByteMs ||= performance.now() - started
    bytes += chunk.byteLength
    for (const byte of chunk) if (byte === 10) lines += 1
  }
  clearInterval(watch)
  return { lines, bytes, ms: performance.now() - started, firstByteMs, rssMb }
}

/** User and system time of a process so far; Linux counts them in hundredths of a second. */
function cpuMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

function memoryMb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024)
}

/** What of the site's memory is a garbage that nobody was in a hurry to collect: the same file with little room for it. */
function inSmallHeap(lines: number) {
  const script = join(import.meta.dirname, 'statement-heap.ts')
  const output = execFileSync(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=48', script, String(lines)],
    { encoding: 'utf8' },
  )
  const { alive }: { alive: number[] } = JSON.parse(output)
  return {
    what: `statement of ${lines} lines in a heap of 48 MB, MB alive at the first tenth and at most after it`,
    is: `${alive[0]} and ${Math.max(...alive.slice(1))}`,
    isGood: Math.max(...alive.slice(1)) <= (alive[0] ?? 0) + 2,
  }
}

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN)
}

function report(runs: readonly Run[]): void {
  const [short, long] = runs
  if (!short || !long) throw new Error('both sizes are measured')
  const p95 = (run: Run) => share(run.pageMs, 0.95)
  const half = long.csv.rssMb.length >> 1
  const early = Math.max(...long.csv.rssMb.slice(0, half))
  const late = Math.max(...long.csv.rssMb.slice(half))
  const nodes = Math.max(...runs.flatMap((run) => Object.values(run.nodes)))
  const filter = Math.max(
    ...runs.map((run) =>
      share(
        run.filters.map(({ busyMs }) => busyMs),
        0.95,
      ),
    ),
  )
  const wall = runs
    .map((run) =>
      share(
        run.filters.map(({ wallMs }) => wallMs),
        0.5,
      ),
    )
    .join(' and ')
  const figures = [
    {
      what: 'page p95, ms, 10,000 and 100,000 lines',
      is: `${p95(short)} and ${p95(long)}`,
      isGood: p95(long) <= Math.max(p95(short) * FLAT, p95(short) + FLAT_MS),
    },
    {
      what: 'processor of one page, ms, 10,000 and 100,000 lines',
      is: `site ${short.pageCpu.site} and ${long.pageCpu.site}, sandbox ${short.pageCpu.sandbox} and ${long.pageCpu.sandbox}`,
      isGood: long.pageCpu.site <= Math.max(short.pageCpu.site * FLAT, short.pageCpu.site + FLAT_MS),
    },
    {
      what: 'statement file of 100,000 lines, most memory in its first and second half, MB',
      is: `${early} and ${late}`,
      isGood: late <= early + FLAT_MB,
    },
    inSmallHeap(long.size),
    {
      what: 'statement file, lines and seconds',
      is: `${long.csv.lines} in ${(long.csv.ms / 1000).toFixed(1)}`,
      isGood: long.csv.lines === long.size + 6,
    },
    {
      what: 'page median, ms, 10,000 and 100,000 lines',
      is: `${share(short.pageMs, 0.5)} and ${share(long.pageMs, 0.5)}`,
      isGood:
        share(long.pageMs, 0.5) <=
        Math.max(share(short.pageMs, 0.5) * FLAT, share(short.pageMs, 0.5) + FLAT_MS),
    },
    { what: `nodes in the document, at most ${MOST_NODES}`, is: String(nodes), isGood: nodes < MOST_NODES },
    {
      what: `filter at ${SLOWDOWN}× slower, p95 of the page's own ms, at most ${MOST_FILTER_MS} (median until shown: ${wall})`,
      is: String(filter),
      isGood: filter < MOST_FILTER_MS,
    },
  ]
  console.log(
    `load of the machine: ${loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}`,
  )
  for (const { what, is, isGood } of figures) console.log(`${isGood ? 'good' : 'MISS'}  ${what}: ${is}`)
  const folder = join(import.meta.dirname, 'reports')
  mkdirSync(folder, { recursive: true })
  const at = new Date().toISOString()
  const file = join(folder, `history-${at.slice(0, 16).replaceAll(':', '')}.json`)
  writeFileSync(
    file,
    `${JSON.stringify({ at, node: process.version, load: loadavg(), figures, runs }, null, 2)}\n`,
  )
  console.log(file)
  if (figures.some(({ isGood }) => !isGood)) process.exitCode = 1
}

await main()
