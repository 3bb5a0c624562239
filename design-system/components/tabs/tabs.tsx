export type TabsProps = {
  /** Name of the navigation. */
  label: string
  /** Links to the views, in order; the current one is marked, a `count` as it is written stands behind its label. */
  tabs: readonly { href: string; label: string; current?: boolean; count?: string }[]
}

/** Views of one thing, each with its own address. Below the width they need, they scroll sideways, on a phone from edge to edge. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className="relative grid grid-cols-[minmax(0,1fr)]">
      <span
        aria-hidden="true"
        className="absolute -inset-x-margin bottom-0 border-b border-line tablet:inset-x-0"
      />
      <ul className="relative -mx-margin flex gap-7 overflow-x-auto px-margin pt-1 tablet:-mx-1 tablet:px-1">
        {tabs.map((tab) => (
          <li key={tab.href} className="shrink-0">
            <a
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 border-b-[3px] border-transparent pt-[3px] font-[550] whitespace-nowrap text-ink-2 transition-colors -outline-offset-2 hover:border-line hover:text-ink aria-[current=page]:border-aurora-line aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {tab.label}
              {tab.count ? <span className="text-small font-normal text-ink-2">{tab.count}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
