import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'

export type SkeletonProps = {
  /** Size and shape: the same as of what will come, so that nothing jumps. */
  className: string
}

/** A flat tone where something will stand. It does not move. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block rounded-badge bg-[color-mix(in_oklch,var(--ds-line)_70%,var(--ds-paper))]',
        className,
      )}
    />
  )
}

export type LoadingProps = {
  /** Heard once: "Loading your orders". */
  label: string
  /** The skeletons, in the place of what is awaited. */
  children: ReactNode
  /** Utilities for its place and width, added to the outermost element; none by default. */
  className?: string
}

/** Wraps the skeletons of one place and says what is on its way. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
