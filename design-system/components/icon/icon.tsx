import type { LucideIcon } from 'lucide-react'

export type { LucideIcon } from 'lucide-react'

export type IconProps = {
  /** An icon of lucide-react; import it by name so that only this one is bundled. */
  of: LucideIcon
  /** Size in px at 100 % text size; scales with text. `20` by default. */
  size?: 16 | 18 | 20 | 24
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string
}

const strokes = { 16: 2, 18: 1.9, 20: 1.75, 24: 1.6 } as const

/** A decorative icon beside text, hidden from screen readers. Scales with the reader's text size. */
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
