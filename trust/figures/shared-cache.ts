import { withLocalePrefix } from '../../app/domain/locale.ts'
import { functions } from '../../tests/access/table.ts'
import { home } from '../../tests/support/samples.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { aMember } from '../harness/member.ts'
import { readBuild } from '../harness/site-build.ts'
import { PROCESSES, publicOrigin, type World } from '../harness/world.ts'
import { type Kept, sharedCache } from '../hostile/shared-cache.ts'
import { onTheWire } from '../hostile/wire.ts'
import { routesFor } from './access.ts'

const PEOPLE = 20
const locales = ['en-ca', 'fr-ca'] as const

/** Parts of a request that are not in a cache key. */
const unkeyed: readonly Record<string, string>[] = [
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'evil' },
  { 'x-forwarded-prefix': '/evil' },
  { 'x-original-url': '/evil' },
  { 'x-rewrite-url': '/evil' },
  { forwarded: 'host=evil.example;proto=evil' },
  { 'x-host': 'evil.example' },
  { 'accept-language': 'fr-CA,evil' },
  { 'user-agent': 'evil<script>' },
  { referer: 'https://evil.example/' },
  { origin: 'https://evil.example' },
  { 'x-borealis-locale': 'fr-ca' },
  { 'x-http-method-override': 'POST' },
  { cookie: 'language=fr-ca' },
  { cookie: 'province=QC' },
  { cookie: 'dismissed=evil; variants=evil; consent=evil' },
  { 'x-correlation-id': 'evil' },
  { purpose: 'prefetch' },
  { range: 'bytes=0-10' },
  { accept: 'text/html;evil' },
]

interface Person {
  readonly mark: string
  readonly cookies: string
}

async function aPerson(index: number): Promise<Person> {
  const mark = `Canary${index}x${crypto.randomUUID().slice(0, 8)}`
  const addresses = [{ ...home, addressLine1: `7 ${mark} Road` }]
  const member = await aMember(1_000 + index, { firstName: mark, addresses })
  return { mark, cookies: member.cookies() }
}

const headersOf = (isRead: boolean, more: Record<string, string>) => ({
  accept: 'text/html, application/json',
  origin: publicOrigin,
  'sec-fetch-site': 'same-origin',
  ...(isRead && { 'x-tsr-serverfn': 'true' }),
  ...more,
})

/** So many of the items, each at most once. */
const sample = <T>(items: readonly T[], count: number, random: () => number): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ item }) => item)

/** Members and visitors alternate through a cache that does not distinguish them. */
export async function hostileSharedCache(
  world: World,
  requests: number,
  random: () => number,
): Promise<Figure> {
  const tally = createTally()
  const cache = sharedCache()
  const people = await inTurns(numbers(PEOPLE), 4, aPerson)
  const visitor: Person = { mark: 'nobody', cookies: '' }
  const pages = [...new Set([...routesFor(0), ...routesFor(3)])].filter((path) => !path.includes('$'))
  const reads = [...readBuild(world).functions]
    .filter(
      ([name, { method }]) =>
        method === 'GET' && !JSON.stringify(functions[name]?.data ?? null).includes('$'),
    )
    .map(
      ([name, { id }]) =>
        `/_serverFn/${id}?${new URLSearchParams({ payload: onTheWire({ data: functions[name]?.data }) })}`,
    )
  let own = 0
  let failed = 0

  const judge = (path: string, who: Person, { text, headers }: Kept, locale: string | undefined) => {
    for (const { mark } of people) {
      if (!text.includes(mark)) continue
      if (mark === who.mark) own += 1
      else tally.notes.push(`${path}: ${who.mark} reads ${mark}`)
    }
    tally.expect(!/\bevil\b/.test(text), `${path}: ${who.mark} gets what a stranger's header said`)
    if (!locale || !headers.get('content-type')?.startsWith('text/html')) return
    const spoken = /<html[^>]* lang="([^"]+)"/.exec(text)?.[1]?.toLowerCase()
    tally.expect(spoken === locale, `${path}: is in ${spoken}`)
  }

  const judgeKept = (kept: ReadonlyMap<string, Kept>) => {
    for (const [path, { headers, text, status }] of kept) {
      tally.expect(headers.getSetCookie().length === 0, `${path}: a cookie is kept`)
      tally.expect(status < 400 || status === 404, `${path}: a ${status} is kept`)
      tally.expect(!people.some(({ mark }) => text.includes(mark)), `${path}: a person's page is kept`)
    }
  }

  await inTurns(numbers(requests), 32, async (index) => {
    const who = index % 4 === 3 ? visitor : (people[Math.floor(random() * PEOPLE)] ?? visitor)
    const locale = locales[Math.floor(random() * 2)] ?? 'en-ca'
    const isRead = random() < 0.3
    const page = withLocalePrefix(pages[Math.floor(random() * pages.length)] ?? '/', locale)
    const path = isRead ? (reads[Math.floor(random() * reads.length)] ?? '/') : page
    const answer = await cache.get(
      path,
      headersOf(isRead, who.cookies ? { cookie: who.cookies } : {}),
      Math.floor(random() * PROCESSES),
    )
    failed += Number(answer.status >= 500)
    judge(path, who, answer, isRead ? undefined : locale)
  })
  judgeKept(cache.kept)

  // What is kept is asked for no more: each header is the first to reach each of its paths, through a cache of its own.
  const asked = [
    ...locales.flatMap((locale) => pages.map((page) => ({ path: withLocalePrefix(page, locale), locale }))),
    ...reads.map((path) => ({ path, locale: undefined })),
  ]
  const each = Math.min(asked.length, Math.max(1, Math.round(requests / 100)))
  let probes = 0
  let poisonable = 0
  for (const header of unkeyed) {
    const fresh = sharedCache()
    await inTurns(sample(asked, each, random), 32, async ({ path, locale }) => {
      const door = Math.floor(random() * PROCESSES)
      const { status } = await fresh.get(path, headersOf(!locale, header), door)
      probes += 1
      failed += Number(status >= 500)
      const kept = fresh.kept.get(path)
      if (kept) judge(`${path} after ${JSON.stringify(header)}`, visitor, kept, locale)
    })
    judgeKept(fresh.kept)
    poisonable += fresh.kept.size
    tally.expect(fresh.hits === 0, `${JSON.stringify(header)} was not the first somewhere`)
  }
  // An overloaded machine may time out; a page that fails leaks nothing.
  tally.expect(failed <= (requests + probes) / 100, `${failed} requests failed`)
  tally.expect(cache.hits > 0, 'nothing was ever kept: the cache had nothing to leak')
  tally.expect(
    probes >= unkeyed.length && poisonable > 0,
    `${probes} headers reached the site first, ${poisonable} answers to them were kept`,
  )
  tally.expect(own > 0, 'nobody ever saw their own name: nothing was looked for')
  return {
    name: `Caches: one that ignores cookies, ${PEOPLE} people and visitors, 2 languages`,
    goal: `${requests} requests: 0 pages of another person or language, 0 cookies kept; ${unkeyed.length} strange headers, each the first at ${each} addresses: 0 answers poisoned; at most 1 % answered with an error`,
    measured: `${tally.notes.length} deviations; ${cache.kept.size} answers kept, ${cache.hits} given again, ${probes} with a strange header (${poisonable} of them kept), ${failed} answered with an error, own name seen ${own} times`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}
