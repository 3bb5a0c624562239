import { NotificationBar } from '@borealis/design-system/components/notification-bar/notification-bar.tsx'
import { useEffect } from 'react'
import * as m from '#app/paraglide/messages.js'
import type { NotificationOptions } from './notification.ts'
import { useNotices, useNotifications } from './notifications-provider.tsx'

/** The bar of notices under the header, or the one of a dialog that covers the page. */
export function Notifications({ target = 'notification-bar' }: { target?: NotificationOptions['target'] }) {
  const { dismiss, setCovered } = useNotifications()
  const { notices, isCovered } = useNotices()
  const isOfPage = target === 'notification-bar'
  useEffect(() => {
    if (isOfPage) return undefined
    setCovered(true)
    return () => setCovered(false)
  }, [isOfPage, setCovered])
  const isShowing = notices.some(({ options }) => options.target === target)
  return (
    <NotificationBar
      notices={notices}
      onDismiss={dismiss}
      labels={{ region: m.notifications_label(), close: m.site_close() }}
      target={target}
      isCovered={isOfPage && isCovered}
      className={isOfPage && isShowing ? 'notice-strip page-column' : ''}
    />
  )
}
