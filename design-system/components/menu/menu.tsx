import { ChevronDown } from 'lucide'
import { type KeyboardEvent, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useDismissDetails } from './use-dismiss-details.ts'

export type MenuItem = {
  href: string
  label: string
  /** Marks the current page. */
  current?: boolean
}

export type MenuProps = {
  /** Label of the button. */
  label: string
  /** The links, most used first. */
  items: readonly MenuItem[]
  /** Edge of the button that the panel aligns with. `start` by default. */
  align?: 'start' | 'end'
  /** Menus with the same name close each other. None by default. */
  name?: string
}

/**
 * A button that opens a list of links. Tab, arrow keys, Home and End move through it; Escape closes it and returns
 * focus. Native `<details>`, so it opens without JavaScript.
 */
export function Menu({ label, items, align = 'start', name }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  useDismissDetails(menu)
  return (
    <details ref={menu} name={name} className="group relative inline-block" onKeyDown={walk}>
      <summary className="inline-flex min-h-11 cursor-pointer bare-summary items-center gap-2 rounded-button border-[1.5px] border-control px-4 text-label font-semibold hover:border-ink hover:bg-sunken">
        {label}
        <Icon of={ChevronDown} size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul
        className={`absolute top-full z-40 mt-2 w-64 max-w-[calc(100vw-40px)] rounded-card border border-line bg-surface p-2 text-ink shadow-overlay ${align === 'end' ? 'right-0' : 'left-0'}`}
      >
        {items.map(({ href, label: words, current }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-button px-3 hover:bg-sunken aria-[current=page]:font-semibold"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Arrow down on the button opens the menu and focuses the first link. Focus does not wrap. */
function walk(event: KeyboardEvent<HTMLDetailsElement>) {
  const details = event.currentTarget
  if (event.key === 'ArrowDown' && !details.open) details.open = true
  if (!details.open) return
  const stops = [...details.querySelectorAll<HTMLElement>('summary, a[href]')]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  const last = stops.length - 1
  const next = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 1, End: last }[
    event.key
  ]
  if (next === undefined) return
  event.preventDefault()
  stops[next]?.focus()
}
