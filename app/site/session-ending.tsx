import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { formatTime } from '#app/domain/dates.ts'
import { waitBeforeWarning } from '#app/domain/session-end.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.queries.ts'
import { useMoment } from './use-moment.ts'

/**
 * Says some minutes before that the session ends. Whoever was active meanwhile has a later end, so the server is
 * asked once more before anything is said.
 */
export function SessionEnding() {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const { locale, timeZone } = useMoment()
  const { data: auth } = useQuery(sessionQueries.auth())
  const expiresOn = auth?.expiresOn ?? null
  /** @returns the end to wait for now, or nothing when there is no more to wait for */
  const look = useEffectEvent(async (known: number): Promise<number | null> => {
    const fresh = await queryClient
      .fetchQuery({ ...sessionQueries.auth(), staleTime: 0 })
      .catch(() => undefined)
    const end = fresh ? fresh.expiresOn : known
    if (end === null || waitBeforeWarning(end, Date.now()) > 0) return end
    const time = formatTime(new Date(end).toISOString(), locale, timeZone)
    notify({ status: 'warning', message: m.site_sessionEnding({ time }), options: { expiring: false } })
    return null
  })
  useEffect(() => {
    if (expiresOn === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const wait = (end: number): void => {
      timer = setTimeout(
        async () => {
          const next = await look(end)
          if (next !== null && !isOver) wait(next)
        },
        waitBeforeWarning(end, Date.now()),
      )
    }
    wait(expiresOn)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [expiresOn])
  return null
}
