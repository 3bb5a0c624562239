import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { getGiftCard, getGiftCardNow, giftCardQueries } from './gift-cards.data.ts'
import { loadGiftCard } from './load-redeem.ts'

vi.mock('./brand-below.ts', () => ({ BrandBelow: { ready: async () => undefined } }))
vi.mock('#app/shell/redeem/load-redemption.ts', () => ({
  loadRedemption: async () => false,
  loadReview: async () => undefined,
}))

const { queryKey } = giftCardQueries.brand('prairie')
const asked = vi.mocked(getGiftCard)

/** A browser that has known the brand for `ageMs`; the backend has a newer one since. */
function aBrowser(ageMs: number) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 300_000, retry: false } } })
  queryClient.setQueryData(queryKey, aBrand('before'), { updatedAt: Date.now() - ageMs })
  asked.mockReset().mockResolvedValue(aBrand('now'))
  vi.mocked(getGiftCardNow).mockReset().mockResolvedValue(aBrand('now'))
  return queryClient
}

const image = { url: '', label: '', width: 1, height: 1 }
const texts = { description: '', howToSpend: '', termsAndConditions: '' }
const aBrand = (brandName: string) => ({
  ...{ brandId: 'prairie', brandName, formats: [], denominations: [], popularity: 1, deliveryPromises: {} },
  cmsContent: {
    ...{ category: { code: '', name: '' }, image, swatch: image, featuredImage: null },
    ...texts,
  },
})

test('the review shows the price of this moment, earlier steps the one that is known', async () => {
  const queryClient = aBrowser(60_000)
  expect(await loadGiftCard(queryClient, 'prairie', { step: 'amount' })).toEqual({ brandName: 'before' })
  expect(asked).not.toHaveBeenCalled()
  expect(await loadGiftCard(queryClient, 'prairie', { step: 'review' })).toEqual({ brandName: 'now' })
  expect(await loadGiftCard(queryClient, 'prairie', { step: 'review' })).toEqual({ brandName: 'now' })
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a brand that cannot be refetched for the review stays as it is known', async () => {
  const queryClient = aBrowser(60_000)
  asked.mockRejectedValue(new Error('offline'))
  expect(await loadGiftCard(queryClient, 'prairie', { step: 'review' })).toEqual({ brandName: 'before' })
})

test('after a refused order stock and prices are those of the backend, and any other outcome asks for none', async () => {
  const queryClient = aBrowser(1_000)
  queryClient.setQueryData(['order-progress', 'progress', 'intent-1'], { name: 'waiting', cancelled: true })
  await loadGiftCard(queryClient, 'prairie', { step: 'review', intent: 'intent-1' })
  expect(getGiftCardNow).not.toHaveBeenCalled()
  queryClient.setQueryData(['order-progress', 'progress', 'intent-1'], { name: 'refused' })
  expect(await loadGiftCard(queryClient, 'prairie', { step: 'review', intent: 'intent-1' })).toEqual({
    brandName: 'now',
  })
})
