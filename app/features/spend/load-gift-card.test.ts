import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { getOrderProgress } from '#app/actions/order-progress.data.ts'
import { BackendError } from '#app/backend/backend-error.ts'
import { listAddresses } from '#app/features/addresses/addresses.data.ts'
import { getGiftCard, getGiftCardNow, giftCardQueries } from '#app/features/gift-cards/gift-cards.data.ts'
import { balanceQueries, getBalance } from '#app/member-data/balance.data.ts'
import { getPageData } from '#app/member-data/page-data.data.ts'
import { getProfile } from '#app/member-data/profile.data.ts'
import { loadGiftCard } from './load-gift-card.ts'
import { reviewOrder } from './spend.data.ts'

vi.mock('#app/features/gift-cards/brand-page.tsx', () => ({ BrandPage: () => null }))
for (const call of [getOrderProgress, getBalance, getPageData, getProfile, listAddresses]) {
  vi.mocked(call).mockRejectedValue(new Error('offline'))
}

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

const aBalance = (points: number) => ({
  ...{ points, pendingPoints: 0, pendingPostsBy: null, expiringPoints: 0, expiresOn: null },
  ...{ earnedLast90Days: 0, asOf: '2026-11-02T15:00:00Z' },
})

test('the review shows the price of this moment, earlier steps the one that is known', async () => {
  const queryClient = aBrowser(60_000)
  expect(await loadGiftCard(queryClient, 'prairie', { step: 'amount' })).toEqual({ brandName: 'before' })
  expect(asked).not.toHaveBeenCalled()
  expect(await loadGiftCard(queryClient, 'prairie', { step: 'review' })).toEqual({ brandName: 'now' })
  expect(await loadGiftCard(queryClient, 'prairie', { step: 'review' })).toEqual({ brandName: 'now' })
  expect(asked).toHaveBeenCalledTimes(1)
})

test('the review names the e-mail and the addresses of this moment, earlier steps those that are known', async () => {
  const queryClient = aBrowser(1_000)
  for (const key of [
    ['account', 'profile'],
    ['addresses', 'list'],
  ])
    queryClient.setQueryData(key, { known: true }, { updatedAt: Date.now() - 60_000 })
  const asked = [vi.mocked(getProfile), vi.mocked(listAddresses)]
  const calls = async (step: 'amount' | 'review') => {
    for (const call of asked) call.mockClear()
    await loadGiftCard(queryClient, 'prairie', { step, format: 'Physical' })
    return asked.map((call) => call.mock.calls.length)
  }
  expect(await calls('amount')).toEqual([0, 0])
  expect(await calls('review')).toEqual([1, 1])
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

test('an order whose price has changed is opened again at the new one', async () => {
  const queryClient = aBrowser(1_000)
  const priced = (points: number) => {
    const denominations = [{ sku: '25', name: '$25', points, valueCents: 2_500, stock: { 'E-Card': null } }]
    return { ...aBrand(`at ${points}`), formats: ['E-Card' as const], denominations }
  }
  queryClient.setQueryData(queryKey, priced(2_500))
  queryClient.setQueryData(balanceQueries.current().queryKey, aBalance(9_000))
  vi.mocked(getGiftCardNow).mockResolvedValue(priced(3_000))
  const progress = { name: 'waiting' as const, cancelled: false }
  const review = vi
    .mocked(reviewOrder)
    .mockRejectedValueOnce(new BackendError({ status: 409, code: 'PRICE_CHANGED' }))
    .mockResolvedValueOnce({ intent: 'intent-1', progress, blockedBy: null })
  await loadGiftCard(queryClient, 'prairie', { step: 'review', format: 'E-Card', sku: '25' })
  expect(review.mock.calls.map(([{ data }]) => data.points)).toEqual([2_500, 3_000])
})

test('a brand that is nowhere any more takes no order with it: it leads to its receipt, or is told of', async () => {
  const gone = new BackendError({ status: 404, code: 'NOT_FOUND' })
  const progress = vi.mocked(getOrderProgress)
  const load = () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    asked.mockReset().mockRejectedValue(gone)
    return loadGiftCard(queryClient, 'prairie', { step: 'review', intent: 'intent-1' })
  }
  // Told later than the brand is missed.
  progress.mockImplementationOnce(async () => {
    await Promise.resolve()
    return { name: 'done', orderNumber: 'GC-1' }
  })
  await expect(load()).rejects.toMatchObject({ options: { href: '/success?orderNumber=GC-1' } })
  progress.mockResolvedValueOnce({ name: 'running' })
  expect(await load()).toEqual({ brandName: null })
  // Expired, or another member's: nothing is left to say of it.
  progress.mockRejectedValueOnce(gone)
  await expect(load()).rejects.toBe(gone)
  const plain = loadGiftCard(new QueryClient(), 'prairie', { step: 'amount' })
  await expect(plain).rejects.toBe(gone)
})
