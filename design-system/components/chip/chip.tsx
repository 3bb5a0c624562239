import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'

const shape =
  'inline-flex min-h-9 items-center gap-2 rounded-chip border-[1.5px] px-3 py-1 text-small font-[550] transition-colors tablet:px-3.5'
const off = 'border-control text-ink hover:border-ink hover:bg-sunken'
const on = 'border-brand bg-brand text-on-brand hover:bg-brand-hover'

export type ChipLinkProps = Omit<ComponentProps<'a'>, 'style' | 'href'> & {
  /** Where the chip leads. */
  href: string
  /** The page shows this choice. `false` by default. */
  current?: boolean
}

/** A filter that is an address: one of a row, the current one filled. */
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
  /** On or off. Leave it out for a chip that only acts. */
  pressed?: boolean
}

/** A filter that is a button. */
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
  /** What is filtered by, in view. */
  children: ReactNode
  /** What the press does, heard: "Remove filter: Food and coffee". */
  removeLabel: string
  /** With an address the chip is a link, and works without JavaScript. */
  href?: string
  /** Called when a chip without an address is pressed. */
  onRemove?: () => void
}

/** A filter in force, with its way out. */
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
