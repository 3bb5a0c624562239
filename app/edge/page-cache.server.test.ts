import { expect, test } from 'vitest'
import { createPageCache, pageRepresentation, type RenderedPage } from './page-cache.server.ts'

function page(text: string, isShared = true): RenderedPage {
  const plain = pageRepresentation(200, [['content-type', 'text/html']], Buffer.from(text))
  const unchanged = pageRepresentation(304, [], null)
  return { status: 200, etag: undefined, plain, brotli: undefined, unchanged, isShared, isAbandoned: false }
}

function trial({ maxBytes = 1_000 } = {}) {
  let now = 0
  const errors: unknown[] = []
  const cache = createPageCache({
    freshMs: 60,
    staleMs: 600,
    patienceMs: 50,
    maxBytes,
    now: () => now,
    onError: (error) => errors.push(error),
  })
  return { cache, errors, pass: (ms: number) => (now += ms) }
}

const text = async (answer: Promise<RenderedPage>) => (await answer).plain.body?.toString()

test('a page is rendered once however many ask at the same time', async () => {
  const { cache } = trial()
  let renders = 0
  const render = async () => page(`render ${++renders}`)
  const answers = await Promise.all(Array.from({ length: 50 }, () => text(cache.get('/', render))))
  expect(new Set(answers)).toEqual(new Set(['render 1']))
  expect(renders).toBe(1)
})

test('a fresh page is sent without asking again', async () => {
  const { cache, pass } = trial()
  await cache.get('/', async () => page('old'))
  pass(59)
  expect(await text(cache.get('/', () => Promise.reject(new Error('asked'))))).toBe('old')
})

test('an older page is sent at once and renewed behind it', async () => {
  const { cache, pass } = trial()
  await cache.get('/', async () => page('old'))
  pass(60)
  expect(await text(cache.get('/', async () => page('new')))).toBe('old')
  await Promise.resolve()
  expect(await text(cache.get('/', async () => page('newer')))).toBe('new')
})

test('a failure leaves the last good page in place until it is too old', async () => {
  const { cache, errors, pass } = trial()
  await cache.get('/', async () => page('good'))
  pass(60)
  expect(await text(cache.get('/', () => Promise.reject(new Error('down'))))).toBe('good')
  expect(await text(cache.get('/', async () => page('half a page', false)))).toBe('good')
  await new Promise((resolve) => setImmediate(resolve))
  const half = async () => page('half a page', false)
  expect(await Promise.all([1, 2, 3].map(() => text(cache.get('/', half))))).toEqual(['good', 'good', 'good'])
  await new Promise((resolve) => setImmediate(resolve))
  // Once for each refresh, however many asked.
  expect(errors).toHaveLength(3)
  const left = async () => ({ ...page('', false), status: 499, isAbandoned: true })
  expect(await text(cache.get('/', left))).toBe('good')
  await new Promise((resolve) => setImmediate(resolve))
  expect(errors).toHaveLength(3)
  pass(600)
  expect(await text(cache.get('/', async () => page('half a page', false)))).toBe('half a page')
})

test('a page of a while ago is sent only where nothing newer comes in time', async () => {
  const { cache, errors, pass } = trial()
  await cache.get('/', async () => page('of yesterday'))
  pass(120)
  const late = Promise.withResolvers<RenderedPage>()
  const vain = [
    () => Promise.reject(new Error('down')),
    async () => page('half a page', false),
    () => late.promise,
  ]
  for (const render of vain) expect(await text(cache.get('/', render))).toBe('of yesterday')
  expect(errors).toHaveLength(2)
  late.resolve(page('late', false))
  await new Promise((resolve) => setImmediate(resolve))
  expect(await text(cache.get('/', async () => page('of today')))).toBe('of today')
})

test.each([404, 301, 307])('a page that is gone (%i) is not sent any more', async (status) => {
  const { cache, pass } = trial()
  await cache.get('/', async () => page('an offer'))
  const gone = async () => ({ ...page('gone', false), status })
  pass(60)
  expect(await text(cache.get('/', gone))).toBe('an offer')
  await Promise.resolve()
  expect(await text(cache.get('/', gone))).toBe('gone')
})

test('an answer that is not for everybody goes to nobody else', async () => {
  const { cache } = trial()
  let renders = 0
  const render = async () => page(`for ${++renders}`, false)
  const [first, second] = await Promise.all([text(cache.get('/', render)), text(cache.get('/', render))])
  expect(first).not.toBe(second)
  expect(cache.bytes).toBe(0)
})

test('when the one whose page is rendered leaves, the next of those who wait has it rendered for all', async () => {
  const { cache } = trial()
  const left = Promise.withResolvers<RenderedPage>()
  let renders = 0
  const render = () => {
    renders += 1
    return renders === 1 ? left.promise : Promise.resolve(page(`render ${renders}`))
  }
  const first = cache.get('/', render)
  const answers = Array.from({ length: 50 }, () => text(cache.get('/', render)))
  left.resolve({ ...page('', false), status: 499, isAbandoned: true })
  expect((await first).status).toBe(499)
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['render 2']))
  expect(renders).toBe(2)
})

test('memory is bounded: the page that was asked for longest ago goes', async () => {
  const { cache: alone } = trial()
  await alone.get('/a', async () => page('0123456789'))
  const { cache } = trial({ maxBytes: 2 * alone.bytes })
  await cache.get('/a', async () => page('0123456789'))
  await cache.get('/b', async () => page('0123456789'))
  await cache.get('/a', async () => page('again'))
  await cache.get('/c', async () => page('0123456789'))
  expect(cache.bytes).toBe(2 * alone.bytes)
  expect(await text(cache.get('/a', async () => page('again')))).toBe('0123456789')
  expect(await text(cache.get('/b', async () => page('again')))).toBe('again')
})

test('pages without a body are bounded too: whoever invents addresses fills no memory', async () => {
  const { cache } = trial({ maxBytes: 1_000 })
  const empty = pageRepresentation(404, [['location', '/elsewhere']], null)
  for (let index = 0; index < 100; index++) {
    await cache.get(`/invented/${index}`, async () => ({ ...page(''), plain: empty }))
  }
  expect(cache.bytes).toBeGreaterThan(500)
  expect(cache.bytes).toBeLessThanOrEqual(1_000)
  expect(cache.peek('/invented/0')).toBeUndefined()
})

test('pages that fill the memory do not drive out one that is being rendered', async () => {
  const { cache: alone } = trial()
  await alone.get('/a', async () => page('0123456789'))
  const { cache, pass } = trial({ maxBytes: 2 * alone.bytes })
  const fill = async () => {
    for (const key of ['/b', '/c', '/d']) await cache.get(key, async () => page('0123456789'))
  }
  const first = Promise.withResolvers<RenderedPage>()
  const asked = text(cache.get('/a', () => first.promise))
  await fill()
  const joined = text(cache.get('/a', async () => page('again')))
  first.resolve(page('once'))
  expect(await Promise.all([asked, joined])).toEqual(['once', 'once'])

  pass(60)
  const renewal = Promise.withResolvers<RenderedPage>()
  expect(await text(cache.get('/a', () => renewal.promise))).toBe('once')
  await fill()
  renewal.resolve(page('renewed'))
  await renewal.promise
  await Promise.resolve()
  expect(cache.peek('/a')?.plain.body?.toString()).toBe('renewed')
})

test('what Node writes is every header in turn, and the length', () => {
  const headers: [string, string][] = [
    ['content-type', 'text/html'],
    ['vary', 'accept-encoding'],
  ]
  const { rawHeaders } = pageRepresentation(200, headers, Buffer.from('café'))
  expect(rawHeaders).toEqual(['content-type', 'text/html', 'vary', 'accept-encoding', 'content-length', '5'])
  expect(pageRepresentation(304, headers, null).rawHeaders).toEqual(headers.flat())
})

test('a page is at hand while it is fresh, and only then', async () => {
  const { cache, pass } = trial()
  expect(cache.peek('/')).toBeUndefined()
  await cache.get('/', async () => page('old'))
  pass(59)
  expect(cache.peek('/')?.plain.body?.toString()).toBe('old')
  pass(1)
  expect(cache.peek('/')).toBeUndefined()
})
