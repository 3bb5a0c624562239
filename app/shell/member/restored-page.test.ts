import { beforeEach, expect, test, vi } from 'vitest'
import { getAuthState } from '#app/session/session.data.ts'
import { sayHidden, unsayHidden } from './hidden-page.ts'
import { setPageMember } from './page-member.ts'
import { guardRestoredPage } from './restored-page.ts'

vi.mock('./hidden-page.ts', async (original) => ({
  ...(await original<typeof import('./hidden-page.ts')>()),
  sayHidden: vi.fn(),
  unsayHidden: vi.fn(),
}))

const reload = vi.fn()
const body = { hidden: false }
const dispatch = (name: string, persisted = true) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }))

beforeEach(() => {
  body.hidden = false
  setPageMember('me')
  vi.clearAllMocks()
  vi.stubGlobal('document', { body })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }))
})

test('a restored page is shown again when its member is still signed in', async () => {
  vi.mocked(getAuthState).mockResolvedValue({ isLoggedIn: true, expiresOn: 1, member: 'me' })
  guardRestoredPage()
  dispatch('pagehide')
  expect(body.hidden).toBe(true)
  dispatch('pageshow')
  expect(body.hidden).toBe(true)
  await vi.waitFor(() => expect(body.hidden).toBe(false))
  // It may have been said when the page was restored before.
  expect(unsayHidden).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})

test('a restored page stays hidden and reloads when the member has signed out', async () => {
  vi.mocked(getAuthState).mockResolvedValue({ isLoggedIn: false, expiresOn: null, member: null })
  guardRestoredPage()
  dispatch('pagehide')
  dispatch('pageshow')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(body.hidden).toBe(true)
})

test.each([
  ['is refused', () => Promise.reject(new Error('offline'))],
  ['never comes', () => new Promise<never>(() => undefined)],
])('a restored page stays hidden and says why when the answer %s', async (_name, answer) => {
  vi.useFakeTimers()
  vi.mocked(getAuthState).mockImplementation(answer)
  guardRestoredPage()
  dispatch('pagehide')
  dispatch('pageshow')
  await vi.advanceTimersByTimeAsync(4_500)
  expect(sayHidden).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  expect(body.hidden).toBe(true)
  vi.useRealTimers()
})

test('pages of visitors, and pages that are not cached for Back, are not hidden', () => {
  setPageMember('')
  guardRestoredPage()
  dispatch('pagehide')
  setPageMember('me')
  dispatch('pagehide', false)
  expect(body.hidden).toBe(false)
  dispatch('pageshow')
  expect(getAuthState).not.toHaveBeenCalled()
})

test('hides nothing after the cleanup', () => {
  guardRestoredPage()()
  dispatch('pagehide')
  expect(body.hidden).toBe(false)
})
