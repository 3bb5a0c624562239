import { SectionPending } from '@borealis/design-system/patterns/section-notice/section-notice.tsx'
import * as m from '#app/paraglide/messages.js'

/** Where the hits will stand. Without JavaScript nothing asks again, so there it says that the search failed. */
export function SearchPending() {
  return (
    <div className="mt-10 max-w-wide-list">
      <SectionPending label={m.search_pending()} failed={m.search_failed()} />
    </div>
  )
}
