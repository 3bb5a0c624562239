import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clockOffset, LOOK_EVERY_MS, watchReturns } from '#app/domain/page-age.ts'
import { nextChange, passTo } from '#app/member-data/next-change.ts'
import { loadedNow } from '#app/member-data/reader.ts'
import { pageMember } from '../member/page-member.ts'

/**
 * Keeps an open page true when an offer, a price or an announcement ends in front of its reader, also after the device has slept
 * or the page was restored by Back. A member who comes back after minutes sees the balance and the session as they are. Before
 * hydration `hydrate-on-interaction.ts` waits for the same moment.
 */
export function DatePassing() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const offset = clockOffset(loadedNow(queryClient), performance.timeOrigin)
    const serverNow = () => Date.now() + offset
    const hasReturned = watchReturns(loadedNow(queryClient))
    let isPassing = false
    const timer = setInterval(() => {
      const isBack = hasReturned(serverNow(), !document.hidden) && pageMember() !== ''
      if (isPassing || (!isBack && serverNow() < nextChange(queryClient))) return
      isPassing = true
      void passTo(queryClient, serverNow).finally(() => {
        isPassing = false
      })
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [queryClient])
  return null
}
