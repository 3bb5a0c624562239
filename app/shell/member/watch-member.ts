import type { Mutation, QueryClient } from '@tanstack/react-query'
import { BackendError, isAccountBlocked, mayHaveHappened } from '#app/backend/backend-error.ts'
import { dropStored, keepStored, LEFT_UNANSWERED, readStored } from '#app/domain/browser-parts.ts'
import { ANSWERED } from '#app/domain/same-press.ts'
import { waitBeforeWarning } from '#app/domain/session-end.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { readerLocation, serverNow } from '#app/member-data/reader.ts'
import type { NewNotification } from '#app/notifications/notification.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { UNSENT } from '../links/search-params.ts'

interface Notices {
  notify(notice: NewNotification): string
  dismiss(notice: string): void
}

/** These notifications need attention: they stay until they are dismissed. */
const options = { expiring: false }

/** Reports a mutation that failed after the reader had left its page, where the error would have been shown. */
function notifyFailuresOfLeftPages(queryClient: QueryClient, { notify }: Notices): void {
  const behind = new WeakSet<Mutation>()
  queryClient.getMutationCache().subscribe((event) => {
    const { type, mutation } = event
    if (type === 'observerRemoved') behind.add(mutation)
    if (type !== 'updated' || event.action.type !== 'error' || !behind.has(mutation)) return
    const { error } = event.action
    // A signed-out customer is sent to sign in, and told there.
    if (error instanceof BackendError && error.status === 401) return
    const message = mayHaveHappened(error) ? m.site_behindUnsure() : m.site_behindNotDone()
    notify({ status: mayHaveHappened(error) ? 'warning' : 'error', message, options })
  })
}

/** Milliseconds. */
const AFTER_RETURN_MS = 500

/**
 * Says of a change that was under way when its document was left, by Back, a link or a reload, that its answer came to nobody: on
 * the page that this tab shows next, which may even be an older one.
 */
function notifyLeftUnanswered(queryClient: QueryClient, { notify }: Notices): void {
  const cache = queryClient.getMutationCache()
  const answered = new WeakSet<object>()
  // It counts as pending until what it waits for is done, which may be reading again, and the page may show its answer before that.
  cache.config.onSuccess = (_data, _variables, _onMutateResult, mutation) => {
    answered.add(mutation)
    window.dispatchEvent(new Event(ANSWERED))
  }
  const isWaiting = () => cache.findAll({ status: 'pending' }).some((mutation) => !answered.has(mutation))
  function say(): void {
    if (readStored('sessionStorage', LEFT_UNANSWERED) === null) return
    dropStored('sessionStorage', LEFT_UNANSWERED)
    // Its answer was that the session had ended: nothing was changed (`notifyUnsent`).
    if (new URL(window.location.href).searchParams.has(UNSENT)) return
    notify({ status: 'warning', message: m.site_behindUnsure(), options })
    void queryClient.invalidateQueries()
  }
  say()
  // A page that Back restores may be of another process, which learns of it a moment later.
  window.addEventListener('pageshow', () => setTimeout(say, AFTER_RETURN_MS))
  // The first, because a call may be given up before the second. No iPhone has it.
  for (const leaving of ['beforeunload', 'pagehide'])
    window.addEventListener(leaving, () => {
      if (isWaiting()) keepStored('sessionStorage', LEFT_UNANSWERED, 'yes')
    })
  // A download only looks like leaving.
  cache.subscribe(({ type, mutation }) => {
    if (type === 'updated' && mutation.state.status === 'success')
      dropStored('sessionStorage', LEFT_UNANSWERED)
  })
}

/** An account that is stopped while its page is open: the page says so, instead of keeping what it has shown. */
function showStopped(queryClient: QueryClient): void {
  const { queryKey } = accountQueries.profile()
  function look(): void {
    const { data, error } = queryClient.getQueryState(queryKey) ?? {}
    // On a page that says so already, the profile was never there.
    if (data !== undefined && isAccountBlocked(error)) window.location.reload()
  }
  // It may have been stopped before this code came.
  look()
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look()
  })
}

/** For the script that ignores repeated presses (`one-press.ts`). */
function dispatchAnswered(queryClient: QueryClient): void {
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'updated' && mutation.state.status !== 'pending') window.dispatchEvent(new Event(ANSWERED))
  })
}

/** Loads the warning a few minutes before the session expires, and not earlier. */
function warnOfSessionEnd(queryClient: QueryClient, notices: Notices): void {
  let known: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait(end: number): void {
    clearTimeout(timer)
    timer = setTimeout(
      async () => {
        const next = await warn(end).catch(() => null)
        if (next !== null) wait(next)
      },
      waitBeforeWarning(end, serverNow()),
    )
  }
  async function warn(end: number): Promise<number | null> {
    const warning = await import('./session-warning.tsx')
    const { timeZone } = readerLocation(queryClient)
    return warning.warn(end, { queryClient, ...notices, locale: currentLocale(), timeZone })
  }
  function look(): void {
    const end = queryClient.getQueryData(sessionQueries.auth().queryKey)?.expiresOn ?? null
    if (end === known) return
    known = end
    if (end === null) clearTimeout(timer)
    else wait(end)
  }
  look()
  queryClient.getQueryCache().subscribe(look)
}

/** Starts the notifications that concern a member on any page. */
export function watch(queryClient: QueryClient, notices: Notices): void {
  notifyFailuresOfLeftPages(queryClient, notices)
  notifyLeftUnanswered(queryClient, notices)
  notifyUnsent(queryClient, notices)
  showStopped(queryClient)
  dispatchAnswered(queryClient)
  warnOfSessionEnd(queryClient, notices)
}

/**
 * Says once that a form was not sent because the session had ended. The notification goes after the next successful
 * write; the parameter is removed from the URL.
 */
function notifyUnsent(queryClient: QueryClient, { notify, dismiss }: Notices): void {
  const here = new URL(window.location.href)
  if (!here.searchParams.has(UNSENT)) return
  const notice = notify({ status: 'warning', message: m.site_unsent(), options })
  const unsubscribe = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return
    unsubscribe()
    dismiss(notice)
  })
  here.searchParams.delete(UNSENT)
  // The router listens to the history.
  window.history.replaceState(window.history.state, '', here)
}
