import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'

export type FailureTextProps = {
  /** What failed, and that nothing was lost. */
  children: ReactNode
  /** Small text, for use beside a small action. `false` by default. */
  small?: boolean
  /** Utilities for its place and width, added to the element; none by default. */
  className?: string
}

/**
 * One sentence below an action that failed, announced at once. Mount it when the action fails. For field errors use
 * ErrorSummary, for transient news NotificationBar.
 */
export function FailureText({ children, small = false, className }: FailureTextProps) {
  return (
    <p role="alert" className={classNames('text-error', small ? 'mt-2 text-small' : 'mt-4', className)}>
      {children}
    </p>
  )
}
