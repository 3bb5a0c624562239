import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { BackendError } from '#app/backend/backend-error.ts'
import type { NewNotification } from '#app/notifications/notification.ts'
import * as m from '#app/paraglide/messages.js'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { ANSWERED } from './answered.ts'
import { watch } from './watch-member.ts'

// In a browser the document says it.
overwriteGetLocale(() => 'en-ca')

afterEach(() => vi.unstubAllGlobals())

/** What is watched on the page at this address. */
function watched(address = '/account/goal') {
  const replaceState = vi.fn()
  const answered = vi.fn()
  const page = new EventTarget()
  page.addEventListener(ANSWERED, answered)
  vi.stubGlobal(
    'window',
    Object.assign(page, {
      location: { href: `http://localhost:3000${address}` },
      history: { state: 'kept', replaceState },
    }),
  )
  const queryClient = new QueryClient()
  const notify = vi.fn((_notice: NewNotification) => 'the notice')
  const dismiss = vi.fn()
  watch(queryClient, { notify, dismiss })
  const told = () => notify.mock.calls.map(([{ status, message }]) => [status, message])
  return { queryClient, replaceState, told, dismiss, answered }
}

/** A change that is under way, on a page that its reader stays on or leaves; and how it ends. */
async function ending(error: Error | undefined, { hasLeft }: { hasLeft: boolean }) {
  const { queryClient, told } = watched()
  const answer = Promise.withResolvers<void>()
  const change = new MutationObserver(queryClient, { mutationFn: () => answer.promise, retry: false })
  const leave = change.subscribe(() => undefined)
  const made = change.mutate().catch(() => undefined)
  if (hasLeft) leave()
  if (error) answer.reject(error)
  else answer.resolve()
  await made
  // The cache tells who listens a moment later.
  await new Promise((resolve) => setTimeout(resolve))
  return told()
}

const refused = new BackendError({ status: 409, code: 'CONFLICT' })

test('a change that failed behind its reader’s back is told as what is known of it', async () => {
  expect(await ending(refused, { hasLeft: true })).toEqual([['error', m.site_behindNotDone()]])
  const lost = new BackendError({ code: 'NETWORK' })
  expect(await ending(lost, { hasLeft: true })).toEqual([['warning', m.site_behindUnsure()]])
})

test.each([
  ['the page says it itself', refused, false],
  ['it worked', undefined, true],
  ['who is signed out is led to sign in', new BackendError({ status: 401, code: 'SIGNED_OUT' }), true],
])('nothing is told where %s', async (_where, error, hasLeft) => {
  expect(await ending(error, { hasLeft })).toEqual([])
})

test('what was not sent is told once, and leaves the address as it was', () => {
  const { replaceState, told } = watched('/fr-ca/account/profile?edit=name&unsent=yes#profile-name')
  expect(told()).toEqual([['warning', m.site_unsent()]])
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(
    'kept',
    '',
    new URL('http://localhost:3000/fr-ca/account/profile?edit=name#profile-name'),
  )
  expect(watched('/account/profile?edit=name').told()).toEqual([])
})

test('… until something is sent', async () => {
  const { queryClient, dismiss } = watched('/account/goal?unsent=yes')
  const send = (mutationFn: () => Promise<void>) =>
    new MutationObserver(queryClient, { mutationFn }).mutate().catch(() => undefined)
  await send(() => Promise.reject(refused))
  expect(dismiss).not.toHaveBeenCalled()
  await send(() => Promise.resolve())
  await vi.waitFor(() => expect(dismiss).toHaveBeenCalledExactlyOnceWith('the notice'))
})

test('whoever takes presses in a row for one hears when a write is answered, and not before', async () => {
  const { queryClient, answered } = watched()
  const answer = Promise.withResolvers<void>()
  const written = new MutationObserver(queryClient, { mutationFn: () => answer.promise }).mutate()
  await new Promise((resolve) => setTimeout(resolve))
  expect(answered).not.toHaveBeenCalled()
  answer.resolve()
  await written
  await vi.waitFor(() => expect(answered).toHaveBeenCalled())
})
