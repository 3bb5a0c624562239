import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { READ_PATIENCE_MS } from '#app/domain/within.ts'
import { log } from '#app/edge/log.server.ts'
import { beside } from './beside.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const said = vi.spyOn(log, 'warn').mockReturnValue()
afterEach(() => said.mockClear())

const never = () => new Promise<never>(() => undefined)

/** How long a page waits for it; milliseconds. */
async function waited(queryClient: QueryClient, work: Promise<unknown>): Promise<number> {
  const started = Date.now()
  const page = beside(queryClient, work).then(() => Date.now() - started)
  await vi.advanceTimersByTimeAsync(20_000)
  return page
}

test('what hangs is waited for for a moment, and what follows it on the same page for less', async () => {
  const queryClient = new QueryClient()
  expect(await waited(queryClient, never())).toBe(READ_PATIENCE_MS)
  expect(await waited(queryClient, never())).toBe(500)
  expect(await waited(new QueryClient(), never())).toBe(READ_PATIENCE_MS)
})

test('which queries were late is logged, without for whom', async () => {
  const queryClient = new QueryClient()
  const order = queryClient.prefetchQuery({ queryKey: ['orders', 'one', 'BW-1'], queryFn: never })
  await waited(queryClient, Promise.all([order, never()]))
  expect(said.mock.calls).toEqual([[{ late: ['orders/one'] }, 'a page did not wait for what is late']])
})

test('what comes is not waited for any longer, and what fails in time fails', async () => {
  const queryClient = new QueryClient()
  expect(await waited(queryClient, Promise.resolve(1))).toBe(0)
  await expect(beside(queryClient, Promise.reject(new Error('blocked')))).rejects.toThrow('blocked')
})

test('what fails after that fails nobody', async () => {
  const late = new Promise((_resolve, reject) => setTimeout(() => reject(new Error('late')), 5_000))
  expect(await waited(new QueryClient(), late)).toBe(READ_PATIENCE_MS)
})
