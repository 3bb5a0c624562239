import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon, type IconNode } from '../icon/icon.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'style' | 'children' | 'aria-label'> & {
  /** The drawing. */
  icon: IconNode
  /** Accessible name. Only search, menu, close, plus and minus are understood without visible text. */
  label: string
}

/** A button inside a bar that shows only an icon, 32 px square. */
export function IconButton({ icon, label, className, type = 'button', ...button }: IconButtonProps) {
  return (
    <button
      {...button}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-button text-current transition-colors hover:bg-ink/8 disabled:text-ink-3',
        className,
      )}
    >
      <Icon of={icon} size={18} />
    </button>
  )
}
