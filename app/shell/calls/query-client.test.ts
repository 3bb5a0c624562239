import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

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
