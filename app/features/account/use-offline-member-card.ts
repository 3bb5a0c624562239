import { useEffect, useState } from 'react'
import { storeMemberCard } from '#app/site/member/store-member-card.ts'

/**
 * Keeps the card in this browser until the session ends, so that it opens without a connection.
 * @param record it as JSON; `null` where nobody knows when the session ends
 * @returns whether it is kept
 */
export function useOfflineMemberCard(record: string | null): boolean {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    if (record === null) return
    let isOver = false
    storeMemberCard(record).then(
      (isTheirs) => !isOver && setIsKept(isTheirs),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [record])
  return isKept
}
