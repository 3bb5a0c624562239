import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * After a client navigation to another page, focus moves to the page's content and its title is announced, as
 * a browser does on its own for a new document. A change of the query alone (a filter, a step) moves nothing.
 */
export function RouteAnnouncer({ mainId }: { mainId: string }) {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!fromLocation || !pathChanged) return
        // A dialog over the page is named as the focus goes into it: the title would say the same again.
        if (document.activeElement?.closest('[role=dialog]')) return
        setAnnouncement(document.title)
        document.getElementById(mainId)?.focus({ preventScroll: true })
      }),
    [router, mainId],
  )
  return (
    <p className="sr-only" aria-live="polite">
      {announcement}
    </p>
  )
}
