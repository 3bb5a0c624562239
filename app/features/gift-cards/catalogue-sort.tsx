import { SortChoice } from '@borealis/design-system/patterns/sort-choice/sort-choice.tsx'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { type CatalogueFilters, catalogueSearch, type SortOrder, sortOrders } from './catalogue-filters.ts'
import { useCatalogueForm } from './use-catalogue-form.ts'

const names = {
  popular: m.giftCards_sortPopular,
  value: m.giftCards_sortValue,
  smallest: m.giftCards_sortSmallest,
  name: m.giftCards_sortName,
}

/** The order of the cards, in a form of its own that carries the filters along. `order` is the one that is shown. */
export function CatalogueSort({ filters, order }: { filters: CatalogueFilters; order: SortOrder }) {
  const { onChange, onSubmit } = useCatalogueForm()
  return (
    <SortChoice
      action={href('/gift-cards')}
      hidden={catalogueSearch({ ...filters, sort: undefined })}
      name="sort"
      label={m.giftCards_sort()}
      value={order}
      options={sortOrders.map((one) => ({ value: one, label: names[one]() }))}
      apply={m.giftCards_sortApply()}
      onChange={onChange}
      onSubmit={onSubmit}
    />
  )
}
