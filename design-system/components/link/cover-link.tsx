import { classNames } from '../class-names/class-names.ts'
import type { LinkProps } from './link.tsx'

/**
 * The one link of a row or card, stretched over all of it for presses and the focus ring. The container needs `group
 * relative`; a `className` gives the ring its corners (`after:rounded-card`).
 */
export function CoverLink({ className, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      className={classNames(
        'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-[3px] focus-visible:after:outline-offset-2 focus-visible:after:outline-focus group-hover:underline',
        className,
      )}
    />
  )
}
