import { useEffect } from 'react'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import { wasReloadedForRelease } from '#app/site/calls/release-skew.ts'

/** Says why a page was loaded again by itself; the words come when they are needed, which is seldom. */
export function ReleaseNotice() {
  const { notify } = useNotifications()
  useEffect(() => {
    if (wasReloadedForRelease())
      void import('./tell-new-release.ts').then(({ tellNewRelease }) => tellNewRelease(notify))
  }, [notify])
  return null
}
