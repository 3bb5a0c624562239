import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { publicPagesThat } from '../../app/domain/public-pages.ts'
import { guardedRoutes, pathOf, publicRoutes } from '../support/site-paths.ts'
import { fixedWords } from '../support/words.ts'
import { signedIn } from './member.ts'

const { site } = inject('world')

interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** A request by Node with exactly these headers: `fetch` adds its own and decompresses the body. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site)
    const asked = { hostname, port, path, method, headers: { accept: 'text/html', ...headers } }
    request(asked, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const known = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(known),
        body: Buffer.concat(chunks),
      })
    })
      .on('error', reject)
      .end()
  })
}

/**
 * A page that is kept for others. On a busy machine a part of one can be late: such a page has no ETag, is for its own visitor, and is
 * asked for again.
 */
async function getKept(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  let answer = await get(path, headers, method)
  for (let again = 0; again < 3 && answer.status === 200 && answer.headers.etag === undefined; again++)
    answer = await get(path, headers, method)
  return answer
}

/** Two answers in a row of one page in memory, which may have been rendered anew between them. */
async function getTwice(
  path: string,
  headers: Record<string, string> = {},
  first: Record<string, string> = {},
): Promise<[Answer, Answer]> {
  const both = async (): Promise<[Answer, Answer]> => [
    await getKept(path, first),
    await getKept(path, headers),
  ]
  let pair = await both()
  for (let again = 0; again < 3 && pair[0].headers.etag !== pair[1].headers.etag; again++) pair = await both()
  return pair
}

/** Headers without those that always differ between responses. */
function lasting({ date: _date, ...headers }: Record<string, string>) {
  return headers
}

test.each(['/', '/fr-ca', '/offers', '/fr-ca/gift-cards?sort=name'])(
  'the second visitor of %s gets the cached response of the first',
  async (path) => {
    const [first, second] = await getTwice(path)
    expect(second.status).toBe(200)
    expect(second.body.equals(first.body)).toBe(true)
    expect(lasting(second.headers)).toEqual(lasting(first.headers))
    expect(second.headers['content-length']).toBe(String(second.body.byteLength))
  },
)

test('a session cookie that was never sealed here gets the page of all visitors, and takes no time of members', async () => {
  const [first, second] = await getTwice('/offers', { cookie: '__Host-borealis=Fe26.2*1*anything' })
  expect([second.body.equals(first.body), second.headers.etag]).toEqual([true, first.headers.etag])
  expect(second.headers.etag).toBeTruthy()
})

test('the policy of a cached page lists every inline script', async () => {
  await get('/help')
  const { headers, body } = await get('/help')
  const scripts = [
    ...body
      .toString()
      .matchAll(/<script\b(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g),
  ]
  expect(scripts.length).toBeGreaterThan(2)
  for (const [, text = ''] of scripts) {
    const hash = createHash('sha256').update(text).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  }
})

test('a browser may fetch ahead what is the same for all visitors, and nothing else', async () => {
  const ahead = { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' }
  const isAnswered = async (path: string, headers = {}) =>
    (await get(path, { ...ahead, ...headers })).status !== 403
  const answered: string[] = []
  for (const route of [...publicRoutes(), ...guardedRoutes()])
    if (await isAnswered(pathOf(route))) answered.push(route)
  expect(answered.toSorted()).toEqual(publicPagesThat('isShared').toSorted())
  expect(await isAnswered('/fr-ca/offers')).toBe(true)
  // With a session it would be a member's, and be kept beyond a sign-out.
  const member = await signedIn()
  expect((await member.open('/offers', { headers: ahead })).status).toBe(403)
  // What a browser prepares by itself, such as the address that is being typed, is none of this.
  expect(await isAnswered('/search', { 'sec-fetch-site': 'none' })).toBe(true)
})

test('whose cookies change is shown nothing that was fetched ahead before', async () => {
  const member = await signedIn()
  const read = await member.open('/offers')
  expect(read.headers.has('clear-site-data')).toBe(false)
  const left = await member.open('/auth/sign-out', { method: 'POST' })
  expect(left.headers.getSetCookie()).not.toEqual([])
  expect(left.headers.get('clear-site-data')).toBe('"prefetchCache"')
})

test('language, province and dismissed notices are cached separately', async () => {
  const notice = /data-notice="(\w+)"/
  const [, dismissKey = ''] = notice.exec((await getKept('/offers')).body.toString()) ?? []
  expect(dismissKey).not.toBe('')
  const pages = [
    await getKept('/offers'),
    await getKept('/fr-ca/offers'),
    await getKept('/offers', { cookie: 'province=QC' }),
    await getKept('/offers', { cookie: 'province=AB' }),
    await getKept('/offers', { cookie: `dismissed=${dismissKey}` }),
  ]
  expect(new Set(pages.map(({ body }) => body.toString())).size).toBe(pages.length)
  expect(pages.map(({ body }) => body.includes(`data-notice="${dismissKey}"`))).toEqual([
    ...[true, false, true, true],
    false,
  ])
  const quebec = { cookie: 'province=QC' }
  const [first, again] = await getTwice('/offers', quebec, quebec)
  expect(again.body.equals(first.body)).toBe(true)
  expect(again.headers['cache-control']).toBe('private, no-cache, no-transform')
  // No stale-while-revalidate: Firefox would show the visitor's page to somebody who has just signed in.
  expect(pages[0]?.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, no-transform')
})

test('a cached page is compressed for clients that accept it, and answered with 304 where it is unchanged', async () => {
  const [plain, packed] = await getTwice('/rewards', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true)
  let known = packed
  // A page that was rendered anew has another ETag, so that it is sent.
  for (let again = 0; again < 3 && known.status !== 304; again++)
    known = await get('/rewards', { 'if-none-match': known.headers.etag ?? '' })
  expect({ status: known.status, size: known.body.byteLength }).toEqual({ status: 304, size: 0 })
  expect(known.headers.etag).toMatch(/^W\//)
})

test('the ETag is weak, because it is the same with and without compression', async () => {
  const [plain, packed] = await getTwice('/rewards', { 'accept-encoding': 'br' })
  expect(plain.headers.etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(packed.headers.etag).toBe(plain.headers.etag)
})

test('one of several ETags in If-None-Match is recognised', async () => {
  let known = await get('/rewards')
  for (let again = 0; again < 3 && known.status !== 304; again++)
    known = await get('/rewards', {
      'if-none-match': `"older", ${known.headers.etag?.replace('W/', '')}`,
    })
  expect(known.status).toBe(304)
})

test('HEAD is answered like GET, without a body', async () => {
  for (const [path, headers] of [
    ['/offers?asked=by-head-first', {}],
    ['/', { cookie: 'language=fr-ca' }],
    ['/help/nothing-like-it', {}],
  ] as const) {
    let [head, whole] = [await getKept(path, headers, 'HEAD'), await getKept(path, headers)]
    for (let again = 0; again < 3 && head.headers.etag !== whole.headers.etag; again++)
      [head, whole] = [await getKept(path, headers, 'HEAD'), await getKept(path, headers)]
    expect({ status: head.status, length: head.body.byteLength }).toEqual({ status: whole.status, length: 0 })
    for (const name of ['cache-control', 'etag', 'location', 'content-length'])
      expect(head.headers[name], `${path} ${name}`).toBe(whole.headers[name])
    expect(whole.body.byteLength > 0).toBe(whole.status !== 302)
  }
})

test('only plain GET requests of visitors are answered from the cache', async () => {
  const french = (await get('/', { cookie: 'language=fr-ca' })).headers
  expect(french.location).toBe('/fr-ca')
  expect(french).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  const named = await (await signedIn()).open('/')
  expect(named.headers.get('content-security-policy')).toContain("'nonce-")
  const [page, asData] = await getTwice('/', { accept: 'application/json' })
  expect(asData.body.equals(page.body)).toBe(true)
  const bent = await get('/', { 'x-borealis-scenario': 'nobody-made-this' })
  expect(bent.headers['content-security-policy']).toContain("'nonce-")
})

const ownPages = [
  '/cookies',
  '/province',
  '/create-account',
  '/search',
  '/auth/problem',
  '/unsubscribe',
  '/confirm-email',
]

test.each(ownPages.flatMap((path) => [path, `/fr-ca${path}`]))(
  'a page that shows its own visitor something is kept for nobody, however %s is written',
  async (path) => {
    const capital = path.replace(/(?<=\/)[a-z](?=[a-z-]+(\/|$))(?!r-ca)/g, (letter) => letter.toUpperCase())
    const spellings = [
      capital,
      path.toUpperCase(),
      path.replace(/[aou]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      `${path}/`,
      `/${path}`,
      `${path}%20`,
      `${path}%2F`,
    ]
    for (const written of spellings) {
      expect(await get(written), written).toMatchObject({
        status: 308,
        headers: { location: path, 'cache-control': 'no-store' },
      })
    }
    expect((await get(path)).headers['cache-control']).not.toMatch(/public|s-maxage/)
    expect((await get(`${path}?a=b`)).headers['cache-control']).not.toMatch(/public|s-maxage/)
  },
)

test('a page is kept once, whatever a campaign adds to its address', async () => {
  const queries = [
    'q=caf%C3%A9&fbclid=1',
    'utm_source=mail&utm_campaign=caf%C3%A9&q=caf%C3%A9',
    `gclid=${'a'.repeat(900)}&q=caf%C3%A9`,
    'constructor=1&q=caf%C3%A9',
  ]
  for (const query of queries) {
    const isTheSame = async () => {
      const plain = await get('/fr-ca/offers?q=caf%C3%A9')
      return (await get(`/fr-ca/offers?${query}`)).body.equals(plain.body)
    }
    // The page may have been rendered anew between the two.
    await expect.poll(isTheSame, { message: query }).toBe(true)
  }
})

test('a flood of unique parameters turns nobody away', async () => {
  const flood = Array.from({ length: 200 }, (_, index) => get(`/offers?fbclid=flood-${index}`))
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
})

test.each([
  ['/fr-CA', '/fr-ca'],
  ['/FR-CA/offers?q=a&utm_source=b', '/fr-ca/offers?q=a&utm_source=b'],
  ['/fr', '/fr-ca'],
  ['/fr/offers', '/fr-ca/offers'],
  ['/OFFERS', '/offers'],
  ['/fr/rien-du-tout', '/fr-ca/rien-du-tout'],
])('%s leads to %s', async (written, location) => {
  expect((await get(written)).headers.location).toBe(location)
  expect((await get(location)).body.toString()).toContain(
    location.startsWith('/fr') ? 'lang="fr-CA"' : 'lang="en-CA"',
  )
})

test('the cookies of other sites of the domain do not lock a reader out', async () => {
  const cookies = (bytes: number) => ({
    cookie: Array.from({ length: bytes / 1000 }, (_, n) => `other${n}=${'a'.repeat(990)}`).join('; '),
  })
  expect((await get('/fr-ca/offers', cookies(17_000))).status).toBe(200)
  const refused = await get('/fr-ca/offers', cookies(80_000))
  expect(refused).toMatchObject({ status: 431, headers: { 'content-type': 'text/html; charset=utf-8' } })
  for (const locale of ['en-ca', 'fr-ca'] as const)
    expect(refused.body.toString()).toContain(fixedWords(locale, 'errors_oversizedText'))
})

test.each([
  ['many languages', '/en'.repeat(9_000)],
  ['many spaces', `/x${'/%20'.repeat(15_000)}x`],
  ['one parameter, many times', `/offers?${'a&'.repeat(30_000)}`],
])('an address of %s is refused, and the process goes on', async (_name, path) => {
  expect((await get(path)).status).toBe(414)
  expect((await get('/health/live')).status).toBe(200)
})

test.each(['1.2.3.999', 'a:99999'])('a request to the host %s, which is none, is refused', async (host) => {
  expect((await get('/account', { host })).status).toBe(400)
})
