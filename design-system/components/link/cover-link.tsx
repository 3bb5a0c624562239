import { classNames } from '../class-names/class-names.ts'
import type { LinkProps } from './link.tsx'

/**
 * The one link of a row or a card, which takes the press and the focus ring as a whole. What is around it has the classes
 * `group relative`; a `className` gives the ring its corners (`after:rounded-card`).
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
