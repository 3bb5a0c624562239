import type { Mutation, QueryClient } from '@tanstack/react-query'
import { BackendError, mayHaveHappened } from '#app/backend/backend-error.ts'
import type { NewNotification } from '#app/notifications/notification.ts'
import * as m from '#app/paraglide/messages.js'
import { UNSENT } from '#app/site/links/unsent.ts'
import { ANSWERED } from './answered.ts'

interface Notices {
  notify(notice: NewNotification): string
  dismiss(notice: string): void
}

/** It says what somebody has to look after: it stays until they put it away. */
const options = { expiring: false }

/** Tells of a change that failed after its reader had gone on to another page: nothing there would say so. */
function tellOfFailuresBehind(queryClient: QueryClient, { notify }: Notices): void {
  const behind = new WeakSet<Mutation>()
  queryClient.getMutationCache().subscribe((event) => {
    const { type, mutation } = event
    if (type === 'observerRemoved') behind.add(mutation)
    if (type !== 'updated' || event.action.type !== 'error' || !behind.has(mutation)) return
    const { error } = event.action
    // Who is signed out is led to sign in, and told there.
    if (error instanceof BackendError && error.status === 401) return
    const message = mayHaveHappened(error) ? m.site_behindUnsure() : m.site_behindNotDone()
    notify({ status: mayHaveHappened(error) ? 'warning' : 'error', message, options })
  })
}

/** To the script that takes presses in a row for one (`one-press.ts`). */
function tellOfAnswers(queryClient: QueryClient): void {
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'updated' && mutation.state.status !== 'pending') window.dispatchEvent(new Event(ANSWERED))
  })
}

/** What a member's pages watch for, and tell them, whatever page they are on. */
export function watch(queryClient: QueryClient, notices: Notices): void {
  tellOfFailuresBehind(queryClient, notices)
  tellUnsent(queryClient, notices)
  tellOfAnswers(queryClient)
}

/**
 * Says, once, that what was pressed before signing in again was not sent, until something is; and takes that out of the
 * address.
 */
function tellUnsent(queryClient: QueryClient, { notify, dismiss }: Notices): void {
  const here = new URL(window.location.href)
  if (!here.searchParams.has(UNSENT)) return
  const notice = notify({ status: 'warning', message: m.site_unsent(), options })
  const unsubscribe = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return
    unsubscribe()
    dismiss(notice)
  })
  here.searchParams.delete(UNSENT)
  // The router follows what becomes of the address.
  window.history.replaceState(window.history.state, '', here)
}
