import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon, type IconNode } from '../icon/icon.tsx'

type Look = {
  /**
   * `primary`: one per view. `destructive` is outlined in the error colour, never filled. The two `on-night` ones lie in a
   * sky window. `primary` by default.
   */
  variant?: 'primary' | 'secondary' | 'destructive' | 'on-night' | 'on-night-secondary'
  /** `medium` is 48 px high, `small` 40, `field` as high as a text field beside it. `medium` by default. */
  size?: 'medium' | 'small' | 'field'
  /** Icon before the label. None by default. */
  icon?: IconNode
  /** Icon after the label, such as an arrow for the next step. None by default. */
  trailingIcon?: IconNode
  /** Full width on a phone. As wide as its label by default. */
  wide?: 'phone'
}

type AsButton = Omit<ComponentProps<'button'>, 'style'> & {
  href?: undefined
  /** Pending: shows `busyLabel`, ignores presses and keeps its width. `false` by default. */
  busy?: boolean
  /** Label while busy. Set it from the start, so that the width fits both labels. The children by default. */
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
  'on-night': 'border-transparent bg-aurora text-on-aurora hover:bg-on-night hover:text-night',
  'on-night-secondary':
    'border-on-night-2 bg-transparent text-on-night hover:border-on-night hover:bg-night-2',
}

const sizes = {
  medium: 'min-h-12 px-[1.40625rem] py-2 text-body',
  small: 'min-h-10 px-[.90625rem] py-1.5 text-label',
  field: 'min-h-[3.125rem] px-[1.40625rem] py-2 text-body',
}

const shape =
  'relative inline-flex items-center justify-center gap-2.5 rounded-button border-[1.5px] text-center font-semibold no-underline transition-colors disabled:cursor-not-allowed aria-busy:cursor-progress print:hidden'

/** A button, or with `href` a link that looks like one. Disable it only when the reason is visible. */
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
    wide === 'phone' && 'w-full tablet:w-auto',
    className,
  )
  const label = (
    <>
      {icon ? <Icon of={icon} /> : null}
      {trailingIcon ? (
        // On a line with the last word: it never wraps alone.
        <span>
          {children}
          <span className="whitespace-nowrap">
            {'\u00A0'}
            <span className="ml-1.5 inline-block align-[-.2em]">
              <Icon of={trailingIcon} />
            </span>
          </span>
        </span>
      ) : (
        children
      )}
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
          {busy ? <BusyRing closes /> : null}
          {label}
        </>
      ) : (
        <span className="grid">
          <Words shown={!busy}>{label}</Words>
          <Words shown={busy}>
            <BusyRing closes={busy} />
            {busyLabel}
          </Words>
        </span>
      )}
    </button>
  )
}

/** Both labels share one grid cell, so the wider one sets the width. */
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

/**
 * A ring that closes slowly while something is pending. It runs once: nothing on the page loops. One that only keeps its room stands
 * still, so that it is open when the wait begins.
 */
function BusyRing({ closes }: { closes: boolean }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-5 shrink-0 -rotate-90">
      <circle
        cx="12"
        cy="12"
        r="10"
        pathLength="100"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="100 100"
        strokeDashoffset="26"
        className={closes ? 'ring-closes' : undefined}
      />
    </svg>
  )
}
