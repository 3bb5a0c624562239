import { offerSortOrders } from '@borealis/contract/limits.ts'
import { SortChoice } from '@borealis/design-system/patterns/sort-choice/sort-choice.tsx'
import * as m from '#app/paraglide/messages.js'
import { useAppliedForm } from '#app/shell/forms/use-applied-form.ts'
import { href } from '#app/shell/links/href.ts'
import { type OfferFilters, offerSearch, readOfferSearch } from './offer-filters.ts'
import type { OfferListPath } from './offer-tabs.tsx'

const names = {
  ending: m.offers_orderEnding,
  popular: m.offers_orderPopular,
  newest: m.offers_orderNewest,
}

/** The order of the offers, in a form of its own that carries the categories along. */
export function OfferSortForm({ path, filters }: { path: OfferListPath; filters: OfferFilters }) {
  const { onChange, onSubmit } = useAppliedForm((fields) => href(path, offerSearch(readOfferSearch(fields))))
  return (
    <SortChoice
      action={href(path)}
      hidden={{ category: filters.category }}
      name="sort"
      label={m.offers_order()}
      value={filters.sort}
      options={offerSortOrders.map((order) => ({ value: order, label: names[order]() }))}
      apply={m.offers_orderApply()}
      onChange={onChange}
      onSubmit={onSubmit}
    />
  )
}
