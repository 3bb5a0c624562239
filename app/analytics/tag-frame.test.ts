import { beforeEach, expect, test, vi } from 'vitest'
import { choiceEvents, isSentBefore, type PageView, pageEvents } from './tag-frame.ts'

function storage(): Storage {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
    key: () => null,
    length: 0,
  }
}

const view = (routeId: string, more: Partial<PageView> = {}): PageView => ({
  routeId,
  params: {},
  isSearch: false,
  isPurchase: false,
  isLoggedIn: false,
  ...more,
})
const kinds = (page: PageView) => pageEvents(page).map(({ event }) => event)

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
})

test('a page of a thing is a page view and a view of the thing', () => {
  const page = view('/gift-cards/$brandId', { params: { brandId: 'cedar' } })
  expect(pageEvents(page)).toEqual([
    { event: 'page_view', page: '/gift-cards/$brandId' },
    { event: 'view_item', items: [{ kind: 'gift-card', id: 'cedar' }] },
  ])
})

test('a redemption begins without an address', () => {
  const page = view('/_member/gift-cards/$brandId/redeem', { params: { brandId: 'cedar' }, isLoggedIn: true })
  expect(pageEvents(page)).toEqual([
    { event: 'page_view' },
    { event: 'begin_redeem', items: [{ kind: 'gift-card', id: 'cedar' }] },
  ])
})

test('paying a trip begins with its purchase, a credit with its page, and neither says which card or trip', () => {
  const begun = (way: string, more: Partial<PageView> = {}) =>
    pageEvents(view(`/_member/account/redeem/${way}`, { isLoggedIn: true, ...more }))
  const events = (id: string) => [
    { event: 'page_view' },
    { event: 'begin_redeem', items: [{ kind: 'way-to-spend', id }] },
  ]
  expect(begun('travel')).toEqual([{ event: 'page_view' }])
  expect(begun('travel', { isPurchase: true })).toEqual(events('travel'))
  expect(begun('$way', { params: { way: 'credit' } })).toEqual(events('credit'))
})

test('a sign-in is told once, of who was a visitor in this tab', () => {
  expect(kinds(view('/', { isLoggedIn: true }))).toEqual(['page_view'])
  expect(kinds(view('/'))).toEqual(['page_view'])
  expect(kinds(view('/_member/account/', { isLoggedIn: true }))).toEqual(['sign_in', 'page_view'])
  expect(kinds(view('/', { isLoggedIn: true }))).toEqual(['page_view'])
})

test('a search is told, not its words', () => {
  expect(kinds(view('/search', { isSearch: true }))).toEqual(['page_view', 'search'])
})

test('a link to a thing is a choice, in either language; a link to a list is none', () => {
  for (const prefix of ['', '/fr-ca']) {
    expect(choiceEvents(`${prefix}/gift-cards/cedar`, '/gift-cards/')).toEqual([
      { event: 'select_item', list: '/gift-cards', items: [{ kind: 'gift-card', id: 'cedar' }] },
    ])
    expect(choiceEvents(`${prefix}/offers/more`, '/')).toEqual([])
    expect(choiceEvents(`${prefix}/account/orders/1`, '/')).toEqual([])
  }
})

test('a browser that may keep nothing tells of pages, and of no purchase that a reload would repeat', () => {
  for (const area of ['sessionStorage', 'localStorage']) vi.stubGlobal(area, undefined)
  expect(kinds(view('/', { isLoggedIn: true }))).toEqual(['page_view'])
  expect(isSentBefore('BR-1')).toBe(true)
})

test('a purchase is sent once per order, also after a reload', () => {
  expect(isSentBefore('BR-1')).toBe(false)
  expect(isSentBefore('BR-1')).toBe(true)
  expect(isSentBefore('BR-2')).toBe(false)
  for (let order = 3; order < 60; order += 1) isSentBefore(`BR-${order}`)
  expect(isSentBefore('BR-59')).toBe(true)
  const kept = localStorage.getItem('borealis:purchases') ?? ''
  expect(kept.split(' ')).toHaveLength(50)
  // The next person at this browser cannot read whose they were.
  expect(kept).not.toContain('BR-')
})
