import { Skeleton } from '@borealis/design-system/components/skeleton/skeleton.tsx'
import * as m from '#app/paraglide/messages.js'

/**
 * Replaces a page while another one loads, if that takes longer than `PENDING_MS`. As high as the window, so that the footer neither
 * comes up nor goes again.
 */
export function PendingPage() {
  return (
    <div className="page-column page-section min-h-dvh" role="status">
      <span className="sr-only">{m.site_loading()}</span>
      <Skeleton className="h-14 w-72" />
      <Skeleton className="mt-6 h-5 w-full max-w-[40rem]" />
      <Skeleton className="mt-12 h-72 w-full" />
    </div>
  )
}
