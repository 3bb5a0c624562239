import { useQuery } from '@tanstack/react-query'
import type { ReturnedAction } from '#app/session/step-up.functions.ts'
import { stepUpQueries } from '#app/session/step-up.queries.ts'

/** What a page says of an action of its own that did not come to its end, in its own words. */
export interface ReturnedWords {
  /** The customer turned back before the check. */
  readonly waiting: () => string
  /** They stopped it. */
  readonly cancelled: () => string
  /** @param because the backend's own words, where it has some */
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
 * The action that a step-up came back from to this page, if one did, and what to say of it. Of one that is done the page
 * shows the result itself.
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
