import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon, type LucideIcon } from '../icon/icon.tsx'

export type BadgeProps = {
  /** `warning` is about time, `info` about a coupon, `night` marks what is featured. `neutral` by default. */
  tone?: 'neutral' | 'success' | 'warning' | 'error' | 'info' | 'night'
  /** Before the words, 16 px; none by default. */
  icon?: LucideIcon
  /** Utilities for its place and width, added to the outermost element; none by default. */
  className?: string
  /** The words, two or three. */
  children: ReactNode
}

const tones = {
  // A hairline, because a brand may give hairlines any colour: as a ground they would carry no words for certain.
  neutral: 'bg-sunken text-ink-2 inset-ring-1 inset-ring-line',
  success: 'bg-success-wash text-success',
  warning: 'bg-warning-wash text-warning',
  error: 'bg-error-wash text-error',
  info: 'bg-info-wash text-info',
  night: 'bg-night text-on-night',
}

/** Two or three words about a thing's state. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1.5 rounded-badge px-2 py-0.5 text-caption leading-tight font-semibold',
        tones[tone],
        className,
      )}
    >
      {icon ? <Icon of={icon} size={16} /> : null}
      {children}
    </span>
  )
}
