import type { LucideIcon } from 'lucide-react'

export type { LucideIcon } from 'lucide-react'

export type IconProps = {
  /** One icon of lucide-react, imported by its own name so that only that one is loaded. */
  of: LucideIcon
  /** Side in px at the usual size of text, with which it grows; the stroke follows it. `20` by default. */
  size?: 16 | 18 | 20 | 24
  /** Utilities for its place and width, added to the outermost element; none by default. */
  className?: string
}

const strokes = { 16: 2, 18: 1.9, 20: 1.75, 24: 1.6 } as const

/** An icon beside words, hidden from screen readers. It grows with the reader's size of text. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  return (
    <Drawing
      size={`${size / 16}rem`}
      strokeWidth={strokes[size]}
      aria-hidden="true"
      focusable="false"
      className={className ? `shrink-0 ${className}` : 'shrink-0'}
    />
  )
}
