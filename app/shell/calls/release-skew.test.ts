import { afterEach, expect, test, vi } from 'vitest'
import { isBeingLeft, leavePage, reloadWhenReleaseChanged } from './release-skew.ts'

afterEach(() => vi.unstubAllGlobals())

/**
 * Number of reloads after a file failed to load, where a request for the application entry is answered by `ask`, and whether the
 * router reloads as well.
 */
async function reloadsAfter(ask: () => Promise<Response>) {
  const reload = vi.fn()
  const asked = vi.fn(ask)
  const tab = new EventTarget()
  vi.stubGlobal('window', tab)
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('location', { reload })
  const stored: Record<string, string> = {}
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: (key: string, text: string) => Object.assign(stored, { [key]: text }),
  })
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelector: () => ({ src: 'https://example.ca/assets/index-1.js' }),
  })
  reloadWhenReleaseChanged()
  tab.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError('/assets/a.js') }))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await asked.mock.results[0]?.value.catch(() => undefined)
  await new Promise(setImmediate)
  const byRouter = stored['tanstack_router_reload:/assets/a.js'] === undefined
  return { own: reload.mock.calls.length, byRouter }
}

test.each([
  [
    'reloads when the application entry is gone',
    () => Promise.resolve(new Response(null, { status: 404 })),
    1,
  ],
  ['does not reload when the entry exists', () => Promise.resolve(new Response(null)), 0],
  ['does not reload while offline', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ['does not reload from a busy site', () => Promise.resolve(new Response(null, { status: 503 })), 0],
])('a page that could not load a file %s', async (_what, ask, reloads) => {
  expect(await reloadsAfter(ask)).toEqual({ own: reloads, byRouter: false })
})

test('what a browser no longer imports for a page that it leaves reloads nothing, by the router neither', () => {
  const tab = new EventTarget()
  const stored: Record<string, string> = {}
  const ask = vi.fn()
  vi.stubGlobal('window', tab)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, text: string) => Object.assign(stored, { [key]: text }),
  })
  reloadWhenReleaseChanged()
  const reject = () => {
    const payload = new TypeError('error loading dynamically imported module: /assets/a.js')
    tab.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  }
  leavePage()
  reject()
  expect(isBeingLeft()).toBe(true)
  expect(ask).not.toHaveBeenCalled()
  expect(stored).toEqual({
    'tanstack_router_reload:error loading dynamically imported module: /assets/a.js': '1',
  })
  // An answer that is a file leaves the page where it is.
  vi.useFakeTimers({ now: Date.now() + 20_000 })
  expect(isBeingLeft()).toBe(false)
  vi.useRealTimers()
})

test('the router remembers its reloads by that key', async () => {
  const { lazyRouteComponent } = await import('@tanstack/react-router')
  expect(String(lazyRouteComponent)).toContain('tanstack_router_reload:')
})
