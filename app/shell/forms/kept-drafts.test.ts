import { afterEach, expect, test, vi } from 'vitest'
import { DRAFTS } from '#app/domain/browser-parts.ts'
import {
  dropDraft,
  dropDrafts,
  hasDrafts,
  isSameDraft,
  keepDraft,
  readDraft,
  withTouched,
} from './kept-drafts.ts'

afterEach(() => vi.unstubAllGlobals())

/** Storage as browsers implement it: the stored items are its own keys, the methods are not. */
function aStorage(held: Record<string, string> = {}) {
  const does = {
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(held, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(held, key),
  }
  return new Proxy(held, {
    get: (_held, name) => Reflect.get(does, name),
  })
}

test('a draft is stored until it is dropped, and other items of the tab stay', () => {
  vi.stubGlobal('sessionStorage', aStorage({ 'other-thing': 'x' }))
  keepDraft(`${DRAFTS}me:name`, { firstName: 'Noor' })
  expect(readDraft(`${DRAFTS}me:name`)).toEqual({ firstName: 'Noor' })
  dropDrafts(DRAFTS)
  expect(readDraft(`${DRAFTS}me:name`)).toBeUndefined()
  expect(sessionStorage.getItem('other-thing')).toBe('x')
})

test('dropping a draft leaves drafts whose keys begin with its own', () => {
  vi.stubGlobal('sessionStorage', aStorage())
  for (const form of ['goal-1', 'goal-10']) keepDraft(DRAFTS + form, { goal: form })
  dropDraft(`${DRAFTS}goal-1`)
  expect(readDraft(`${DRAFTS}goal-1`)).toBeUndefined()
  expect(readDraft(`${DRAFTS}goal-10`)).toEqual({ goal: 'goal-10' })
  expect(hasDrafts()).toBe(true)
  dropDrafts()
  expect(hasDrafts()).toBe(false)
})

test('storage that is full loses the draft without an error', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full })
  expect(() => keepDraft(`${DRAFTS}me:name`, { firstName: 'Noor' })).not.toThrow()
})

test('without access to storage, reading and writing drafts does nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => keepDraft('any', {})).not.toThrow()
  expect(readDraft('any')).toBeUndefined()
  expect(() => dropDrafts(DRAFTS)).not.toThrow()
  expect(hasDrafts()).toBe(false)
})

test('stored values that are not drafts are ignored', () => {
  vi.stubGlobal('sessionStorage', aStorage({ broken: '{', number: '7', mixed: '{"a":"b","c":1}' }))
  expect(['broken', 'number', 'mixed'].map(readDraft)).toEqual([undefined, undefined, { a: 'b' }])
})

test('touched fields of a form replace those of the draft; the others stay', () => {
  const kept = { amount: '12.50', comment: 'Nothing', news: 'on' }
  const shown = { amount: '', comment: 'Nothing came' }
  const merged = { amount: '12.50', comment: 'Nothing came' }
  expect(withTouched(kept, shown, new Set(['comment', 'news']))).toEqual(merged)
})

test.each([
  [{ a: '1' }, { a: '1' }, true],
  [{ a: '1' }, { a: '2' }, false],
  [{ a: '1' }, {}, false],
  [{}, { a: '1' }, false],
])('whether %o is the same draft as %o: %s', (one, other, isSame) => {
  expect(isSameDraft(one, other)).toBe(isSame)
})
