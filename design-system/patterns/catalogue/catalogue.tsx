import type { ReactNode } from 'react'

export type CatalogueProps = {
  /** "12 of 26 gift cards"; announced when it changes. */
  found: string
  /** A ChipRow of what most people filter by, where the panel is behind its button. None by default. */
  quick?: ReactNode
  /** A FilterPanel: a side column on desktop, a button below. */
  filters: ReactNode
  /** ActiveFilters. None when nothing is filtered. */
  active: ReactNode
  /** A SortChoice, at the end of the row. */
  sort: ReactNode
  /** The results. */
  children: ReactNode
}

/**
 * A filterable list of things to choose from. On a phone, filter button, active filters and sorting share one
 * wrapping row; the open filter panel spans the full width.
 */
export function Catalogue({ found, quick, filters, active, sort, children }: CatalogueProps) {
  return (
    <div className="page-column flex flex-wrap items-center gap-x-2 gap-y-3 pb-20 tablet:gap-x-3 desktop:grid desktop:grid-cols-[248px_1fr] desktop:grid-rows-[auto_1fr] desktop:items-start desktop:gap-x-14 desktop:gap-y-7 desktop:pb-28">
      <div className="order-2 has-[details[open]]:w-full desktop:col-start-1 desktop:row-span-2 desktop:row-start-1 desktop:w-auto">
        {filters}
      </div>
      <div className="contents desktop:col-start-2 desktop:row-start-1 desktop:flex desktop:min-h-10 desktop:flex-wrap desktop:items-center desktop:gap-3">
        <h2
          aria-live="polite"
          className="order-1 w-full text-body font-semibold tracking-normal desktop:order-none desktop:mr-auto desktop:w-auto"
        >
          {found}
        </h2>
        {quick ? <div className="order-1 w-full min-w-0 desktop:hidden">{quick}</div> : null}
        <div className="order-3 empty:hidden desktop:order-none">{active}</div>
        <div className="order-4 max-w-full grow tablet:grow-0 desktop:order-none">{sort}</div>
      </div>
      <div className="order-5 mt-4 w-full desktop:col-start-2 desktop:row-start-2 desktop:mt-0">
        {children}
      </div>
    </div>
  )
}
