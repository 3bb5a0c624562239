import { Suspense } from 'react'
import * as m from '#app/paraglide/messages.js'
import { lazyPart } from './lazy-part.tsx'

/** The outline of the page that comes. Its code loads with the first navigation that may need it. */
export const PendingOutline = lazyPart(() =>
  import('./pending-outline.tsx').then((module) => module.PendingOutline),
)

/**
 * Replaces a page while another one loads, if that takes longer than `PENDING_MS`. As high as the window, so that the footer neither
 * comes up nor goes again.
 */
export function PendingPage() {
  return (
    <div className="min-h-dvh" role="status">
      <span className="sr-only">{m.site_loading()}</span>
      <Suspense>
        <PendingOutline />
      </Suspense>
    </div>
  )
}
