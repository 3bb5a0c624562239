import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ReturnedAction } from '#app/actions/step-up.data.ts'
import { stepUpQueries } from '#app/actions/step-up.data.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'

/** A page's messages for an action that was not completed. */
export interface ReturnedWords {
  /** The customer came back without finishing the step-up. */
  readonly waiting: () => string
  /** The customer cancelled it. */
  readonly cancelled: () => string
  /** @param because the backend's message, if any */
  readonly refused: (because: string | null) => string
  readonly unknown: () => string
  readonly expired: () => string
}

const statuses = {
  waiting: 'info',
  cancelled: 'info',
  refused: 'error',
  unknown: 'warning',
  expired: 'warning',
} as const

/**
 * The action that a step-up returned from to this page, and the notice about it. There is no notice when it is done,
 * because the page shows its result.
 */
export function useReturned(intent: string | undefined, words: ReturnedWords) {
  const { data: returned } = useQuery(stepUpQueries.returned(intent))
  return { returned, notice: returned === undefined ? undefined : noticeOf(returned, words) }
}

/**
 * `useReturned` for a page whose form takes the focus, below any notice of the page: it is raised as a notification, and a
 * refusal stays until it is closed. Until then, and where no application comes, the page shows it (`UnraisedNotice`).
 */
export function useReturnedToForm(intent: string | undefined, words: ReturnedWords) {
  const { returned, notice } = useReturned(intent, words)
  const { notify } = useNotifications()
  const raise = useEffectEvent(() => {
    if (notice) notify({ ...notice, options: { expiring: notice.status !== 'error' } })
  })
  const message = notice?.message
  useEffect(() => {
    if (message) raise()
  }, [message])
  return { returned, notice }
}

function noticeOf(returned: ReturnedAction | null, words: ReturnedWords) {
  const outcome = returned?.outcome ?? 'expired'
  if (outcome === 'done') return undefined
  const message = outcome === 'refused' ? words.refused(returned?.detail ?? null) : words[outcome]()
  return { status: statuses[outcome], message }
}
