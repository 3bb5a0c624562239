import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buildIfChanged } from '../scripts/build-site.ts'
import { createControl } from '../tests/support/control.ts'
import { processorMs } from '../tests/support/processes.ts'
import { passTime } from '../tests/support/waits.ts'
import { startWorld } from '../tests/support/world.ts'
import { keepRuns, machineState, median } from './keep-runs.ts'
import { signInCookie } from './sign-in.ts'

/**
 * `npm run bench:growth`: the cost of a page in the site's process with few and with many transactions, offers, gift
 * card brands and rewards, and concurrent sessions. In processor time, which other load on the machine hardly affects.
 */
const ROUNDS = 12
const REQUESTS = 30
/**
 * A few, as many as fill one page, and many: from the first to the second the page gets longer. Transactions are spread
 * over ten years, and a history begins with one.
 */
const LINES = [10, 1_100, 100_000] as const
const OFFERS = [20, 100, 2_000] as const
/** Brands of gift cards, and as many rewards. */
const BRANDS = [48, 1_000] as const
const OF_BRANDS = ['/gift-cards', '/rewards', '/account/goal']
const SESSIONS = 10_000
/** Suffix of the ids of copied sessions; no real id has it. */
const COPY = '~'

const machine = machineState('one request at a time')
await buildIfChanged()
// The site caches content as in production.
const world = await startWorld({ CONTENT_CACHE_SECONDS: '60' })
const control = createControl(world)
const results: { what: string; few: number[]; many: number[] }[] = []
try {
  const [few = '', some = '', many = ''] = await Promise.all(
    LINES.map(async (purchases) =>
      signInCookie(world, await control.createCustomer({ purchases, memberSince: '2016-01-01' })),
    ),
  )
  for (const path of ['/', '/account', '/account/history'])
    await compare(path, 'transactions', LINES[0], { cookie: few }, LINES[2], { cookie: many })
  await compare('/account/history', 'transactions', LINES[1], { cookie: some }, LINES[2], { cookie: many })
  for (const path of [
    '/',
    '/account',
    '/offers',
    '/offers/limited-time',
    '/offers/NC-MORNING-400',
    '/search?q=harbour',
  ]) {
    const programme = (offers: number) => ({ cookie: few, offers })
    await compare(path, 'offers', OFFERS[0], programme(OFFERS[0]), OFFERS[2], programme(OFFERS[2]))
    if (path === '/offers' || path === '/offers/limited-time')
      await compare(path, 'offers', OFFERS[1], programme(OFFERS[1]), OFFERS[2], programme(OFFERS[2]))
  }
  const withFew = await ofBrands(BRANDS[0], few)
  const withMany = await ofBrands(BRANDS[1], few)
  for (const [at, path] of OF_BRANDS.entries()) {
    const what = `${path}, ${BRANDS[0]} to ${BRANDS[1]} brands`
    results.push({ what, few: withFew[at] ?? [], many: withMany[at] ?? [] })
  }
  await withSessions('/account', few)
} finally {
  await world.close()
}
report()

/** The member, and the number of offers; the programme's own by default. */
interface Asked {
  readonly cookie: string
  readonly offers?: number
}

/** The cost of a page with so many of something and with many more, alternating. */
async function compare(path: string, of: string, from: number, few: Asked, to: number, many: Asked) {
  const runs = { few: [] as number[], many: [] as number[] }
  for (const asked of [few, many]) for (let warm = 0; warm < 10; warm++) await cost(path, asked)
  for (let round = 0; round < ROUNDS; round++) {
    runs.few.push(await cost(path, few))
    runs.many.push(await cost(path, many))
  }
  results.push({ what: `${path}, ${from} to ${to} ${of}`, ...runs })
}

/** Does not alternate, because the site caches the catalogue for a minute. */
async function ofBrands(brands: number, cookie: string): Promise<number[][]> {
  await control.setCatalogueSize({ brands, rewards: brands })
  const shown = new RegExp(`(?<!\\d)${brands} gift cards`)
  while (!shown.test(await read('/gift-cards', cookie))) await passTime(1_000)
  // Both lists were loaded together at first.
  await passTime(5_000)
  const runs: number[][] = []
  for (const path of OF_BRANDS) {
    for (let warm = 0; warm < 10; warm++) await cost(path, { cookie })
    runs.push(await costs(path, cookie))
  }
  return runs
}

async function costs(path: string, cookie: string): Promise<number[]> {
  const runs: number[] = []
  for (let round = 0; round < ROUNDS; round++) runs.push(await cost(path, { cookie }))
  return runs
}

/** The cost of a member's page with few and with many sessions in the store, alternating. */
async function withSessions(path: string, cookie: string) {
  const runs = { few: [] as number[], many: [] as number[] }
  for (let round = 0; round < ROUNDS; round++)
    for (const crowd of ['few', 'many'] as const) {
      removeCopies()
      if (crowd === 'many') copySessions(SESSIONS)
      // The first page after a change of the store reads it anew.
      for (let warm = 0; warm < 3; warm++) await read(path, cookie)
      runs[crowd].push(await cost(path, { cookie }))
    }
  results.push({ what: `${path}, 1 to ${SESSIONS} live sessions`, ...runs })
}

/** Milliseconds of processor time per page, as the mean of several. */
async function cost(path: string, { cookie, offers }: Asked): Promise<number> {
  if (offers !== undefined) await control.setCatalogueSize({ offers })
  const before = processorMs(world.sitePid)
  for (let sent = 0; sent < REQUESTS; sent++) {
    await read(path, cookie)
  }
  return (processorMs(world.sitePid) - before) / REQUESTS
}

async function read(path: string, cookie: string): Promise<string> {
  const answer = await fetch(world.site + path, { headers: { cookie, accept: 'text/html' } })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer.text()
}

/** Fills the store with copies of an existing session under other ids. */
function copySessions(count: number): void {
  using store = openStore()
  const columns = store
    .prepare("SELECT name FROM pragma_table_info('records')")
    .all()
    .map(({ name }) => String(name))
  const isName = (name: string) => name === 'id' || name === 'owner'
  const copied = columns.map((name) => (isName(name) ? `${name} || '${COPY}' || n` : name)).join(', ')
  store.exec(
    `WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${count})
     INSERT INTO records (${columns.join(', ')})
     SELECT ${copied} FROM counted, (SELECT * FROM records WHERE kind = 'session' LIMIT 1)`,
  )
  const { live } = store.prepare("SELECT count(*) AS live FROM records WHERE kind = 'session'").get() ?? {}
  if (Number(live) < count) throw new Error(`${live} sessions are live`)
}

function removeCopies(): void {
  using store = openStore()
  store.exec(`DELETE FROM records WHERE id LIKE '%${COPY}%'`)
}

function openStore(): DatabaseSync {
  const store = new DatabaseSync(join(world.dataDir, 'sessions.sqlite'))
  store.exec('PRAGMA busy_timeout = 10000')
  return store
}

function report(): void {
  for (const { what, few, many } of results) {
    const growth = ((median(many) / median(few) - 1) * 100).toFixed(0)
    const range = (runs: number[]) =>
      `${median(runs).toFixed(1)} ms (${Math.min(...runs).toFixed(1)} to ${Math.max(...runs).toFixed(1)})`
    console.log(`${what}: ${range(few)}, then ${range(many)}: ${growth} % (goal ± 10 %)`)
  }
  keepRuns('growth', machine, { requests: REQUESTS, results })
}
