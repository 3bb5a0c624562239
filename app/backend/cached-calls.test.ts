import type { IncomingHttpHeaders } from 'node:http'
import { unmarked } from '@borealis/contract/text.ts'
import { expect, test } from 'vitest'
import type { Locale } from '#app/domain/locale.ts'
import { createUpstream } from '#app/edge/upstream.server.ts'
import { aServer } from '../../tests/support/a-server.ts'
import { createBackend } from './backend.server.ts'

const everybody = { 'cache-control': 'public, max-age=30', etag: '"one"' }
const silent = { debug: () => undefined, warn: () => undefined, error: () => undefined }

const bodies: Readonly<Record<string, object>> = {
  '/api/offers?list=more': {
    ...{ offers: [], pageNumber: 1, pageSize: 24, totalCount: 0, listCount: 0 },
    ...{ runningCount: 0, categories: [], featured: null },
  },
  '/api/search?q=tea': { groups: [], suggestions: [] },
  '/api/announcements': { announcements: [] },
  '/api/me/e-cards/card-1/reveal': { cardId: 'card-1', code: 'SECRET', pin: null },
  '/api/me/export/export-1/data': { profile: { firstName: 'Avery' } },
}

/** A backend of its own, whose answers carry these headers, for a site in one language. */
async function aProgramme(
  headers: Record<string, string>,
  locale: Locale = 'en-ca',
  bodyOf = (url: string, _asked: IncomingHttpHeaders): object | undefined => bodies[url],
) {
  const seen: { url: string; headers: IncomingHttpHeaders }[] = []
  const { origin } = await aServer((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers })
    if (headers.etag && request.headers['if-none-match'] === headers.etag)
      return void response.writeHead(304, headers).end()
    const body = bodyOf((request.url ?? '').replace(/(?<=q=tea)\d+$/, ''), request.headers)
    response.writeHead(body ? 200 : 500, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  })
  const upstream = createUpstream({ isFault: () => true, onState: () => undefined })
  const backendOf = (
    name: string | null,
    scenario?: string,
    more?: { searchUpstream: ReturnType<typeof createUpstream> },
    spoken = locale,
  ) =>
    createBackend({
      config: {
        baseUrl: origin,
        timeoutMs: 2_000,
        stepUpHeader: 'step-up-authorization',
        keepContentMs: 60_000,
        upstream,
        ...more,
      },
      credentials: name
        ? {
            access: async () => `access-${name}`,
            secondary: async () => `secondary-${name}`,
            stepUp: `step-up-${name}`,
          }
        : {},
      locale: spoken,
      correlationId: `cor-${name}`,
      hostIp: '203.0.113.9',
      scenario,
      log: silent,
    })
  return { backendOf, seen }
}

test('what is public and the same for everybody is asked for once, whoever comes next', async () => {
  const { backendOf, seen } = await aProgramme(everybody)
  await backendOf('avery').listAnnouncements()
  await backendOf('noah').listAnnouncements()
  expect(seen).toHaveLength(1)
  expect(seen[0]?.headers.authorization).toBe('Bearer secondary-avery')
})

test('offers are picked for one person: each member asks, whatever the answer says of itself', async () => {
  const { backendOf, seen } = await aProgramme(everybody)
  for (const name of ['avery', 'noah', 'avery']) await backendOf(name).listOffers({ query: { list: 'more' } })
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer secondary-avery',
    'Bearer secondary-noah',
    'Bearer secondary-avery',
  ])
})

test.each(['private, max-age=30', 'no-store', 'max-age=30', 'public, no-cache, max-age=30'])(
  'an answer that says "%s" is for who asked',
  async (cacheControl) => {
    const { backendOf, seen } = await aProgramme({ 'cache-control': cacheControl })
    for (const name of ['avery', 'noah']) await backendOf(name).listAnnouncements()
    expect(seen).toHaveLength(2)
  },
)

test('a scenario neither uses nor leaves what is kept', async () => {
  const { backendOf, seen } = await aProgramme(everybody)
  await backendOf('tester', 'slow-1').listAnnouncements()
  await backendOf('avery').listAnnouncements()
  await backendOf('tester', 'slow-1').listAnnouncements()
  expect(seen.map(({ headers }) => headers['x-borealis-scenario'])).toEqual(['slow-1', undefined, 'slow-1'])
})

test('what is kept is in the language that it was asked in', async () => {
  const { backendOf, seen } = await aProgramme(everybody)
  for (const locale of ['en-ca', 'fr-ca', 'en-ca'] as const)
    await backendOf(null, undefined, undefined, locale).listAnnouncements()
  expect(seen.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'fr'])
})

test('what was filled in from English is asked for whole again: the French ETag says nothing of it', async () => {
  const row = { level: 'info', body: 'Ouvert', isDismissible: true, publishedAt: '2026-11-01T12:00:00Z' }
  const announce = (title: string) => ({
    announcements: [{ ...row, id: 'hours', title, endsAt: null, path: null }],
  })
  let english: object | undefined
  const { backendOf } = await aProgramme(everybody, 'fr-ca', (_url, asked) =>
    asked['accept-language'] === 'fr' ? announce('') : english,
  )
  const read = async () => {
    const { announcements } = await backendOf(null).listAnnouncements({ mustRevalidate: true })
    return announcements.map(({ title }) => unmarked(title))
  }
  // English fails, comes, and changes.
  const titles = [await read()]
  for (const title of ['Open late', 'Open early']) {
    english = announce(title)
    titles.push(await read())
  }
  expect(titles.slice(1)).toEqual([['Open late'], ['Open early']])
})

test('content that has not changed is parsed once, and nothing that belongs to one member is kept', async () => {
  const { backendOf } = await aProgramme({})
  const backend = backendOf('avery')
  expect(await backend.listOffers({ query: { list: 'more' } })).toBe(
    await backend.listOffers({ query: { list: 'more' } }),
  )
  expect(await backend.revealECard({ params: { cardId: 'card-1' } })).not.toBe(
    await backend.revealECard({ params: { cardId: 'card-1' } }),
  )
  expect(await backend.downloadExport({ params: { exportId: 'export-1' } })).not.toBe(
    await backend.downloadExport({ params: { exportId: 'export-1' } }),
  )
})

test('what a term finds is kept for visitors alone: a member finds their own', async () => {
  const { backendOf, seen } = await aProgramme(everybody)
  const find = (name: string | null) => backendOf(name).search({ query: { q: 'tea' } })
  for (const name of [null, 'avery', null, 'noah', 'avery']) await find(name)
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    'Bearer secondary-avery',
    'Bearer secondary-noah',
    'Bearer secondary-avery',
  ])
})

test('a flood of terms forgets terms, and nothing that pages are made of', async () => {
  const { backendOf, seen } = await aProgramme(everybody)
  const backend = backendOf(null)
  await backend.listAnnouncements()
  await backend.search({ query: { q: 'tea' } })
  const offers = await backend.listOffers({ query: { list: 'more' } })
  for (let term = 0; term < 600; term++) await backend.search({ query: { q: `tea${term}` } })
  const before = seen.length
  await backend.listAnnouncements()
  expect(seen.length - before).toBe(0)
  await backend.search({ query: { q: 'tea' } })
  expect(seen.length - before).toBe(1)
  expect(await backend.listOffers({ query: { list: 'more' } })).toBe(offers)
})

test('searches have bounds of their own: what fails or crowds there leaves the other calls alone', async () => {
  const { backendOf } = await aProgramme({})
  const searchUpstream = createUpstream({
    isFault: () => true,
    onState: () => undefined,
    limits: { reads: { atOnce: 0, waiting: 0 } },
  })
  const backend = backendOf(null, undefined, { searchUpstream })
  await expect(backend.search({ query: { q: 'tea' } })).rejects.toMatchObject({ code: 'NOT_SENT' })
  expect(await backend.listAnnouncements()).toEqual({ announcements: [] })
})
