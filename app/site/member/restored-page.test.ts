import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { getAuthState } from '#app/session/session.functions.ts'
import { sessionQueries } from '#app/session/session.queries.ts'
import { guardRestoredPage } from './restored-page.ts'

vi.mock('#app/session/session.functions.ts', () => ({ getAuthState: vi.fn() }))

const reload = vi.fn()
const body = { hidden: false }
const client = (isLoggedIn: boolean) => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQueries.auth().queryKey, {
    isLoggedIn,
    expiresOn: null,
    member: isLoggedIn ? 'me' : null,
  })
  return queryClient
}
const happens = (name: string, persisted = true) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }))

beforeEach(() => {
  body.hidden = false
  vi.clearAllMocks()
  vi.stubGlobal('document', { body })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }))
})

test('a page of a member who is still signed in is seen again', async () => {
  vi.mocked(getAuthState).mockResolvedValue({ isLoggedIn: true, expiresOn: 1, member: 'me' })
  guardRestoredPage(client(true))
  happens('pagehide')
  expect(body.hidden).toBe(true)
  happens('pageshow')
  expect(body.hidden).toBe(true)
  await vi.waitFor(() => expect(body.hidden).toBe(false))
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['has signed out', () => Promise.resolve({ isLoggedIn: false, expiresOn: null, member: null })],
  ['nobody can be asked about', () => Promise.reject(new Error('offline'))],
])('a page of a member who %s stays hidden and is loaded anew', async (_name, answer) => {
  vi.mocked(getAuthState).mockImplementation(answer)
  guardRestoredPage(client(true))
  happens('pagehide')
  happens('pageshow')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(body.hidden).toBe(true)
})

test('a visitor’s page, and one that the browser does not keep, are left alone', () => {
  guardRestoredPage(client(false))
  happens('pagehide')
  guardRestoredPage(client(true))
  happens('pagehide', false)
  expect(body.hidden).toBe(false)
  happens('pageshow')
  expect(getAuthState).not.toHaveBeenCalled()
})

test('nothing is hidden once it was stopped', () => {
  guardRestoredPage(client(true))()
  happens('pagehide')
  expect(body.hidden).toBe(false)
})
