import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'

export type ButtonGroupProps = {
  /** One button and the links beside it, or a few buttons of the same weight. */
  children: ReactNode
  /** Utilities for its place, added to the element; none by default. */
  className?: string
}

/** The ways on from here, the main one first. Where they have no room they stand under each other. */
export function ButtonGroup({ children, className }: ButtonGroupProps) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-7 gap-y-4', className)}>{children}</div>
  )
}
