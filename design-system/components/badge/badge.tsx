import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon, type IconNode } from '../icon/icon.tsx'

export type BadgeProps = {
  /** `warning` for time running out, `info` for coupons. `neutral` by default. */
  tone?: 'neutral' | 'success' | 'warning' | 'error' | 'info'
  /** Icon before the label, 16 px. None by default. */
  icon?: IconNode
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string
  /** The label: two or three words. */
  children: ReactNode
}

const tones = {
  // Outlined, because a brand may choose any line colour: as a background it could not guarantee contrast.
  neutral: 'bg-sunken text-ink-2 inset-edge-line',
  success: 'bg-success-wash text-success',
  warning: 'bg-warning-wash text-warning',
  error: 'bg-error-wash text-error',
  info: 'bg-info-wash text-info',
}

/** A short label for the state of a thing, such as "Ends today". Not interactive. */
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
