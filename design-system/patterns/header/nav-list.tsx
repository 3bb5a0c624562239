import type { NavLink } from './nav-link.ts'

type NavListProps = {
  links: readonly NavLink[]
  /** Look of the list, of each item and of each link; an item has none by default. */
  className?: string
  itemClassName?: string
  linkClassName: string
}

/** Links of a navigation as a list; the one to the current page says so. */
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
