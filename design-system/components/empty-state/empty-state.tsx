import type { ReactNode } from 'react'
import { UnlitSlats } from '../slats/unlit-slats.tsx'

export type EmptyStateProps = {
  /** What is not here yet: "No orders yet". */
  title: string
  /** What will appear here, and when. */
  children: ReactNode
  /** The one way forward: a secondary button. None by default. */
  action?: ReactNode
  /** Something right above, such as tabs, draws the rule already. `false` by default. */
  isUnderRule?: boolean
  /** Level of the title among the page's headings. `2` by default. */
  headingLevel?: 2 | 3
}

/** A place that will fill: unlit slats, what comes here, one way forward. */
export function EmptyState({ title, children, action, isUnderRule, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={isUnderRule ? '' : 'border-t-2 border-ink pt-7'}>
      <UnlitSlats small count={13} className="w-45.5" />
      <Heading className="mt-6 text-h3">{title}</Heading>
      <p className="mt-2 max-w-measure text-ink-2">{children}</p>
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  )
}
