import { beforeEach, expect, test, vi } from 'vitest'

const everyOffer = vi.fn()
vi.mock('#app/env.server.ts', () => ({ env: () => ({ CONTENT_CACHE_SECONDS: 60 }) }))
vi.mock('#app/edge/request-context.server.ts', () => ({ requestContext: () => ({ locale: 'en-ca' }) }))
vi.mock('#app/edge/test-instruments.server.ts', () => ({ scenarioOf: () => undefined }))
vi.mock('#app/session/backend-for.server.ts', () => ({
  backendFor: () => ({
    everyOffer,
    listRewards: async () => ({ rewards: [], categories: [] }),
    listGiftCards: async () => ({ brands: [] }),
    listHelp: async () => ({ articles: [] }),
  }),
}))

const offers = [{ offerCode: 'HG-400' }]
let sitemapPaths: () => Promise<readonly string[]>

beforeEach(async () => {
  everyOffer.mockReset().mockResolvedValue(offers)
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
