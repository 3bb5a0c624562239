import type { CodeName } from '@borealis/contract/values.ts'
import { FilterPanel } from '@borealis/design-system/patterns/filter-panel/filter-panel.tsx'
import { formatDenomination } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import type { BrandSummary } from './brand-summary.ts'
import {
  type CatalogueFilters,
  countBrands,
  filterCount,
  formats,
  smallestBounds,
} from './catalogue-filters.ts'
import { formatName } from './format-names.ts'
import { useCatalogueForm } from './use-catalogue-form.ts'

interface CatalogueFilterPanelProps {
  filters: CatalogueFilters
  brands: readonly BrandSummary[]
  categories: readonly CodeName[]
  balance: number | null
}

/** Category, format and smallest amount, each with how many cards it would show; for members also what they can afford. */
export function CatalogueFilterPanel({ filters, brands, categories, balance }: CatalogueFilterPanelProps) {
  const locale = currentLocale()
  const counts = countBrands(brands, filters, balance)
  const active = filterCount(filters)
  const { apply, onSubmit } = useCatalogueForm()
  const bounds = [undefined, ...smallestBounds].map((bound) => ({
    value: bound ?? '',
    label: bound
      ? m.giftCards_smallestUpTo({ amount: formatDenomination(Number(bound) * 100, locale) })
      : m.giftCards_smallestAny(),
    count: counts.smallest(bound),
    checked: filters.smallest === bound,
  }))
  const within = balance !== null && {
    toggle: {
      name: 'within',
      value: 'points',
      label: m.giftCards_within({ points: formatPoints(balance, locale) }),
      checked: filters.within,
    },
  }
  return (
    <FilterPanel
      action={href('/gift-cards')}
      label={m.giftCards_filtersLabel()}
      openLabel={active > 0 ? m.giftCards_filtersOpenCount({ count: active }) : m.giftCards_filtersOpen()}
      apply={m.giftCards_filtersApply()}
      hidden={filters.sort ? { sort: filters.sort } : {}}
      {...within}
      groups={[
        {
          name: 'category',
          title: m.giftCards_category(),
          choose: 'many',
          options: categories.map(({ code, name }) => ({
            value: code,
            label: name,
            count: counts.category(code),
            checked: filters.category.includes(code),
          })),
        },
        {
          name: 'format',
          title: m.giftCards_format(),
          choose: 'many',
          options: formats.map((format) => ({
            value: format,
            label: formatName(format),
            count: counts.format(format),
            checked: filters.format.includes(format),
          })),
        },
        { name: 'smallest', title: m.giftCards_smallest(), choose: 'one', options: bounds },
      ]}
      onChange={(event) => apply(event.currentTarget)}
      onSubmit={onSubmit}
    />
  )
}
