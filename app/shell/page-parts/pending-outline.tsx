import {
  PageOutline,
  type PageOutlineProps,
} from '@borealis/design-system/patterns/page-outline/page-outline.tsx'
import { SectionNotice } from '@borealis/design-system/patterns/section-notice/section-notice.tsx'
import { useLocation } from '@tanstack/react-router'
import * as m from '#app/paraglide/messages.js'

/** The first that fits. */
const shapes: readonly [RegExp, PageOutlineProps['shape']][] = [
  [/^\/(gift-cards|rewards)$/, 'cards'],
  [/^\/offers$/, 'offers'],
  [/^\/gift-cards\/[^/]+$/, 'card'],
  [/^\/(rewards|offers)\/[^/]+$/, 'item'],
  [/^\/account$/, 'account'],
  [/^\/account\/history$/, 'history'],
  [/^\/account\//, 'list'],
]

/** The outline of the page at the address that loads. After a while it says that this takes long: without a network nothing comes. */
export function PendingOutline() {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <>
      <div className="late page-column pt-6">
        <SectionNotice text={m.site_slow()} retry={{ label: m.errors_tryAgain() }} />
      </div>
      <PageOutline shape={shapes.find(([of]) => of.test(pathname))?.[1] ?? 'plain'} />
    </>
  )
}
