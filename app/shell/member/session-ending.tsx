import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { waitBeforeWarning } from '#app/domain/session-end.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import { sessionQueries } from '#app/session/session.data.ts'

/** Loads the warning a few minutes before the session expires, and not earlier. */
export function SessionEnding() {
  const queryClient = useQueryClient()
  const { notify, dismiss } = useNotifications()
  const { locale, timeZone } = useMoment()
  const { data: auth } = useQuery(sessionQueries.auth())
  const expiresOn = auth?.expiresOn ?? null
  const warn = useEffectEvent(async (end: number): Promise<number | null> => {
    const warning = await import('./session-warning.tsx')
    return warning.warn(end, { queryClient, notify, dismiss, locale, timeZone })
  })
  useEffect(() => {
    if (expiresOn === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const wait = (end: number): void => {
      timer = setTimeout(
        async () => {
          const next = await warn(end).catch(() => null)
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
