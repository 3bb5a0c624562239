import { type ComponentType, useEffect, useState } from 'react'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import type { PastNotice } from '#app/notifications/past-notices.ts'

/** Renders nothing until there was a notification; then its code is loaded. If that fails, nothing is shown. */
export function PastNotices() {
  const { past } = useNotifications()
  const [List, setList] = useState<ComponentType<{ past: readonly PastNotice[] }>>()
  const count = past.length
  useEffect(() => {
    if (count === 0) return
    import('./past-notice-list.tsx').then(
      ({ PastNoticeList }) => setList(() => PastNoticeList),
      () => undefined,
    )
  }, [count])
  return List ? <List past={past} /> : null
}
