import { beforeEach, expect, test, vi } from 'vitest'

const everyOffer = vi.fn()
const getPageData = vi.fn()
const listHelp = vi.fn()
vi.mock('#app/env.server.ts', () => ({ env: () => ({ CONTENT_CACHE_SECONDS: 60, LOG_LEVEL: 'silent' }) }))
vi.mock('#app/edge/request-context.server.ts', () => ({ requestContext: () => ({ locale: 'en-ca' }) }))
vi.mock('#app/edge/test-instruments.server.ts', () => ({ scenarioOf: () => undefined }))
vi.mock('#app/session/backend-for.server.ts', () => ({
  backendFor: () => ({
    everyOffer,
    getPageData,
    listHelp,
    listRewards: async () => ({ rewards: [], categories: [] }),
    listGiftCards: async () => ({ brands: [] }),
  }),
}))

const offers = [{ offerCode: 'HG-400' }]
let sitemapPaths: () => Promise<readonly string[]>

beforeEach(async () => {
  everyOffer.mockReset().mockResolvedValue(offers)
  getPageData.mockResolvedValue({ waysToSpend: [] })
  listHelp.mockResolvedValue({ articles: [] })
  vi.resetModules()
  sitemapPaths = (await import('./sitemap-paths.server.ts')).sitemapPaths
})

test('however many ask at once, and afterwards, the backend is asked once', async () => {
  const answers = await Promise.all([sitemapPaths(), sitemapPaths(), sitemapPaths()])
  for (const paths of [...answers, await sitemapPaths()]) expect(paths).toContain('/offers/HG-400')
  expect(everyOffer).toHaveBeenCalledOnce()
})

test('who waits for somebody that has left asks again, and so does the next one', async () => {
  everyOffer.mockRejectedValueOnce(new Error('aborted'))
  const [first, second] = await Promise.allSettled([sitemapPaths(), sitemapPaths()])
  expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled'])
  expect(await sitemapPaths()).toContain('/offers/HG-400')
  expect(everyOffer).toHaveBeenCalledTimes(3)
})

test('pages of what the programme does not have, or has written nothing about, are left out', async () => {
  const optional = ['/travel', '/card-credit', '/help', '/help/missing-points']
  const listed = async () => {
    vi.resetModules()
    const paths = await (await import('./sitemap-paths.server.ts')).sitemapPaths()
    return optional.filter((path) => paths.includes(path))
  }
  expect(await listed()).toEqual([])
  getPageData.mockResolvedValue({ waysToSpend: [{ code: 'credit' }] })
  listHelp.mockResolvedValue({ articles: [{ slug: 'partners' }], postingTimes: [] })
  expect(await listed()).toEqual(['/card-credit', '/help'])
  getPageData.mockResolvedValue({ waysToSpend: [{ code: 'travel' }, { code: 'credit' }] })
  listHelp.mockResolvedValue({ articles: [], postingTimes: [{ partnerCode: 'maple-books' }] })
  expect(await listed()).toEqual(['/travel', '/card-credit', '/help/missing-points'])
})
