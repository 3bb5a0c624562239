import { type ComponentType, useEffect, useState } from 'react'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import type { SaidNotice } from '#app/notifications/said.ts'

/** Nothing until something was said; then its code is fetched. Where that fails the page goes on without it. */
export function PastNotices() {
  const { said } = useNotifications()
  const [List, setList] = useState<ComponentType<{ said: readonly SaidNotice[] }>>()
  const count = said.length
  useEffect(() => {
    if (count === 0) return
    import('./visit-notices.tsx').then(
      ({ VisitNotices }) => setList(() => VisitNotices),
      () => undefined,
    )
  }, [count])
  return List ? <List said={said} /> : null
}
