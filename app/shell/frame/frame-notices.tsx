import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { useLocation } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, useEffect, useState } from 'react'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import type { PastNotice } from '#app/notifications/past-notices.ts'
import * as m from '#app/paraglide/messages.js'
import { wasReloadedForRelease } from '../calls/release-skew.ts'
import { UNSENT } from '../links/unsent.ts'

/** React renders nothing into `noscript` on the client, so the message stays on the server. */
const words = createIsomorphicFn()
  .server(() => (
    <div className="page-column pt-6">
      <Banner status="warning">{m.site_unsent()}</Banner>
    </div>
  ))
  .client(() => null)

/**
 * Without JavaScript: says that a form was not sent because the session had ended. With JavaScript, `notifyUnsent`
 * does.
 */
export function UnsentNotice() {
  return UNSENT in useLocation().search ? <noscript>{words()}</noscript> : null
}

/** Explains why the page reloaded by itself. The message is loaded on demand, because it is rarely needed. */
export function ReleaseNotice() {
  const { notify } = useNotifications()
  useEffect(() => {
    if (wasReloadedForRelease())
      void import('./notify-reload.ts').then(({ notifyReload }) => notifyReload(notify))
  }, [notify])
  return null
}

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
