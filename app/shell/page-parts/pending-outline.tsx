import {
  PageOutline,
  type PageOutlineProps,
} from '@borealis/design-system/patterns/page-outline/page-outline.tsx'
import { useLocation } from '@tanstack/react-router'

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

/** The outline of the page at the address that loads. */
export function PendingOutline() {
  const pathname = useLocation({ select: (location) => location.pathname })
  return <PageOutline shape={shapes.find(([of]) => of.test(pathname))?.[1] ?? 'plain'} />
}
