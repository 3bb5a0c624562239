import type { CodeName } from '@borealis/contract/values.ts'
import { ActiveFilters } from '@borealis/design-system/patterns/filter-panel/active-filters.tsx'
import { formatDenomination } from '#app/domain/money.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { type CatalogueFilters, catalogueSearch, noFilters } from './catalogue-filters.ts'
import { formatName } from './format-names.ts'

interface CatalogueActiveFiltersProps {
  filters: CatalogueFilters
  categories: readonly CodeName[]
}

/** What is filtered now; each chip is the address of the catalogue without it. */
export function CatalogueActiveFilters({ filters, categories }: CatalogueActiveFiltersProps) {
  const { category, format, smallest, within, sort } = filters
  const address = (changed: CatalogueFilters) => href('/gift-cards', catalogueSearch(changed))
  const chip = (id: string, label: string, without: Partial<CatalogueFilters>) => ({
    id,
    label,
    removeLabel: m.giftCards_filterRemove({ filter: label }),
    href: address({ ...filters, ...without }),
  })
  const chips = [
    ...(within ? [chip('within', m.giftCards_withinChip(), { within: false })] : []),
    ...category.map((code) =>
      chip(code, categories.find((known) => known.code === code)?.name ?? code, {
        category: category.filter((other) => other !== code),
      }),
    ),
    ...format.map((one) => chip(one, formatName(one), { format: format.filter((other) => other !== one) })),
    ...(smallest ? [chip('smallest', smallestLabel(smallest), { smallest: undefined })] : []),
  ]
  return (
    <ActiveFilters
      chips={chips}
      reset={{ href: address(noFilters(sort)), label: m.giftCards_filtersReset() }}
    />
  )
}

const smallestLabel = (dollars: string) =>
  m.giftCards_smallestUpTo({ amount: formatDenomination(Number(dollars) * 100, currentLocale()) })
