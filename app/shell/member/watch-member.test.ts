import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { BackendError } from '#app/backend/backend-error.ts'
import { ANSWERED } from '#app/domain/same-press.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { setClockLag } from '#app/member-data/reader.ts'
import type { NewNotification } from '#app/notifications/notification.ts'
import * as m from '#app/paraglide/messages.js'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { UNSENT } from '../links/search-params.ts'
import { watch } from './watch-member.ts'

// In a browser the locale comes from the document.
overwriteGetLocale(() => 'en-ca')

afterEach(() => vi.unstubAllGlobals())

/** Watches a page at this address. */
function watchPage(address = '/account/goal') {
  const replaceState = vi.fn()
  const answered = vi.fn()
  const reload = vi.fn()
  const page = new EventTarget()
  page.addEventListener(ANSWERED, answered)
  vi.stubGlobal(
    'window',
    Object.assign(page, {
      location: { href: `http://localhost:3000${address}`, reload },
      history: { state: 'kept', replaceState },
    }),
  )
  const queryClient = new QueryClient()
  const notify = vi.fn((_notice: NewNotification) => 'the notice')
  const dismiss = vi.fn()
  watch(queryClient, { notify, dismiss })
  const notices = () => notify.mock.calls.map(([{ status, message }]) => [status, message])
  return { queryClient, replaceState, notices, dismiss, answered, reload }
}

/**
 * Runs a mutation that ends in this way, on a page that its reader has left or not; returns the notifications.
 */
async function endMutation(error: Error | undefined, { hasLeft }: { hasLeft: boolean }) {
  const { queryClient, notices } = watchPage()
  const answer = Promise.withResolvers<void>()
  const change = new MutationObserver(queryClient, { mutationFn: () => answer.promise, retry: false })
  const leave = change.subscribe(() => undefined)
  const made = change.mutate().catch(() => undefined)
  if (hasLeft) leave()
  if (error) answer.reject(error)
  else answer.resolve()
  await made
  // The mutation cache notifies its subscribers asynchronously.
  await new Promise((resolve) => setTimeout(resolve))
  return notices()
}

const refused = new BackendError({ status: 409, code: 'CONFLICT' })

test('a mutation that fails after its page was left is reported with what is known of it', async () => {
  expect(await endMutation(refused, { hasLeft: true })).toEqual([['error', m.site_behindNotDone()]])
  const lost = new BackendError({ code: 'NETWORK' })
  expect(await endMutation(lost, { hasLeft: true })).toEqual([['warning', m.site_behindUnsure()]])
})

test.each([
  ['its page is still open', refused, false],
  ['it succeeded', undefined, true],
  ['the customer is signed out', new BackendError({ status: 401, code: 'SIGNED_OUT' }), true],
])('a mutation is not reported when %s', async (_when, error, hasLeft) => {
  expect(await endMutation(error, { hasLeft })).toEqual([])
})

test('a form that was not sent is reported once, and the parameter is removed from the URL', () => {
  const { replaceState, notices } = watchPage('/fr-ca/account/profile?edit=name&unsent=yes#profile-name')
  expect(notices()).toEqual([['warning', m.site_unsent()]])
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(
    'kept',
    '',
    new URL('http://localhost:3000/fr-ca/account/profile?edit=name#profile-name'),
  )
  expect(watchPage('/account/profile?edit=name').notices()).toEqual([])
})

test('the report of a form that was not sent goes once a write succeeds', async () => {
  const { queryClient, dismiss } = watchPage('/account/goal?unsent=yes')
  const send = (mutationFn: () => Promise<void>) =>
    new MutationObserver(queryClient, { mutationFn }).mutate().catch(() => undefined)
  await send(() => Promise.reject(refused))
  expect(dismiss).not.toHaveBeenCalled()
  await send(() => Promise.resolve())
  await vi.waitFor(() => expect(dismiss).toHaveBeenCalledExactlyOnceWith('the notice'))
})

test('an event says that a write was answered, and not earlier', async () => {
  const { queryClient, answered } = watchPage()
  const answer = Promise.withResolvers<void>()
  const written = new MutationObserver(queryClient, { mutationFn: () => answer.promise }).mutate()
  await new Promise((resolve) => setTimeout(resolve))
  expect(answered).not.toHaveBeenCalled()
  answer.resolve()
  await written
  await vi.waitFor(() => expect(answered).toHaveBeenCalled())
})

test('an account that is stopped while its page is open shows its page anew, once it was there', async () => {
  const { queryClient, reload } = watchPage('/account')
  const { queryKey } = accountQueries.profile()
  const stopped = new BackendError({ status: 403, code: 'ACCOUNT_SUSPENDED' })
  const fail = (error: Error) =>
    queryClient
      .fetchQuery({ queryKey, queryFn: () => Promise.reject(error), retry: false })
      .catch(() => undefined)
  await fail(stopped)
  queryClient.setQueryData([...queryKey], { sub: 'cus_1' })
  await fail(new BackendError({ status: 503, code: 'UNAVAILABLE' }))
  expect(reload).not.toHaveBeenCalled()
  await fail(stopped)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  // Or it was stopped before anybody watched.
  watch(queryClient, { notify: vi.fn(), dismiss: vi.fn() })
  expect(reload).toHaveBeenCalledTimes(2)
})

function stubSessionStorage(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

test('a change whose page was left before its answer is reported once, on the page that comes next', async () => {
  const kept = stubSessionStorage()
  vi.useFakeTimers()
  const { queryClient } = watchPage()
  const leave = () => window.dispatchEvent(new Event('pagehide'))
  leave()
  expect(kept.size).toBe(0)
  const answer = Promise.withResolvers<void>()
  const made = new MutationObserver(queryClient, { mutationFn: () => answer.promise }).mutate()
  leave()
  const next = watchPage('/account')
  expect(next.notices()).toEqual([['warning', m.site_behindUnsure()]])
  // Back restores a page as it was.
  const restore = () => {
    window.dispatchEvent(new Event('pageshow'))
    vi.runAllTimers()
  }
  restore()
  expect(next.notices()).toHaveLength(1)
  kept.set('borealis:left-unanswered', 'yes')
  restore()
  expect(next.notices()).toHaveLength(2)
  kept.set('borealis:left-unanswered', 'yes')
  // A session that had ended has answered it.
  expect(watchPage(`/account?${UNSENT}=1`).notices()).toEqual([['warning', m.site_unsent()]])
  answer.resolve()
  await made
  vi.useRealTimers()
})

test('a change that was answered is not in doubt while what it changed is read again', async () => {
  const kept = stubSessionStorage()
  const { queryClient, answered } = watchPage()
  const answer = Promise.withResolvers<void>()
  const readAgain = Promise.withResolvers<void>()
  const onSuccess = vi.fn(() => readAgain.promise)
  const made = new MutationObserver(queryClient, { mutationFn: () => answer.promise, onSuccess }).mutate()
  window.dispatchEvent(new Event('pagehide'))
  expect(kept.size).toBe(1)
  kept.clear()
  answer.resolve()
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalled())
  // A press that follows what the page shows now was meant for what was there before.
  expect(answered).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('pagehide'))
  expect(kept.size).toBe(0)
  readAgain.resolve()
  await made
})

test('a session that is not about to end is not said to be, on a device whose clock is fast', async () => {
  const HOURS_MS = 3_600_000
  vi.useFakeTimers()
  setClockLag(-5 * HOURS_MS)
  const { queryClient, notices } = watchPage('/offers')
  const expiresOn = Date.now() - 5 * HOURS_MS + HOURS_MS
  queryClient.setQueryData([...sessionQueries.auth().queryKey], { isLoggedIn: true, expiresOn })
  await vi.advanceTimersByTimeAsync(HOURS_MS / 2)
  await vi.dynamicImportSettled()
  expect(notices()).toEqual([])
  vi.useRealTimers()
  setClockLag(0)
})

test('a session that is about to end is announced on any page of its member', async () => {
  const { queryClient, notices } = watchPage('/offers')
  queryClient.setQueryData([...sessionQueries.auth().queryKey], {
    isLoggedIn: true,
    expiresOn: Date.now() + 60_000,
  })
  await expect
    .poll(notices)
    .toEqual([['warning', expect.stringContaining(m.site_sessionEnding({ time: '' }).slice(3))]])
})
