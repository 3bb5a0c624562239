import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { loadOffers } from './load-offers.ts'

const asked = (queryFn: () => Promise<string[]>) => ({ queryKey: ['offers'], queryFn })

/** As in a browser, but nobody waits for the repeats. */
const patient = () => new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 3_600_000 } } })

test.each(['stay', 'preload'] as const)(
  'another filter that cannot be had keeps its reader waiting for one try (%s)',
  async (cause) => {
    const queryFn = vi.fn(() => Promise.reject(new Error('down')))
    const queryClient = patient()
    await loadOffers(queryClient, asked(queryFn), cause)
    expect(queryFn).toHaveBeenCalledOnce()
    expect(queryClient.getQueryState(['offers'])).toMatchObject({ status: 'error' })
  },
)

test('a page that is opened cannot do without them', async () => {
  const queryClient = new QueryClient()
  const failing = asked(() => Promise.reject(new Error('down')))
  await expect(loadOffers(queryClient, failing, 'enter')).rejects.toThrow('down')
})

test('offers that are known are asked for again once they are out of date, and a failure leaves them', async () => {
  const queryFn = vi.fn(() => Promise.resolve(['new']))
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 300_000 } } })
  queryClient.setQueryData(['offers'], ['old'])
  await loadOffers(queryClient, asked(queryFn), 'enter')
  expect(queryFn).not.toHaveBeenCalled()
  await queryClient.invalidateQueries({ queryKey: ['offers'], refetchType: 'none' })
  await loadOffers(queryClient, asked(queryFn), 'enter')
  expect(queryClient.getQueryData(['offers'])).toEqual(['new'])

  await queryClient.invalidateQueries({ queryKey: ['offers'], refetchType: 'none' })
  await loadOffers(
    queryClient,
    asked(() => Promise.reject(new Error('down'))),
    'enter',
  )
  expect(queryClient.getQueryData(['offers'])).toEqual(['new'])
})
