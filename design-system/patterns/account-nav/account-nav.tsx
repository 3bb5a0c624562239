import type { IconNode } from 'lucide'
import { useId } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import type { NavLink } from '../header/nav-link.ts'

/** Pages of the account that belong together; `current` marks the page shown. */
export type AccountGroup = {
  /** What they have in common. None for the page that stands above all groups. */
  title?: string
  links: readonly (NavLink & { icon: IconNode })[]
}

export type AccountNavProps = {
  /** Accessible name of the navigation. */
  label: string
  /** The pages of the account in groups. */
  groups: readonly AccountGroup[]
}

/** The pages of the account beside each of them, from 1200 px on. Below, the account's own page lists them (`AccountIndex`). */
export function AccountNav({ label, groups }: AccountNavProps) {
  const id = useId()
  return (
    <nav aria-label={label}>
      {groups.map(({ title, links }, index) => (
        <div key={title ?? ''} className="mt-6 first:mt-0">
          {title ? (
            <p id={id + index} className="mb-1 text-small font-semibold text-ink-2">
              {title}
            </p>
          ) : null}
          <ul {...(title && { 'aria-labelledby': id + index })}>
            {links.map(({ href, label: name, icon, current }) => (
              <li key={href} className="border-t border-line">
                <a
                  href={href}
                  aria-current={current ? 'page' : undefined}
                  className="group flex min-h-11 items-center gap-3 text-ink-2 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  <Icon of={icon} size={20} className="shrink-0 group-aria-[current=page]:text-aurora-text" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
