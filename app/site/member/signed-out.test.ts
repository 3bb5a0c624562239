import { beforeEach, expect, test, vi } from 'vitest'
import { BackendError } from '#app/backend/backend-error.ts'
import { OTHER_MEMBER } from '#app/domain/page-member.ts'
import { getAuthState } from '#app/session/session.functions.ts'
import { dropDrafts } from '#app/site/forms/kept-drafts.ts'
import { unsentAt } from '#app/site/links/unsent.ts'
import { leaveSignedOut, noticeSignedOut, staySignedIn } from './signed-out.ts'

vi.mock('#app/session/session.functions.ts', () => ({ getAuthState: vi.fn() }))
vi.mock('#app/site/forms/kept-drafts.ts', () => ({ dropDrafts: vi.fn() }))

const nobody = new BackendError({ code: 'SIGN_IN_REQUIRED', status: 401 })
const assign = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  staySignedIn()
  vi.stubGlobal('window', { location: { assign, pathname: '/account', search: '?step=2' } })
  vi.mocked(getAuthState).mockResolvedValue({ isLoggedIn: false, expiresOn: null, member: null })
})

test('whose session has ended is sent to sign in, to come back to this page', async () => {
  await noticeSignedOut(nobody)
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/=%2Faccount%3Fstep%3D2$/))
})

test('… where the page says so if what they pressed was not done', async () => {
  await noticeSignedOut(nobody, unsentAt)
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/=%2Faccount%3Fstep%3D2%26unsent%3Dyes$/),
  )
})

test('whose page it was is told that somebody else is signed in by now', async () => {
  await noticeSignedOut(new BackendError({ code: OTHER_MEMBER, status: 401 }), unsentAt)
  expect(getAuthState).not.toHaveBeenCalled()
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    '/auth/problem?reason=other-account&returnTo=%2Faccount%3Fstep%3D2',
  )
})

test('who is signed in after all, and any other failure, stays', async () => {
  vi.mocked(getAuthState).mockResolvedValue({ isLoggedIn: true, expiresOn: 1, member: 'me' })
  await noticeSignedOut(nobody)
  await noticeSignedOut(new BackendError({ code: 'NETWORK' }))
  expect(getAuthState).toHaveBeenCalledOnce()
  expect(assign).not.toHaveBeenCalled()
})

test('who signs out is led nowhere else, also by what was asked before, and their drafts are gone', async () => {
  const asked = Promise.withResolvers<{ isLoggedIn: false; expiresOn: null; member: null }>()
  vi.mocked(getAuthState).mockReturnValueOnce(asked.promise)
  const noticed = noticeSignedOut(nobody)
  leaveSignedOut()
  asked.resolve({ isLoggedIn: false, expiresOn: null, member: null })
  await noticed
  await noticeSignedOut(nobody)
  expect(getAuthState).toHaveBeenCalledOnce()
  expect(assign).not.toHaveBeenCalled()
  expect(dropDrafts).toHaveBeenCalledOnce()
})

test('a page that goes on after a sign-out that did not come through is led to sign in again', async () => {
  leaveSignedOut()
  staySignedIn()
  await noticeSignedOut(nobody)
  expect(assign).toHaveBeenCalledOnce()
})
