import type { NavLink } from './nav-link.ts'

type NavListProps = {
  links: readonly NavLink[]
  /** Classes for the list, each item and each link. None by default. */
  className?: string
  itemClassName?: string
  linkClassName: string
}

/** Navigation links as a list, with `aria-current` on the current page. */
export function NavList({ links, className, itemClassName, linkClassName }: NavListProps) {
  return (
    <ul className={className}>
      {links.map(({ href, label, current }) => (
        <li key={href} className={itemClassName}>
          <a href={href} aria-current={current ? 'page' : undefined} className={linkClassName}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
