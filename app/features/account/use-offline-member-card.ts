import { useEffect, useState } from 'react'
import { storeMemberCard } from '#app/shell/member/store-member-card.ts'

/**
 * Keeps the card in this browser until the session ends, so that it opens without a connection.
 * @param record the card as JSON; `null` while the end of the session is not known
 * @returns true once the card is stored
 */
export function useOfflineMemberCard(record: string | null): boolean {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    if (record === null) return
    let isUnmounted = false
    storeMemberCard(record).then(
      (isTheirs) => !isUnmounted && setIsKept(isTheirs),
      () => undefined,
    )
    return () => {
      isUnmounted = true
    }
  }, [record])
  return isKept
}
