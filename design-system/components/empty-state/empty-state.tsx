import type { ReactNode } from 'react'
import { UnlitSlats } from '../slats/unlit-slats.tsx'

export type EmptyStateProps = {
  /** What is missing: "No orders yet". */
  title: string
  /** What will appear here, and when. None by default, where the title says all. */
  children?: ReactNode
  /** The next step, as a secondary button. None by default. */
  action?: ReactNode
  /** Omits its own rule, where something directly above draws one, such as tabs. `false` by default. */
  isUnderRule?: boolean
  /** Heading level of the title. `2` by default. */
  headingLevel?: 2 | 3
}

/** Placeholder for content that does not exist yet: unlit slats, what will appear, and one next step. */
export function EmptyState({ title, children, action, isUnderRule, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={isUnderRule ? '' : 'border-t-2 border-ink pt-7'}>
      <UnlitSlats small count={13} className="w-45.5 max-w-full" />
      <Heading className="mt-6 text-h3">{title}</Heading>
      {children ? <p className="mt-2 max-w-measure text-ink-2">{children}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  )
}
