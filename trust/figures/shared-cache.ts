import { withLocalePrefix } from '../../app/domain/locale.ts'
import { functions } from '../../tests/access/table.ts'
import { home } from '../../tests/support/samples.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { aMember } from '../harness/member.ts'
import { readBuild } from '../harness/site-build.ts'
import { PROCESSES, publicOrigin, type World } from '../harness/world.ts'
import { sharedCache } from '../hostile/shared-cache.ts'
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
  let probes = 0
  let failed = 0

  const judge = (path: string, who: Person, text: string, type: string, locale: string | undefined) => {
    for (const { mark } of people) {
      if (!text.includes(mark)) continue
      if (mark === who.mark) own += 1
      else tally.notes.push(`${path}: ${who.mark} reads ${mark}`)
    }
    tally.expect(!/\bevil\b/.test(text), `${path}: ${who.mark} gets what a stranger's header said`)
    if (!locale || !type.startsWith('text/html')) return
    const spoken = /<html[^>]* lang="([^"]+)"/.exec(text)?.[1]?.toLowerCase()
    tally.expect(spoken === locale, `${path}: is in ${spoken}`)
  }

  await inTurns(numbers(requests), 32, async (index) => {
    const who = index % 4 === 3 ? visitor : (people[Math.floor(random() * PEOPLE)] ?? visitor)
    const isProbe = who === visitor && random() < 0.3
    const locale = locales[Math.floor(random() * 2)] ?? 'en-ca'
    const isRead = random() < 0.3
    const page = withLocalePrefix(pages[Math.floor(random() * pages.length)] ?? '/', locale)
    const path = isRead ? (reads[Math.floor(random() * reads.length)] ?? '/') : page
    probes += Number(isProbe)
    const answer = await cache.get(
      path,
      {
        accept: 'text/html, application/json',
        origin: publicOrigin,
        'sec-fetch-site': 'same-origin',
        ...(isRead && { 'x-tsr-serverfn': 'true' }),
        ...(who.cookies && { cookie: who.cookies }),
        ...(isProbe && unkeyed[index % unkeyed.length]),
      },
      index % PROCESSES,
    )
    failed += Number(answer.status >= 500)
    judge(
      path,
      who,
      isProbe ? answer.text.replaceAll(/\bevil\b/g, '') : answer.text,
      answer.headers.get('content-type') ?? '',
      isRead ? undefined : locale,
    )
  })

  for (const [path, { headers, text, status }] of cache.kept) {
    tally.expect(headers.getSetCookie().length === 0, `${path}: a cookie is kept`)
    tally.expect(status < 400 || status === 404, `${path}: a ${status} is kept`)
    tally.expect(!people.some(({ mark }) => text.includes(mark)), `${path}: a person's page is kept`)
  }
  // An overloaded machine may time out; a page that fails leaks nothing.
  tally.expect(failed <= requests / 100, `${failed} requests failed`)
  tally.expect(cache.hits > 0, 'nothing was ever kept: the cache had nothing to leak')
  tally.expect(own > 0, 'nobody ever saw their own name: nothing was looked for')
  return {
    name: `Caches: one that ignores cookies, ${PEOPLE} people and visitors, 2 languages`,
    goal: `${requests} requests: 0 pages of another person or language, 0 cookies kept, 0 pages poisoned by headers; at most 1 % answered with an error`,
    measured: `${tally.notes.length} deviations; ${cache.kept.size} answers kept, ${cache.hits} given again, ${probes} with a strange header, ${failed} answered with an error, own name seen ${own} times`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}
