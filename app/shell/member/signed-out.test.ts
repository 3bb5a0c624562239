import { beforeEach, expect, test, vi } from 'vitest'
import { BackendError } from '#app/backend/backend-error.ts'
import { OTHER_MEMBER } from '#app/domain/page-member.ts'
import { getAuthState } from '#app/session/session.data.ts'
import { dropDrafts } from '../forms/kept-drafts.ts'
import { unsentAt } from '../links/search-params.ts'
import { handleUnauthorized, leaveSignedOut, staySignedIn } from './signed-out.ts'

vi.mock('../forms/kept-drafts.ts', () => ({ dropDrafts: vi.fn() }))

const nobody = new BackendError({ code: 'SIGN_IN_REQUIRED', status: 401 })
const assign = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  staySignedIn()
  vi.stubGlobal('window', { location: { assign, pathname: '/account', search: '?step=2' } })
  vi.mocked(getAuthState).mockResolvedValue({ isLoggedIn: false, expiresOn: null, member: null })
})

test('a customer whose session has ended is sent to sign in, and returns to this page', async () => {
  await handleUnauthorized(nobody)
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/=%2Faccount%3Fstep%3D2$/))
})

test('the page to return to is marked when a write was not sent', async () => {
  await handleUnauthorized(nobody, unsentAt)
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/=%2Faccount%3Fstep%3D2%26unsent%3Dyes$/),
  )
})

test('what the page reads takes nobody from the way back that says that a form was not sent', async () => {
  await handleUnauthorized(nobody)
  await handleUnauthorized(nobody, unsentAt)
  await handleUnauthorized(nobody)
  const backTo = assign.mock.calls.map(([href]) => new URL(href, 'http://site').searchParams.get('returnTo'))
  expect(backTo).toEqual(['/account?step=2', '/account?step=2&unsent=yes'])
})

test('the member of the page is told that another member has signed in', async () => {
  await handleUnauthorized(new BackendError({ code: OTHER_MEMBER, status: 401 }), unsentAt)
  expect(getAuthState).not.toHaveBeenCalled()
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    '/auth/problem?reason=other-account&returnTo=%2Faccount%3Fstep%3D2',
  )
})

test('a customer who is still signed in, or whose call failed otherwise, stays on the page', async () => {
  vi.mocked(getAuthState).mockResolvedValue({ isLoggedIn: true, expiresOn: 1, member: 'me' })
  await handleUnauthorized(nobody)
  await handleUnauthorized(new BackendError({ code: 'NETWORK' }))
  expect(getAuthState).toHaveBeenCalledOnce()
  expect(assign).not.toHaveBeenCalled()
})

test('a customer stays on the page when the session cannot be checked', async () => {
  vi.mocked(getAuthState).mockRejectedValue(new BackendError({ code: 'NETWORK' }))
  await expect(handleUnauthorized(nobody)).resolves.toBeUndefined()
  expect(assign).not.toHaveBeenCalled()
})

test('after a sign-out, failed calls do not redirect, and drafts are deleted', async () => {
  const asked = Promise.withResolvers<{ isLoggedIn: false; expiresOn: null; member: null }>()
  vi.mocked(getAuthState).mockReturnValueOnce(asked.promise)
  const noticed = handleUnauthorized(nobody)
  leaveSignedOut()
  asked.resolve({ isLoggedIn: false, expiresOn: null, member: null })
  await noticed
  await handleUnauthorized(nobody)
  expect(getAuthState).toHaveBeenCalledOnce()
  expect(assign).not.toHaveBeenCalled()
  expect(dropDrafts).toHaveBeenCalledOnce()
})

test('after a sign-out that failed, an ended session leads to sign-in again', async () => {
  leaveSignedOut()
  staySignedIn()
  await handleUnauthorized(nobody)
  expect(assign).toHaveBeenCalledOnce()
})
