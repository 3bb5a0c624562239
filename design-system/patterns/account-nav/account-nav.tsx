import type { IconNode } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import type { NavLink } from '../header/nav-link.ts'
import { scrollOf } from './centred-tab.ts'

export type AccountNavProps = {
  /** Accessible name of the navigation. */
  label: string
  /** Links to the pages of the account, with icons; `current` marks the page shown. */
  links: readonly (NavLink & { icon: IconNode })[]
}

/** Account navigation: a side menu on desktop, scrolling tabs below. */
export function AccountNav({ label, links }: AccountNavProps) {
  const nav = useRef<HTMLElement>(null)
  const current = links.find((link) => link.current)?.href
  useEffect(() => {
    // The current tab must be visible, also after fonts load or text grows. Before hydration this is done by CSS
    // where supported, otherwise by a script in the head.
    const frame = nav.current
    const tab = current && frame?.querySelector<HTMLElement>('[aria-current=page]')
    if (!frame || !tab) return
    const observer = new ResizeObserver(() => {
      frame.scrollLeft = scrollOf(frame, tab)
    })
    observer.observe(tab)
    return () => observer.disconnect()
  }, [current])
  return (
    <nav
      ref={nav}
      data-account-nav=""
      aria-label={label}
      className="relative -mx-margin -my-[5px] overflow-x-auto py-[5px] scroll-ps-[calc(50%-3.5rem)] desktop:mx-0 desktop:overflow-visible"
    >
      <ul className="flex min-w-max gap-x-6 border-b border-line px-margin desktop:block desktop:min-w-0 desktop:border-0 desktop:px-0">
        {links.map(({ href, label: name, icon: Drawing, current: isCurrent }) => (
          <li key={href} className="desktop:border-b desktop:border-line desktop:last:border-0">
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className="group -mb-px flex min-h-12 items-center gap-3 border-b-[3px] border-transparent whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-aurora-line aria-[current=page]:font-semibold aria-[current=page]:text-ink max-desktop:aria-[current=page]:[scroll-initial-target:nearest] desktop:mb-0 desktop:border-0 desktop:whitespace-normal"
            >
              <Icon
                of={Drawing}
                size={20}
                className="hidden shrink-0 group-aria-[current=page]:text-aurora-text desktop:block"
              />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
