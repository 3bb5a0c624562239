import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon, type LucideIcon } from '../icon/icon.tsx'

type Look = {
  icon: LucideIcon
  /** The name that is heard; only search, menu, close, plus and minus may stand without words. */
  label: string
  /** 44 px, or 32 inside a bar. */
  size?: 'medium' | 'small'
}

export type IconButtonProps = Look &
  (
    | (Omit<ComponentProps<'button'>, 'style' | 'children' | 'aria-label'> & {
        /** An address makes it a link; without, it is a button. */
        href?: undefined
      })
    | (Omit<ComponentProps<'a'>, 'style' | 'children' | 'aria-label' | 'href'> & {
        /** An address makes it a link; without, it is a button. */
        href: string
      })
  )

/** A button that is only an icon, with a name. */
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
