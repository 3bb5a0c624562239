import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenLocally } from '../../tests/support/listen-locally.ts'
import { formatConsent } from '../domain/consent.ts'

const SESSION = '__Host-borealis'

/** What is read when the modules load. */
process.env.NODE_ENV = 'production'
process.env.SANDBOX = '1'
process.env.PUBLIC_ORIGIN = 'http://127.0.0.1:4998'
process.env.TAGS_ORIGIN = 'http://tags.localhost:4999'
process.env.METRICS_TOKEN = 'a-token-of-the-quick-answers-test'

const { answerQuickly } = await import('./quick-answer.server.ts')
const { answerMetrics } = await import('./metrics.server.ts')
const { answerShared, sharedPageKey } = await import('./visitor-pages.server.ts')
const { createAddressReader } = await import('./page-address.server.ts')
const { findRoute } = await import('../routes.server.ts')
const { createRequestContext, runInRequest } = await import('./request-context.server.ts')
const { recordExperiments } = await import('./visitor-cookies.server.ts')

const readAddress = createAddressReader(findRoute)
const PICTURE = '?url=%2Fmedia%2Fa.png&w=640'
const sources = {
  sessionCookie: () => SESSION,
  readAddress,
  cachedPicture: (search: string) =>
    search === PICTURE
      ? { status: 200, rawHeaders: ['content-type', 'image/webp'], body: Buffer.from('picture') }
      : undefined,
}
const server = createServer((incoming, outgoing) => {
  if (!answerQuickly(incoming, outgoing, sources)) outgoing.writeHead(421).end()
})
let origin: string
beforeAll(async () => {
  origin = await listenLocally(server)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers: { accept: 'text/html', ...headers } }, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode, headers: response.headers, text })
    }).on('error', reject)
  })
}

/** Renders the page that this address has for these headers, the long way. */
async function render(
  path: string,
  headers: Record<string, string>,
  html: string,
  meanwhile = () => {},
): Promise<Response> {
  const url = new URL(path, 'http://localhost')
  const request = new Request(url, { headers: { accept: 'text/html', ...headers } })
  const key = sharedPageKey(request, readAddress(url))
  if (!key) throw new Error('this page is for nobody else')
  const context = createRequestContext({
    request,
    url,
    locale: 'en-ca',
    clientIp: '127.0.0.1',
    isShared: true,
  })
  context.html = [html]
  const response = new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  return runInRequest(context, () =>
    answerShared(key, request, async () => {
      meanwhile()
      return response
    }),
  )
}

test('what is not in memory takes the long way', async () => {
  expect((await ask('/never-asked')).status).toBe(421)
})

test('what is in memory is the same as by the long way, header by header', async () => {
  const long = await render('/offers?q=a', {}, '<p>Offers, café</p>')
  const quick = await ask('/offers?q=a')
  expect(quick.text).toBe(await long.text())
  for (const [name, value] of long.headers) expect(quick.headers[name], name).toBe(value)
  expect(quick.headers['content-length']).toBe('20')
  const known = await ask('/offers?q=a', { 'if-none-match': String(quick.headers.etag) })
  expect({ status: known.status, text: known.text }).toEqual({ status: 304, text: '' })
})

test('each province, language and variant has its own', async () => {
  await render('/rewards', {}, '<p>anywhere</p>')
  await render('/rewards', { cookie: 'province=QC' }, '<p>Quebec</p>')
  expect((await ask('/rewards')).text).toBe('<p>anywhere</p>')
  expect((await ask('/rewards', { cookie: 'province=QC' })).text).toBe('<p>Quebec</p>')
  expect((await ask('/rewards', { cookie: 'province=QC' })).headers['cache-control']).toBe(
    'private, no-cache, no-transform',
  )
  expect((await ask('/rewards', { cookie: 'province=ON' })).status).toBe(421)
  expect((await ask('/fr-ca/rewards')).status).toBe(421)
  expect((await ask('/rewards?page=2')).status).toBe(421)
})

test('a page rendered in other variants than those of its key is not kept under that key', async () => {
  const device = '3f2b8c1e-5a4d-4e6f-8a7b-9c0d1e2f3a4b'
  const cookie = `consent=${formatConsent(['experiments'])}; device=${device}`
  const all = [{ key: 'order', ratio: 100 }]
  const record = (experiments: typeof all, deviceId?: string) => () =>
    recordExperiments(experiments, deviceId)
  // One visitor's page data lack the experiment, and the next page's have it again.
  await render('/offers/more', {}, '<p>anybody</p>', record([]))
  await render('/rewards', { cookie }, '<p>in variant A</p>', record(all, device))
  await render('/offers/limited-time', {}, '<p>anybody</p>', record([]))
  expect((await ask('/rewards', { cookie })).status).toBe(421)
})

test('a parameter that the page does not read changes nothing, and another spelling of its path goes the long way', async () => {
  await render('/rewards', {}, '<p>anywhere</p>')
  for (const query of ['?', '?sort=name', '?fbclid=1', `?utm_source=${'a'.repeat(900)}`, '?constructor=1'])
    expect((await ask(`/rewards${query}`)).text, query).toBe('<p>anywhere</p>')
  for (const path of ['/Rewards', '/rewards/', '//rewards', '/%72ewards', '/rewards%20', '/en/rewards'])
    expect((await ask(path)).status, path).toBe(421)
})

test('who is somebody, chose French on the bare address, or asks the tags host goes the long way', async () => {
  await render('/', {}, '<p>home</p>')
  expect((await ask('/')).text).toBe('<p>home</p>')
  expect((await ask('/', { accept: 'application/json' })).text).toBe('<p>home</p>')
  expect((await ask('/', { cookie: `${SESSION}=anything` })).status).toBe(421)
  for (const chosen of ['fr-ca', 'fr-CA'])
    expect((await ask('/', { cookie: `a=b; language=${chosen}` })).status, chosen).toBe(421)
  expect((await ask('/', { cookie: 'borealis-scenario=slow' })).status).toBe(421)
  expect((await ask('/', { 'x-borealis-scenario': 'slow' })).status).toBe(421)
  expect((await ask('/', { host: 'localhost:4998' })).status).toBe(421)
  for (const host of ['tags.localhost:4999', 'TAGS.localhost:4999', 'tags.localhost'])
    expect((await ask('/', { host })).status, host).toBe(421)
})

test('a picture that is in memory is sent to everybody, and another goes the long way', async () => {
  const picture = await ask(`/_next/image${PICTURE}`, { cookie: `${SESSION}=anything` })
  expect(picture).toMatchObject({ status: 200, text: 'picture', headers: { 'content-type': 'image/webp' } })
  expect((await ask('/_next/image?url=%2Fmedia%2Fb.png&w=640')).status).toBe(421)
  expect((await ask(`/fr-ca/_next/image${PICTURE}`)).status).toBe(421)
  expect((await ask(`/_next/image${PICTURE}`, { host: 'tags.localhost:4999' })).status).toBe(421)
})

/** Responses from memory, as `/metrics` counts them. */
async function countOf(kind: 'page' | 'image'): Promise<number> {
  const url = new URL('http://localhost/metrics')
  const headers = { authorization: `Bearer ${process.env.METRICS_TOKEN}` }
  const text = await (await answerMetrics(new Request(url, { headers }), url))?.text()
  return Number(new RegExp(`^responses_from_memory_total{kind="${kind}"} (\\d+)$`, 'm').exec(text ?? '')?.[1])
}

test('metrics count what is sent from memory, and not what was rendered for it', async () => {
  const [pages, images] = [await countOf('page'), await countOf('image')]
  await render('/help', {}, '<p>help</p>')
  expect(await countOf('page')).toBe(pages)
  await ask('/help')
  await render('/help', {}, '<p>the page that is in memory already is sent</p>')
  await ask(`/_next/image${PICTURE}`)
  await ask('/never-asked')
  expect([await countOf('page'), await countOf('image')]).toEqual([pages + 2, images + 1])
})

test('metrics count a page for each request that waited for the same rendering, but the one that rendered it', async () => {
  const before = await countOf('page')
  await Promise.all([1, 2, 3].map(() => render('/contact', {}, '<p>contact</p>')))
  expect(await countOf('page')).toBe(before + 2)
})
