import { expect, test, vi } from 'vitest'
import { BackendError } from './backend-error.ts'
import {
  createContentCache,
  createParseCache,
  type Fetched,
  type FetchOptions,
  lifetimeOf,
  UNCHANGED,
} from './content-cache.ts'

const MINUTE = 60_000
const forAll = { freshMs: 1_000, whileRevalidateMs: 5_000, ifErrorMs: 60_000 }

function aCache(maxEntries = 10) {
  const clock = { now: 0 }
  const asked: FetchOptions[] = []
  const stale: unknown[] = []
  const shared = createContentCache({ maxEntries, now: () => clock.now })
  const get = (
    answer: () => Partial<Fetched> | typeof UNCHANGED,
    { key = 'en /page-data', mustRevalidate = false } = {},
  ) =>
    shared(
      key,
      async (ask) => {
        asked.push(ask)
        const said = answer()
        return said === UNCHANGED ? said : { value: undefined, etag: undefined, lifetime: forAll, ...said }
      },
      (error) => stale.push(error),
      mustRevalidate,
    )
  return { clock, asked, stale, get }
}

const unavailable = new BackendError({ status: 503, code: 'UNAVAILABLE' })
const notFound = new BackendError({ status: 404, code: 'NOT_FOUND' })

const failing = (error: unknown) => () => {
  throw error
}

test.each([
  ['public, max-age=15', 15_000, 0, 0],
  ['public, max-age=15, stale-while-revalidate=60, stale-if-error=86400', 15_000, 60_000, 86_400_000],
  ['max-age=5,s-maxage=20,public', 20_000, 0, 0],
  ['PUBLIC, MAX-AGE="30"', 30_000, 0, 0],
  ['public, max-age=3600', MINUTE, 0, 0],
])('%s may be kept', (header, freshMs, whileRevalidateMs, ifErrorMs) => {
  expect(lifetimeOf(header, MINUTE)).toEqual({ freshMs, whileRevalidateMs, ifErrorMs })
})

test.each([
  '',
  'max-age=60',
  'private, max-age=60',
  'public, private, max-age=60',
  'public, max-age=60, no-store',
  'public, no-cache, max-age=60',
  'public, max-age=0',
  'public',
  'publicly, max-age=60',
  'public, private="set-cookie", max-age=9',
])('"%s" may not', (header) => {
  expect(lifetimeOf(header, MINUTE)).toBeUndefined()
})

test('nothing is kept where the site keeps nothing', () => {
  expect(lifetimeOf('public, max-age=60', 0)).toBeUndefined()
})

test('a fresh answer is given to everybody without asking again', async () => {
  const { get, asked } = aCache()
  expect(await get(() => ({ value: 1 }))).toBe(1)
  expect(await get(() => ({ value: 2 }))).toBe(1)
  expect(asked).toHaveLength(1)
})

test('an answer that must be revalidated is asked for although a fresh one is cached, and then given to all', async () => {
  const { get, asked } = aCache()
  await get(() => ({ value: 1, etag: '"a"' }))
  expect(await get(() => ({ value: 2 }), { mustRevalidate: true })).toBe(2)
  expect(asked[1]).toEqual({ etag: '"a"', isInBackground: false })
  expect(await get(() => ({ value: 3 }))).toBe(2)
})

test('a backend that fails leaves no earlier answer where one must be revalidated, and does for everybody else', async () => {
  const { get, clock, stale } = aCache()
  await get(() => ({ value: 1 }))
  const now = () => get(failing(unavailable), { mustRevalidate: true })
  await expect(now()).rejects.toBe(unavailable)
  clock.now = 30_000
  await expect(now()).rejects.toBe(unavailable)
  expect(stale).toEqual([])
  expect(await get(failing(unavailable))).toBe(1)
})

test('an answer for one person is given to that person alone', async () => {
  const { get } = aCache()
  const answers = await Promise.all(
    ['avery', 'noah', 'sam'].map((value) => get(() => ({ value, lifetime: undefined }))),
  )
  expect(answers).toEqual(['avery', 'noah', 'sam'])
  expect(await get(() => ({ value: 'later', lifetime: undefined }))).toBe('later')
})

test('however many ask at once, the backend is asked once', async () => {
  const { get, asked } = aCache()
  const answers = await Promise.all(Array.from({ length: 50 }, (_, value) => get(() => ({ value }))))
  expect(new Set(answers)).toEqual(new Set([0]))
  expect(asked).toHaveLength(1)
})

test('the first who asks and fails takes nobody along', async () => {
  const { get } = aCache()
  const [first, second] = await Promise.allSettled([
    get(failing(new Error('left'))),
    get(() => ({ value: 2 })),
  ])
  expect(first.status).toBe('rejected')
  expect(second).toMatchObject({ value: 2 })
})

test('an older one is given while nobody waits for the next', async () => {
  const { get, asked, clock } = aCache()
  await get(() => ({ value: 1, etag: '"a"' }))
  clock.now = 1_500
  expect(await get(() => ({ value: 2 }))).toBe(1)
  expect(asked[1]).toEqual({ etag: '"a"', isInBackground: true })
  expect(await get(() => ({ value: 3 }))).toBe(2)
})

test('one that is unchanged stands for longer', async () => {
  const { get, asked, clock } = aCache()
  await get(() => ({ value: 1, etag: '"a"' }))
  clock.now = 10_000
  expect(await get(() => UNCHANGED)).toBe(1)
  clock.now = 10_500
  expect(await get(() => ({ value: 2 }))).toBe(1)
  expect(asked).toHaveLength(2)
})

test('a backend that fails leaves the last good answer, for as long as that allows', async () => {
  const { get, clock, stale } = aCache()
  await get(() => ({ value: 1 }))
  clock.now = 30_000
  expect(await get(failing(unavailable))).toBe(1)
  expect(await get(failing(new Error('reset')))).toBe(1)
  expect(stale).toHaveLength(2)
  clock.now = 100_000
  await expect(get(failing(new Error('reset')))).rejects.toThrow('reset')
})

test('a refusal of the backend is passed on, not replaced by the stale answer', async () => {
  const { get, clock } = aCache()
  await get(() => ({ value: 1 }))
  clock.now = 30_000
  await expect(get(failing(notFound))).rejects.toBe(notFound)
})

test('an answer that is no longer for everybody is kept no longer', async () => {
  const { get, clock } = aCache()
  await get(() => ({ value: 1 }))
  clock.now = 30_000
  expect(await get(() => ({ value: 2, lifetime: undefined }))).toBe(2)
  await expect(get(failing(unavailable))).rejects.toBe(unavailable)
})

test('what was fetched longest ago makes room', async () => {
  const { get, asked } = aCache(2)
  for (const key of ['a', 'b', 'c', 'a']) await get(() => ({ value: key }), { key })
  expect(asked).toHaveLength(4)
})

test('the same text of the same address is parsed once', () => {
  const parseOnce = createParseCache()
  const parse = vi.fn(() => ({ cards: [1] }))
  const first = parseOnce('a', 'text', parse)
  expect(parseOnce('a', 'text', parse)).toBe(first)
  expect(parse).toHaveBeenCalledTimes(1)
})

test('another text, or another address, is parsed for itself', () => {
  const parseOnce = createParseCache()
  expect(parseOnce('a', 'one', () => 1)).toBe(1)
  expect(parseOnce('a', 'two', () => 2)).toBe(2)
  expect(parseOnce('b', 'two', () => 3)).toBe(3)
  expect(parseOnce('a', 'one', () => 4)).toBe(4)
})

test('an answer that breaks the contract is not remembered', () => {
  const parseOnce = createParseCache()
  expect(() =>
    parseOnce('a', 'text', () => {
      throw new Error('contract')
    }),
  ).toThrow('contract')
  expect(parseOnce('a', 'text', () => 1)).toBe(1)
})

test('what is shared cannot be changed', () => {
  const value = createParseCache()('a', 'text', () => ({ cards: [{ points: 1 }] }))
  expect(() => Reflect.apply(Array.prototype.push, Reflect.get(Object(value), 'cards'), [2])).toThrow(
    TypeError,
  )
})

test('memory is bounded: the address that was asked for longest ago makes room', () => {
  const parseOnce = createParseCache(2)
  const parse = vi.fn(() => 1)
  for (const key of ['a', 'b', 'a', 'c']) parseOnce(key, 'text', parse)
  expect(parse).toHaveBeenCalledTimes(3)
  parseOnce('a', 'text', parse)
  expect(parse).toHaveBeenCalledTimes(3)
  parseOnce('b', 'text', parse)
  expect(parse).toHaveBeenCalledTimes(4)
})
