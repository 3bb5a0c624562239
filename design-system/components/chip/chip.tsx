import { X } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'

const shape =
  'inline-flex min-h-9 items-center gap-2 rounded-chip border-[1.5px] px-3 py-1 text-small font-[550] transition-colors tablet:px-3.5'
const off = 'border-control text-ink hover:border-ink hover:bg-sunken'
const on = 'border-brand bg-brand text-on-brand hover:bg-brand-hover'

export type ChipLinkProps = Omit<ComponentProps<'a'>, 'style' | 'href'> & {
  /** Destination. */
  href: string
  /** The page shows this choice. `false` by default. */
  current?: boolean
}

/** A filter chip that is a link. The current one is filled. */
export function ChipLink({ current = false, className, ...link }: ChipLinkProps) {
  return (
    <a
      {...link}
      aria-current={current ? 'true' : undefined}
      className={classNames(shape, current ? on : off, className)}
    />
  )
}

export type ChipProps = Omit<ComponentProps<'button'>, 'style'> & {
  /** Toggle state. Leave it out for a chip that only triggers an action. */
  pressed?: boolean
}

/** A filter chip that is a button. */
export function Chip({ pressed, className, type = 'button', ...button }: ChipProps) {
  return (
    <button
      {...button}
      type={type}
      aria-pressed={pressed}
      className={classNames(shape, pressed ? on : off, className)}
    />
  )
}

export type RemovableChipProps = {
  /** The active filter. */
  children: ReactNode
  /** Accessible name: "Remove filter: Food and coffee". */
  removeLabel: string
  /** Makes the chip a link, which works without JavaScript. Without it, the chip is a button. */
  href?: string
  /** Called when a chip without `href` is pressed. None by default. */
  onRemove?: () => void
}

/** An active filter; pressing it removes the filter. */
export function RemovableChip({ children, removeLabel, href, onRemove }: RemovableChipProps) {
  const content = (
    <>
      {children}
      <Icon of={X} size={16} />
    </>
  )
  const classes = classNames(shape, off, 'pr-2.5 tablet:pr-2.5')
  return href === undefined ? (
    <button type="button" aria-label={removeLabel} onClick={onRemove} className={classes}>
      {content}
    </button>
  ) : (
    <a href={href} aria-label={removeLabel} className={classes}>
      {content}
    </a>
  )
}
