import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'

export type SkeletonProps = {
  /** Size and shape: those of the expected content, to avoid a layout shift. */
  className: string
}

/** Placeholder for loading content. It does not move. Its border is seen in forced colours only, which leave out its tone. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block rounded-badge bg-[color-mix(in_oklch,var(--ds-line)_70%,var(--ds-paper))] border border-transparent',
        className,
      )}
    />
  )
}

export type LoadingProps = {
  /** Announced once: "Loading your orders". */
  label: string
  /** The skeletons. */
  children: ReactNode
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string
}

/** Groups skeletons and announces what is loading. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
