import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { formatTime } from '#app/domain/dates.ts'
import type { Locale } from '#app/domain/locale.ts'
import { waitBeforeWarning } from '#app/domain/session-end.ts'
import { serverNow } from '#app/member-data/reader.ts'
import type { NewNotification } from '#app/notifications/notification.ts'
import * as m from '#app/paraglide/messages.js'
import { getAuthState, sessionQueries } from '#app/session/session.data.ts'
import { signInHref } from '../links/href.ts'

interface Surroundings {
  readonly queryClient: QueryClient
  notify(notice: NewNotification): string
  dismiss(notice: string): void
  readonly locale: Locale
  readonly timeZone: string
}

/**
 * Warns that the session is about to expire, with a button that extends it. Activity in another tab may have extended
 * the session already, so the expiry is read again first.
 * @returns the expiry to wait for next (milliseconds since 1970), or `null` when no further warning is needed
 */
export async function warn(known: number, around: Surroundings): Promise<number | null> {
  const onlyAsk = () => getAuthState({ data: { isOnlyAsking: true } })
  const end = await endNow(around.queryClient, onlyAsk).catch(() => known)
  if (end === null || waitBeforeWarning(end, serverNow()) > 0) return end
  showWarning(end, around)
  return null
}

function showWarning(end: number, around: Surroundings): void {
  const { notify, dismiss, locale, timeZone } = around
  const time = formatTime(new Date(end).toISOString(), locale, timeZone)
  const notice = notify({
    status: 'warning',
    message: m.site_sessionEnding({ time }),
    action: (
      <ActionLink
        onClick={() => {
          dismiss(notice)
          void stay(end, around)
        }}
      >
        {m.site_sessionStay()}
      </ActionLink>
    ),
    options: { expiring: false },
  })
}

/**
 * Extends the session by using it. A session at its maximum lifetime is replaced by a new sign-in. Without an answer the
 * page stays, and may be asked again.
 * @param known the expiry that the warning named
 */
async function stay(known: number, around: Surroundings): Promise<void> {
  const { queryClient, notify } = around
  const end = await endNow(queryClient, () => getAuthState()).catch(() => undefined)
  if (end === undefined) {
    notify({ status: 'error', message: m.account_notDone() })
    showWarning(known, around)
    return
  }
  if (end !== null && waitBeforeWarning(end, serverNow()) > 0) {
    notify({ status: 'success', message: m.site_sessionGoesOn() })
    return
  }
  const { pathname, search } = window.location
  window.location.assign(`${signInHref(pathname + search)}&renew=yes`)
}

async function endNow(
  queryClient: QueryClient,
  ask: () => ReturnType<typeof getAuthState>,
): Promise<number | null> {
  const { expiresOn } = await queryClient.fetchQuery({
    ...sessionQueries.auth(),
    queryFn: ask,
    staleTime: 0,
  })
  return expiresOn
}
