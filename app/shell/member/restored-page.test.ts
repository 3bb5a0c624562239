import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { getAuthState } from '#app/session/session.functions.ts'
import { sessionQueries } from '#app/session/session.queries.ts'
import { guardRestoredPage } from './restored-page.ts'

const reload = vi.fn()
const body = { hidden: false }
const clientFor = (isLoggedIn: boolean) => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQueries.auth().queryKey, {
    isLoggedIn,
    expiresOn: null,
    member: isLoggedIn ? 'me' : null,
  })
  return queryClient
}
const dispatch = (name: string, persisted = true) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }))

beforeEach(() => {
  body.hidden = false
  vi.clearAllMocks()
  vi.stubGlobal('document', { body })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }))
})

test('a restored page is shown again when its member is still signed in', async () => {
  vi.mocked(getAuthState).mockResolvedValue({ isLoggedIn: true, expiresOn: 1, member: 'me' })
  guardRestoredPage(clientFor(true))
  dispatch('pagehide')
  expect(body.hidden).toBe(true)
  dispatch('pageshow')
  expect(body.hidden).toBe(true)
  await vi.waitFor(() => expect(body.hidden).toBe(false))
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['the member has signed out', () => Promise.resolve({ isLoggedIn: false, expiresOn: null, member: null })],
  ['the session cannot be checked', () => Promise.reject(new Error('offline'))],
])('a restored page stays hidden and reloads when %s', async (_name, answer) => {
  vi.mocked(getAuthState).mockImplementation(answer)
  guardRestoredPage(clientFor(true))
  dispatch('pagehide')
  dispatch('pageshow')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(body.hidden).toBe(true)
})

test('pages of visitors, and pages that are not cached for Back, are not hidden', () => {
  guardRestoredPage(clientFor(false))
  dispatch('pagehide')
  guardRestoredPage(clientFor(true))
  dispatch('pagehide', false)
  expect(body.hidden).toBe(false)
  dispatch('pageshow')
  expect(getAuthState).not.toHaveBeenCalled()
})

test('hides nothing after the cleanup', () => {
  guardRestoredPage(clientFor(true))()
  dispatch('pagehide')
  expect(body.hidden).toBe(false)
})
