import { offer, offerList, offerStateList } from '@borealis/contract/offers.ts'
import { type ContentKind, searchGroups, searchList } from '@borealis/contract/search.ts'
import { addDays, startOfDay } from '@borealis/contract/serving/days.ts'
import { type Find, searchEverything } from '@borealis/contract/serving/search.ts'
import { defaultTimeZone, zoneOfProvince } from '@borealis/contract/time-zones.ts'
import type { Language } from '@borealis/contract/values.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { normaliseSpaces } from '../../../tests/support/normalise-spaces.ts'
import { startTrial, type Trial } from '../testing/trial.ts'

let trial: Trial
let avery: string
beforeAll(async () => {
  trial = await startTrial()
  avery = String(trial.deps.accounts.findByEmail('avery.chen@example.ca')?.sub)
})
afterAll(() => trial.close())

type Query = Record<string, string | number>
const offersFor = async (sub: string | null, query: Query = {}) =>
  offerList.parse((await trial.send('listOffers', sub, { query: { pageSize: 100, ...query } })).json).offers
const found = async (query: Query, language: Language = 'en') =>
  searchGroups.parse((await trial.send('search', null, { query, language })).json)
const foundOf = async (kind: ContentKind, query: Query, sub: string | null) =>
  searchList.parse((await trial.send('searchKind', sub, { params: { kind }, query })).json).hits

test('a member gets the offers of their province, and their own with a reason', async () => {
  const [forEverybody, forAvery] = [await offersFor(null), await offersFor(avery)]
  const inOntario = forEverybody.filter(
    ({ provinceCodes }) => provinceCodes.length === 0 || provinceCodes.includes('ON'),
  )
  const own = forAvery.filter(({ reason }) => reason !== null)
  expect(forAvery).toEqual(expect.arrayContaining(inOntario))
  expect(own.length).toBeGreaterThan(0)
  expect(forAvery).toHaveLength(inOntario.length + own.length)
  expect(forEverybody.filter(({ reason }) => reason !== null)).toEqual([])
})

test('a visitor’s offers run by the clocks of the province that they chose', async () => {
  const [ending] = (await offersFor(null)).filter(
    ({ endDate, provinceCodes }) => endDate !== null && provinceCodes.length === 0,
  )
  const { offerCode, endDate: last } = ending ?? {}
  const runsIn = async (query: Query) => {
    const listed = await offersFor(null, query)
    const hits = await foundOf('offer', { q: 'offers', pageSize: 100, ...query }, null)
    expect(hits.some(({ code }) => code === offerCode)).toBe(
      listed.some((one) => one.offerCode === offerCode),
    )
    return listed.some((one) => one.offerCode === offerCode)
  }
  const at = async (moment: number, ...provinces: string[]) => {
    trial.deps.clock.moveTo(moment)
    return Promise.all([{}, ...provinces.map((provinceCode) => ({ provinceCode }))].map(runsIn))
  }
  const quarter = 15 * 60_000
  const next = addDays(String(last), 1)
  expect(await at(startOfDay(next, zoneOfProvince.NL) + quarter, 'NL', 'BC')).toEqual([true, false, true])
  expect(await at(startOfDay(next, defaultTimeZone) + quarter, 'NL', 'BC')).toEqual([false, false, true])
  trial.deps.clock.reset()
})

test('the page of an offer says why only to whom it was picked for', async () => {
  const reasonFor = async (sub: string | null, offerCode: string) =>
    offer.parse((await trial.send('getOffer', sub, { params: { offerCode } })).json).reason
  const picked = (await offersFor(avery)).find(({ reason }) => reason !== null)
  const code = String(picked?.offerCode)
  expect(await reasonFor(avery, code)).toBe(picked?.reason)
  for (const sub of [null, trial.customer().sub]) expect(await reasonFor(sub, code)).toBeNull()
})

test('an offer counts the purchases that got its bonus, for their member alone', async () => {
  const statesOf = async (sub: string) =>
    offerStateList.parse((await trial.send('listOfferStates', sub)).json).states
  expect(await statesOf(avery)).toEqual([
    {
      offerCode: 'NC-MORNING-400',
      state: 'in-progress',
      count: 1,
      goal: 5,
      lastOn: expect.stringMatching(/^\d{4}-/),
    },
  ])
  expect(await statesOf(trial.customer().sub)).toEqual([])
})

test('a search finds the offers that the caller’s lists have', async () => {
  for (const [sub, query] of [
    [null, {}],
    [null, { provinceCode: 'AB' }],
    [avery, {}],
  ] as const) {
    const hits = await foundOf('offer', { q: 'offers', pageSize: 100, ...query }, sub)
    const listed = await offersFor(sub, query)
    expect(hits.map(({ code }) => code).toSorted()).toEqual(listed.map((one) => one.offerCode).toSorted())
  }
})

test.each([
  ['en', 'Harbour Grocer', 'gift-card', 'harbour-grocer'],
  ['en', 'coupon', 'offer', null],
  ['en', 'gift card', 'gift-card', null],
  ['fr', 'epicerie', 'reward', 'RW-WEEK-GROCERIES'],
  ['fr', 'ÉPICRIE', 'reward', 'RW-WEEK-GROCERIES'],
  ['fr', 'l’épicerie', 'reward', 'RW-WEEK-GROCERIES'],
  ['fr', 'annonce', 'announcement', null],
  ['fr', 'compte sécurité', 'help', null],
] as const)('in %s “%s” finds a %s', async (language, q, kind, code) => {
  const group = (await found({ q, groupSize: 24 }, language)).groups.find((one) => one.kind === kind)
  expect(group?.totalCount).toBeGreaterThan(0)
  if (code) expect(group?.hits.map((hit) => hit.code)).toContain(code)
})

test.each([
  ['en', 'cof', 'From 1,000 points', '+400 pts'],
  ['fr', 'caf', 'Dès 1 000 points', '+400 pts'],
] as const)(
  'in %s “%s” finds the café before what shares its category, and says what each gives',
  async (language, q, price, bonus) => {
    const { groups } = await found({ q }, language)
    const firstOf = (kind: ContentKind) => groups.find((one) => one.kind === kind)?.hits[0]
    const plain = (value: string | null | undefined) => normaliseSpaces(value ?? '')
    expect(firstOf('gift-card')?.code).toBe('nordique-cafe')
    expect(plain(firstOf('gift-card')?.value)).toBe(normaliseSpaces(price))
    expect(firstOf('offer')?.summary).toBe('Nordique Café')
    expect(plain(firstOf('offer')?.value)).toBe(normaliseSpaces(bonus))
  },
)

test.each(['xqzxqz', 'cineplx', '?!', 'les', '<>', "l'"])(
  'for %j there are suggestions that find something',
  async (q) => {
    const { groups, suggestions } = await found({ q })
    expect(groups).toEqual([])
    expect(suggestions).not.toEqual([])
    for (const term of suggestions) expect((await found({ q: term })).groups).not.toEqual([])
  },
)

test('a title that is too long to search for is no suggestion', () => {
  const named = (title: string) => ({
    entry: { kind: 'reward' as const, code: title, title, summary: '', image: null, names: '', text: '' },
    rank: 0,
  })
  const find: Find = (kind, term) =>
    kind === 'reward' && term === 'cine' ? ['c'.repeat(101), 'c'.repeat(100)].map(named) : []
  const { suggestions } = searchEverything(find, { q: 'cineplx', groupSize: 3 }, ['d'.repeat(101), 'Travel'])
  expect(suggestions).toEqual(['c'.repeat(100), 'Travel'])
})
