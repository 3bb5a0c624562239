import { afterEach, expect, test, vi } from 'vitest'
import { reloadWhenReleaseChanged } from './release-skew.ts'

afterEach(() => vi.unstubAllGlobals())

/** How often the page is loaded again after a file did not come, where the site is asked for the application so. */
async function reloadsAfter(ask: () => Promise<Response>): Promise<number> {
  const reload = vi.fn()
  const asked = vi.fn(ask)
  const tab = new EventTarget()
  vi.stubGlobal('window', tab)
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { querySelector: () => ({ src: 'https://example.ca/assets/index-1.js' }) })
  reloadWhenReleaseChanged()
  tab.dispatchEvent(new Event('vite:preloadError'))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await asked.mock.results[0]?.value.catch(() => undefined)
  await new Promise(setImmediate)
  return reload.mock.calls.length
}

test.each([
  ['a release has taken away is loaded again', () => Promise.resolve(new Response(null, { status: 404 })), 1],
  ['is there stays as it is', () => Promise.resolve(new Response(null)), 0],
  ['cannot be asked for stays as it is', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ['has no room stays as it is', () => Promise.resolve(new Response(null, { status: 503 })), 0],
])('a page whose application %s', async (_what, ask, reloads) => {
  expect(await reloadsAfter(ask)).toBe(reloads)
})
