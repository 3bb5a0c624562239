import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient, hasNewerData, hydrateQueries, noteNewerData } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

test('a mutation fails at once while offline and is not sent later', async () => {
  const queryClient = createQueryClient()
  queryClient.mount()
  onlineManager.setOnline(false)
  const mutationFn = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const press = new MutationObserver(queryClient, { mutationFn })
  await expect(press.mutate()).rejects.toThrow('Failed to fetch')
  onlineManager.setOnline(true)
  await queryClient.resumePausedMutations()
  expect(mutationFn).toHaveBeenCalledOnce()
  queryClient.unmount()
})

test('what is read after the page was rendered makes its HTML the older of the two, what comes with it does not', () => {
  const queryClient = createQueryClient()
  hydrateQueries(queryClient, [[['offers'], 'of the page', 1]])
  noteNewerData(queryClient)
  expect(hasNewerData()).toBe(false)
  queryClient.setQueryData(['offers'], 'of now')
  expect(hasNewerData()).toBe(true)
})
