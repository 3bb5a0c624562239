import {
  type ContentKind,
  contentKind,
  type SearchGroupQuery,
  type SearchQuery,
  searchGroups,
  searchList,
} from '@borealis/contract/search.ts'
import { expect, test } from 'vitest'
import { normaliseSpaces } from '../support/normalise-spaces.ts'
import { type Question, refuses, succeeds, unseen } from './ask.ts'
import { answersInBothLanguages } from './both-languages.ts'
import { contentTopics } from './content-topics.ts'
import { aPersona } from './control.ts'
import { guards } from './guards.ts'
import { asQuery, codesOf, pageOfOffers } from './offers.ts'
import { anAccessToken } from './tokens.ts'

const examples = {
  search: () => ({ query: { q: 'points' } }),
  searchKind: () => ({ params: { kind: 'gift-card' }, query: { q: 'harbour' } }),
}
guards(examples)
answersInBothLanguages(examples)

const found = async (query: SearchGroupQuery, question: Question = {}) =>
  searchGroups.parse((await succeeds('search', { ...question, query: asQuery(query) })).json)
const foundOf = async (kind: ContentKind, query: SearchQuery, question: Question = {}) =>
  searchList.parse(
    (await succeeds('searchKind', { ...question, params: { kind }, query: asQuery(query) })).json,
  )
const hitCodes = (hits: readonly { code: string }[]) => hits.map(({ code }) => code)

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
  const group = (await found({ q, groupSize: 24 }, { language })).groups.find((one) => one.kind === kind)
  expect(group?.totalCount).toBeGreaterThan(0)
  if (code) expect(hitCodes(group?.hits ?? [])).toContain(code)
})

test.each([
  ['en', 'cof', 'From 1,000 points', '+400 pts'],
  ['fr', 'caf', 'Dès 1 000 points', '+400 pts'],
] as const)(
  'in %s “%s” finds the café before what shares its category, and says what each gives',
  async (language, q, price, bonus) => {
    const { groups } = await found({ q }, { language })
    const firstOf = (kind: ContentKind) => groups.find((one) => one.kind === kind)?.hits[0]
    const plain = (value: string | null | undefined) => normaliseSpaces(value ?? '')
    expect(firstOf('gift-card')?.code).toBe('nordique-cafe')
    expect(plain(firstOf('gift-card')?.value)).toBe(normaliseSpaces(price))
    expect(firstOf('offer')?.summary).toBe('Nordique Café')
    expect(plain(firstOf('offer')?.value)).toBe(normaliseSpaces(bonus))
  },
)

test('results are counted and paged by kind', async () => {
  const { groups } = await found({ q: 'points', groupSize: 2 })
  expect(groups.length).toBeGreaterThan(1)
  for (const { kind: said, hits, totalCount } of groups) {
    const kind = contentKind.parse(said)
    const whole = await foundOf(kind, { q: 'points', pageSize: 100 })
    expect(whole).toMatchObject({ totalCount, pageNumber: 1, pageSize: 100 })
    expect(whole.hits).toHaveLength(totalCount)
    expect(hits).toEqual(whole.hits.slice(0, 2))
    const second = await foundOf(kind, { q: 'points', pageNumber: 2, pageSize: 2 })
    expect(second.hits).toEqual(whole.hits.slice(2, 4))
    expect((await foundOf(kind, { q: 'points', pageNumber: 99 })).hits).toEqual([])
  }
})

test('a search finds the offers that the caller’s lists have', async () => {
  const bearer = await anAccessToken(aPersona('avery.chen@example.ca').sub, { client: 'content' })
  for (const [question, query] of [
    [{}, {}],
    [{}, { provinceCode: 'AB' }],
    [{ bearer }, {}],
  ] as const) {
    const listed = await pageOfOffers({ ...query, pageSize: 100 }, question)
    const { hits } = await foundOf('offer', { q: 'offers', ...query, pageSize: 100 }, question)
    expect(hitCodes(hits).toSorted()).toEqual(codesOf(listed.offers).toSorted())
  }
})

test('a term without results gets suggestions that have some', async () => {
  for (const q of ['xqzxqz', 'cineplx', '?!', 'les', '<>', "l'"]) {
    const { groups, suggestions } = await found({ q })
    expect(groups).toEqual([])
    expect(suggestions).not.toEqual([])
    for (const term of suggestions) expect((await found({ q: term })).groups).not.toEqual([])
  }
})

test('results of visitors may be cached briefly, those of a member may not', async () => {
  const bearer = await anAccessToken(aPersona('avery.chen@example.ca').sub, { client: 'content' })
  const kept = async (question: Question) =>
    (await succeeds('search', { query: { q: 'tundra' }, ...question })).headers.get('cache-control')
  expect(await kept({})).toMatch(/^public, max-age=\d+/)
  expect(await kept({ bearer })).toBe('no-store')
})

test('an invalid search is rejected', async () => {
  for (const query of [{}, { q: ' ' }, { q: 'a'.repeat(101) }, { q: 'tea', groupSize: 25 }])
    await refuses('search', 'VALIDATION_FAILED', { query: asQuery(query) })
  await refuses('searchKind', 'VALIDATION_FAILED', {
    params: { kind: 'offer' },
    query: { q: 'a', pageSize: 101 },
  })
  await refuses('searchKind', 'NOT_FOUND', { params: { kind: 'coffee' }, query: { q: 'a' } })
})

test('every documented outcome of these calls was observed', () =>
  expect(unseen(contentTopics.search)).toEqual([]))
