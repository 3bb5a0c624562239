import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon, type LucideIcon } from '../icon/icon.tsx'
import { BusyRing } from './busy-ring.tsx'

type Look = {
  /** `primary`: one per view. `destructive` outlines in the error colour, it never fills. */
  variant?: 'primary' | 'secondary' | 'destructive'
  /** 48 px high, 40, or as high as the field it stands beside. */
  size?: 'medium' | 'small' | 'field'
  /** Before the words. */
  icon?: LucideIcon
  /** After the words: an arrow for the next step. */
  trailingIcon?: LucideIcon
  /** As wide as what holds it, at every width or on a phone only. */
  wide?: boolean | 'phone'
}

type AsButton = Omit<ComponentProps<'button'>, 'style'> & {
  href?: undefined
  /** Under way: the words change to `busyLabel`, presses do nothing, the width stays. */
  busy?: boolean
  /** Words while busy. Give them from the start, so that the button is wide enough for both. */
  busyLabel?: string
}

type AsLink = Omit<ComponentProps<'a'>, 'style'> & { href: string; busy?: undefined; busyLabel?: undefined }

export type ButtonProps = Look & (AsButton | AsLink)

const variants = {
  primary:
    'border-transparent bg-brand text-on-brand hover:bg-brand-hover disabled:border-line disabled:bg-sunken disabled:text-ink-3',
  secondary:
    'border-control bg-transparent text-ink hover:border-ink hover:bg-sunken disabled:border-line disabled:bg-sunken disabled:text-ink-3',
  destructive:
    'border-error bg-transparent text-error hover:bg-error-wash disabled:border-line disabled:text-ink-3',
}

const sizes = {
  medium: 'min-h-12 px-[1.40625rem] py-2 text-body',
  small: 'min-h-10 px-[.90625rem] py-1.5 text-label',
  field: 'min-h-[3.125rem] px-[1.40625rem] py-2 text-body',
}

const shape =
  'relative inline-flex items-center justify-center gap-2.5 rounded-button border-[1.5px] text-center font-semibold no-underline transition-colors disabled:cursor-not-allowed aria-busy:cursor-progress print:hidden'

/** A button, or with `href` a link that looks like one. Disable it only when the reason is in view. */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  trailingIcon,
  wide,
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = classNames(
    shape,
    variants[variant],
    sizes[size],
    wide === true && 'w-full',
    wide === 'phone' && 'w-full tablet:w-auto',
    className,
  )
  const label = (
    <>
      {icon ? <Icon of={icon} /> : null}
      {children}
      {trailingIcon ? <Icon of={trailingIcon} /> : null}
    </>
  )

  if (rest.href !== undefined) {
    const { busy: _busy, busyLabel: _busyLabel, ...link } = rest
    return (
      <a {...link} className={classes}>
        {label}
      </a>
    )
  }

  const { busy = false, busyLabel, onClick, type = 'button', href: _href, ...button } = rest
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...button}
      type={type}
      className={classes}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busyLabel === undefined ? (
        <>
          {busy ? <BusyRing /> : null}
          {label}
        </>
      ) : (
        <span className="grid">
          <Words shown={!busy}>{label}</Words>
          <Words shown={busy}>
            <BusyRing />
            {busyLabel}
          </Words>
        </span>
      )}
    </button>
  )
}

/** Both wordings share one cell, so the wider one sets the width. */
function Words({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'col-start-1 row-start-1 inline-flex flex-wrap items-center justify-center gap-2.5',
        !shown && 'invisible',
      )}
    >
      {children}
    </span>
  )
}
