export type TabsProps = {
  /** Accessible name of the navigation. */
  label: string
  /** Links to the views, in order. `current` marks the one shown. */
  tabs: readonly { href: string; label: string; current?: boolean }[]
}

/**
 * Navigation between views of one thing, each with its own URL. When they do not fit they scroll sideways, edge to
 * edge on a phone. Padding keeps the scroll container from clipping focus rings.
 */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className="relative grid grid-cols-[minmax(0,1fr)]">
      <span
        aria-hidden="true"
        className="absolute -inset-x-margin bottom-0 border-b border-line tablet:inset-x-0"
      />
      <ul className="relative -mx-margin flex scroll-ps-[calc(50%-3.5rem)] gap-7 overflow-x-auto px-margin -mt-px -mb-[5px] py-[5px] tablet:-mx-[5px] tablet:px-[5px]">
        {tabs.map((tab) => (
          <li key={tab.href} className="shrink-0">
            <a
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-[3px] border-transparent pt-[3px] font-[550] whitespace-nowrap text-ink-2 transition-colors hover:border-line hover:text-ink aria-[current=page]:border-aurora-line aria-[current=page]:[scroll-initial-target:nearest] aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
