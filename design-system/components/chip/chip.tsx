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

export type RemovableChipProps = {
  /** The active filter. */
  children: ReactNode
  /** Accessible name: "Remove filter: Food and coffee". */
  removeLabel: string
  /** The same list without this filter. */
  href: string
}

/** An active filter; following it removes the filter. */
export function RemovableChip({ children, removeLabel, href }: RemovableChipProps) {
  return (
    <a href={href} aria-label={removeLabel} className={classNames(shape, off, 'pr-2.5 tablet:pr-2.5')}>
      {children}
      <Icon of={X} size={16} />
    </a>
  )
}
