import * as pattern from '@borealis/design-system/patterns/section-notice/section-notice.tsx'
import * as m from '#app/paraglide/messages.js'

/** A part of a page that has nothing to show, or failed and may be tried again. */
export function SectionNotice({ text, onRetry }: { text: string; onRetry?: () => unknown }) {
  return <pattern.SectionNotice text={text} retry={onRetry && { label: m.errors_tryAgain(), onRetry }} />
}

/**
 * A part of a page whose data is still on its way: its first answer failed and is asked for again. Without
 * JavaScript nothing asks again, so there it says that it failed.
 */
export function SectionPending({ failed }: { failed: string }) {
  return <pattern.SectionPending label={m.site_loading()} failed={failed} />
}
