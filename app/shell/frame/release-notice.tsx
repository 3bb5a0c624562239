import { useEffect } from 'react'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import { wasReloadedForRelease } from '../calls/release-skew.ts'

/** Explains why the page reloaded by itself. The message is loaded on demand, because it is rarely needed. */
export function ReleaseNotice() {
  const { notify } = useNotifications()
  useEffect(() => {
    if (wasReloadedForRelease())
      void import('./notify-reload.ts').then(({ notifyReload }) => notifyReload(notify))
  }, [notify])
  return null
}
