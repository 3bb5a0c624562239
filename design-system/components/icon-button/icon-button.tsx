import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon, type IconNode } from '../icon/icon.tsx'

type Look = {
  icon: IconNode
  /** Accessible name. Only search, menu, close, plus and minus are understood without visible text. */
  label: string
  /** `medium` is 44 px, `small` 32 for use inside a bar. `medium` by default. */
  size?: 'medium' | 'small'
}

export type IconButtonProps = Look &
  (
    | (Omit<ComponentProps<'button'>, 'style' | 'children' | 'aria-label'> & {
        /** Makes it a link. Without it, a button. */
        href?: undefined
      })
    | (Omit<ComponentProps<'a'>, 'style' | 'children' | 'aria-label' | 'href'> & {
        /** Makes it a link. Without it, a button. */
        href: string
      })
  )

/** A button or link that shows only an icon. */
export function IconButton({ icon, label, size = 'medium', className, ...rest }: IconButtonProps) {
  const classes = classNames(
    'inline-flex shrink-0 items-center justify-center rounded-button text-current transition-colors hover:bg-ink/8 disabled:text-ink-3',
    size === 'small' ? 'size-8' : 'size-11',
    className,
  )
  const drawing = <Icon of={icon} size={size === 'small' ? 18 : 24} />
  if (rest.href !== undefined) {
    return (
      <a {...rest} href={rest.href} aria-label={label} className={classes}>
        {drawing}
      </a>
    )
  }
  const { type = 'button', href: _href, ...button } = rest
  return (
    <button {...button} type={type} aria-label={label} className={classes}>
      {drawing}
    </button>
  )
}
