import { ArrowRight } from 'lucide'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'

export type LinkProps = Omit<ComponentProps<'a'>, 'style' | 'href'> & {
  /** Destination. */
  href: string
}

type ActionButtonProps = Omit<ComponentProps<'button'>, 'style'> & { href?: undefined }

export type ActionLinkProps = LinkProps | ActionButtonProps

/** Extends the target 10 px above and below the text. */
const widened = 'relative after:absolute after:-inset-x-1 after:-inset-y-2.5 after:content-[""]'

const action = classNames(
  'inline cursor-pointer rounded-[4px] text-left font-semibold text-ink underline decoration-aurora-line decoration-[1.5px] underline-offset-[.3em] transition-colors hover:decoration-current hover:decoration-[2px]',
  widened,
)

/** A link for an action: Change, Details, Cancel, Back. Without `href` it is a button that looks the same. */
export function ActionLink({ className, ...rest }: ActionLinkProps) {
  const classes = classNames(action, className)
  if (rest.href !== undefined) return <a {...rest} className={classes} />
  const { type = 'button', href: _href, ...button } = rest
  return <button {...button} type={type} className={classes} />
}

/** A link that leads on: "All offers →". The arrow never wraps alone. */
export function ArrowLink({ className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={classNames('group', action, className)}>
      {children}
      <span className="whitespace-nowrap">
        {'\u2060'}
        <span className="ml-1.5 inline-block align-[-.2em] transition-transform group-hover:translate-x-0.5 motion-reduce:translate-none">
          <Icon of={ArrowRight} size={18} />
        </span>
      </span>
    </a>
  )
}

/** A link within a sentence. */
export function ProseLink({ className, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      className={classNames(
        'rounded-[4px] underline decoration-control decoration-1 underline-offset-[.22em] transition-colors hover:decoration-ink hover:decoration-2',
        className,
      )}
    />
  )
}
