import { useQuery } from '@tanstack/react-query'
import type { ReturnedAction } from '#app/actions/step-up.data.ts'
import { stepUpQueries } from '#app/actions/step-up.data.ts'

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

function noticeOf(returned: ReturnedAction | null, words: ReturnedWords) {
  const outcome = returned?.outcome ?? 'expired'
  if (outcome === 'done') return undefined
  const message = outcome === 'refused' ? words.refused(returned?.detail ?? null) : words[outcome]()
  return { status: statuses[outcome], message }
}
