import type { ReactNode } from 'react'

export type CatalogueProps = {
  /** "12 of 26 gift cards"; announced when it changes. */
  found: string
  /** A ChipRow of what most people filter by, where the panel is a drawer. None by default. */
  quick?: ReactNode
  /** A FilterPanel beside the results, on desktop. */
  filters: ReactNode
  /** The link to a FilterDrawer, below desktop. */
  opener: ReactNode
  /** ActiveFilters. None when nothing is filtered. */
  active: ReactNode
  /** A SortChoice, at the end of the row. */
  sort: ReactNode
  /** The results. */
  children: ReactNode
}

/**
 * A filterable list of things to choose from. On a phone, the link to the filters, active filters and sorting share one
 * wrapping row.
 */
export function Catalogue({ found, quick, filters, opener, active, sort, children }: CatalogueProps) {
  return (
    <div className="page-column flex flex-wrap items-center gap-x-2 gap-y-3 pb-20 tablet:gap-x-3 desktop:grid desktop:grid-cols-[248px_1fr] desktop:grid-rows-[auto_1fr] desktop:items-start desktop:gap-x-14 desktop:gap-y-7 desktop:pb-28">
      <div className="hidden desktop:col-start-1 desktop:row-span-2 desktop:row-start-1 desktop:block">
        {filters}
      </div>
      {/* A filter that is removed takes its link with it. */}
      <div
        data-focus-after="catalogue-found"
        className="contents desktop:col-start-2 desktop:row-start-1 desktop:flex desktop:min-h-10 desktop:flex-wrap desktop:items-center desktop:gap-3"
      >
        <h2
          id="catalogue-found"
          aria-live="polite"
          className="w-full text-body font-semibold tracking-normal desktop:mr-auto desktop:w-auto"
        >
          {found}
        </h2>
        {quick ? <div className="w-full min-w-0 desktop:hidden">{quick}</div> : null}
        <div className="desktop:hidden">{opener}</div>
        <div className="empty:hidden">{active}</div>
        <div className="max-w-full min-w-0 grow basis-40 tablet:grow-0 tablet:basis-auto">{sort}</div>
      </div>
      <div className="mt-4 w-full desktop:col-start-2 desktop:row-start-2 desktop:mt-0">{children}</div>
    </div>
  )
}
