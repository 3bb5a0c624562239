import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'

export type ButtonGroupProps = {
  /** A button with the links beside it, or a few buttons of equal weight. */
  children: ReactNode
  /** Utilities for its place, added to the element; none by default. */
  className?: string
}

/** Actions side by side, the main one first. They wrap where there is no room. On paper there is nothing to press. */
export function ButtonGroup({ children, className }: ButtonGroupProps) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-7 gap-y-4 print:hidden', className)}>
      {children}
    </div>
  )
}
