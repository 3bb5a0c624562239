import { useEffect } from 'react'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { wasReloadedForRelease } from '#app/site/calls/release-skew.ts'

/** Says why a page was loaded again by itself. */
export function ReleaseNotice() {
  const { notify } = useNotifications()
  useEffect(() => {
    if (wasReloadedForRelease()) notify({ status: 'info', message: m.site_newRelease() })
  }, [notify])
  return null
}
