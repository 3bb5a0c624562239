import { expect, onTestFinished, test, vi } from 'vitest'
import { serverClock } from './server-clock.ts'

const NOW = Date.parse('2026-11-26T15:00:00Z')

test('the server’s time counts the sleep of a device, and is asked for again after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  const hour = 3_600_000
  const server = vi.fn(() => Promise.resolve(NOW + hour))
  const clock = serverClock(server, NOW - hour)
  expect(await clock()).toBe(NOW + hour)
  vi.setSystemTime(NOW + 1_000)
  expect(await clock()).toBe(NOW + hour + 1_000)
  expect(server).toHaveBeenCalledOnce()
  // The network is not back yet.
  server.mockRejectedValueOnce(new Error('offline'))
  vi.setSystemTime(NOW + 8 * hour)
  expect(await clock()).toBe(NOW + 9 * hour)
  // Its date is set, to an earlier day.
  server.mockResolvedValueOnce(NOW + 9 * hour)
  vi.setSystemTime(NOW - 24 * hour)
  expect(await clock()).toBe(NOW + 9 * hour)
  expect(server).toHaveBeenCalledTimes(3)
})

test('without the server the time of the page counts on', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  const clock = serverClock(() => Promise.reject(new Error('offline')), NOW - 60_000)
  await clock()
  vi.setSystemTime(NOW + 5_000)
  expect(await clock()).toBe(NOW - 55_000)
})
