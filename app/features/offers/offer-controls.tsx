import { ChipRow } from '@borealis/design-system/patterns/chip-row/chip-row.tsx'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { type OfferFilters, offerSearch, toggleCategory } from './offer-filters.ts'
import { OfferSortForm } from './offer-sort-form.tsx'
import type { OfferListPath } from './offer-tabs.tsx'

interface OfferControlsProps {
  /** The list that they lead back to. */
  path: OfferListPath
  filters: OfferFilters
  /** Those of the list, whatever is filtered. */
  categories: readonly { code: string; name: string }[]
}

/** What a list of offers is filtered and sorted by. */
export function OfferControls({ path, filters, categories }: OfferControlsProps) {
  return (
    <div className="flex flex-col gap-x-6 gap-y-4 desktop:flex-row desktop:items-start desktop:justify-between">
      <ChipRow
        label={m.offers_categories()}
        chips={categories.map(({ code, name }) => ({
          id: code,
          label: name,
          href: href(path, offerSearch(toggleCategory(filters, code))),
          current: filters.category.includes(code),
        }))}
      />
      <OfferSortForm path={path} filters={filters} />
    </div>
  )
}
