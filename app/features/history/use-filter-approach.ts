import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { href } from '#app/shell/links/href.ts'
import { afterNextFrame } from '#app/shell/page-parts/after-next-frame.ts'
import { LEDGER_STALE_MS } from './history.data.ts'
import type { HistorySearch } from './history-search.ts'
import { prepareFilters } from './load-history.ts'

/**
 * Prepares the filters when a pointer, a finger or the focus comes near them, so that the first choice is as quick as
 * the next: loads what every choice needs, and preloads the page that is shown, which runs the code of a navigation once
 * and calls the backend only where the lines are old.
 * @param filters the element around them
 */
export function useFilterApproach(filters: RefObject<HTMLElement | null>, search: HistorySearch) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const prepared = useRef({ period: '', at: 0 })
  const prepare = () => {
    const { dates, from, to } = search
    const period = JSON.stringify([dates, from, to])
    const now = Date.now()
    if (prepared.current.period === period && now - prepared.current.at < LEDGER_STALE_MS) return
    prepared.current = { period, at: now }
    void afterNextFrame(async () => {
      // A prefetch: what fails here is requested again, and reported, by the choice itself.
      await prepareFilters(queryClient, search)
      await router.preloadRoute({ to: '.', href: href('/account/history', search) }).catch(() => undefined)
    })
  }
  // The pointer may be over the filters already when this code starts.
  const prepareIfNear = useEffectEvent(() => {
    if (filters.current?.matches(':hover, :focus-within')) prepare()
  })
  useEffect(() => prepareIfNear(), [])
  return { onPointerOver: prepare, onFocus: prepare }
}
