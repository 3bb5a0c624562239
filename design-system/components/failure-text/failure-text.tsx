import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'

export type FailureTextProps = {
  /** What did not happen, and that nothing was lost. */
  children: ReactNode
  /** In the size of small print, beside a small action. `false` by default. */
  small?: boolean
  /** Utilities for its place and width, added to the element; none by default. */
  className?: string
}

/**
 * One sentence under an action that failed, announced at once to screen readers. Mount it when the action has failed.
 * For errors in fields use the error summary, for news that passes the notification bar.
 */
export function FailureText({ children, small = false, className }: FailureTextProps) {
  return (
    <p role="alert" className={classNames('text-error', small ? 'mt-2 text-small' : 'mt-4', className)}>
      {children}
    </p>
  )
}
