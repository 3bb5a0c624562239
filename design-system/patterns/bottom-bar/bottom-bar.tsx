import type { IconNode } from 'lucide'
import { Icon } from '../../components/icon/icon.tsx'
import type { NavLink } from '../header/nav-link.ts'

export type BottomBarProps = {
  /** Accessible name of the navigation. */
  label: string
  /**
   * At most five, with short labels; `current` marks the part of the site that the page belongs to. `opensDocument`
   * loads a document of its own, for a page that has to open offline too.
   */
  links: readonly (NavLink & { icon: IconNode; opensDocument?: boolean })[]
}

/**
 * The places of every day within reach of a thumb, up to 770 px. The last element of the page, sticky at its foot: it has
 * room of its own, so that it covers neither the last line nor what has the focus. Gone while somebody types, in a low
 * window, on paper and under a dialog that has the screen. Only links: it needs no JavaScript.
 */
export function BottomBar({ label, links }: BottomBarProps) {
  return (
    <nav aria-label={label} className="bottom-bar border-t border-line bg-paper print:hidden">
      {/* Each is as wide as the others leave it: shown before the last one has arrived, they would move. */}
      <ul className="not-has-[[data-last]]:invisible mx-auto flex max-w-[35rem] px-1 max-[15rem]:flex-wrap">
        {links.map(({ href, label: name, icon, current, opensDocument }, index) => (
          <li key={href} className="min-w-0 grow" data-last={index === links.length - 1 ? '' : undefined}>
            <a
              href={href}
              {...(opensDocument && { target: '_self' })}
              aria-current={current ? 'page' : undefined}
              className="flex min-h-[3.75rem] flex-col items-center justify-center gap-0.5 border-t-[3px] border-transparent px-1 pb-[3px] text-center text-caption text-ink-2 outline-offset-[-3px] aria-[current=page]:border-aurora-line aria-[current=page]:text-ink"
            >
              <Icon of={icon} size={24} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
