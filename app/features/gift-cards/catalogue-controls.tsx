import type { CodeName } from '@borealis/contract/values.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { ChipRow } from '@borealis/design-system/patterns/chip-row/chip-row.tsx'
import { ActiveFilters } from '@borealis/design-system/patterns/filter-panel/active-filters.tsx'
import {
  FilterPanel,
  type FilterPanelProps,
} from '@borealis/design-system/patterns/filter-panel/filter-panel.tsx'
import { SortChoice } from '@borealis/design-system/patterns/sort-choice/sort-choice.tsx'
import { SlidersHorizontal } from 'lucide'
import { formatDenomination } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { useAppliedForm } from '#app/shell/forms/use-applied-form.ts'
import { href } from '#app/shell/links/href.ts'
import { type BrandSummary, countBrands } from './brand-summary.ts'
import {
  type CatalogueFilters,
  catalogueSearch,
  filterCount,
  formats,
  noFilters,
  readCatalogueSearch,
  type SortOrder,
  smallestBounds,
  sortOrders,
} from './catalogue-filters.ts'
import { formatName } from './formats.ts'
import { FilterDrawer } from './load-catalogue.ts'

const OPENER = 'filters'

interface CatalogueFilterProps {
  filters: CatalogueFilters
  brands: readonly BrandSummary[]
  categories: readonly CodeName[]
  balance: number | null
}

/** Beside the cards on a desk. */
export function CatalogueFilterPanel(props: CatalogueFilterProps) {
  const { apply, onSubmit } = useCatalogueForm()
  return (
    <FilterPanel
      {...panelOf(props)}
      apply={m.giftCards_filtersApply()}
      onChoice={apply}
      onSubmit={onSubmit}
    />
  )
}

/** In front of them where there is less room: each choice leaves it open, its button closes it. */
export function CatalogueFilterDrawer(props: CatalogueFilterProps) {
  const { filters, brands, balance } = props
  const { apply } = useCatalogueForm(true, true)
  const { onSubmit } = useCatalogueForm(false, true)
  return (
    <FilterDrawer
      {...panelOf(props)}
      title={m.giftCards_filtersOpen()}
      closeHref={href('/gift-cards', catalogueSearch(filters))}
      openerId={OPENER}
      closeLabel={m.giftCards_filtersClose()}
      apply={m.giftCards_filtersApply()}
      applyShown={m.giftCards_filtersShow({ count: countBrands(brands, filters, balance).shown })}
      reset={
        filterCount(filters) > 0
          ? {
              href: href('/gift-cards', catalogueSearch(noFilters(filters.sort), 1, true)),
              label: m.giftCards_filtersReset(),
            }
          : null
      }
      onChoice={apply}
      onSubmit={onSubmit}
    />
  )
}

/** Leads to the drawer, and says how many filters are on. */
export function CatalogueFilterOpener({ filters }: { filters: CatalogueFilters }) {
  const count = filterCount(filters)
  return (
    <Button
      id={OPENER}
      href={href('/gift-cards', catalogueSearch(filters, 1, true))}
      variant="secondary"
      size="small"
      icon={SlidersHorizontal}
    >
      {count > 0 ? m.giftCards_filtersOpenCount({ count }) : m.giftCards_filtersOpen()}
    </Button>
  )
}

/** Category, format and smallest amount, each with how many cards it would show; for members also what they can afford. */
function panelOf({ filters, brands, categories, balance }: CatalogueFilterProps) {
  const counts = countBrands(brands, filters, balance)
  const bounds = [undefined, ...smallestBounds].map((bound) => ({
    value: bound ?? '',
    label: bound ? smallestLabel(bound) : m.giftCards_smallestAny(),
    count: counts.smallest(bound),
    checked: filters.smallest === bound,
  }))
  // Nothing is within a balance of zero or below; who has chosen it can still take it back.
  const within = balance !== null &&
    (balance > 0 || filters.within) && {
      toggle: {
        name: 'within',
        value: 'points',
        label: m.giftCards_within({ points: formatPoints(balance, currentLocale()) }),
        checked: filters.within,
      },
    }
  return {
    action: href('/gift-cards'),
    label: m.giftCards_filtersLabel(),
    hidden: filters.sort ? { sort: filters.sort } : {},
    ...within,
    groups: [
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
    ],
  } satisfies FilterPanelProps
}

interface CatalogueActiveFiltersProps {
  filters: CatalogueFilters
  categories: readonly CodeName[]
}

/** What most people look for, one tap away: what they can afford, then each category. What is on already is a chip to remove. */
export function CatalogueChips({
  filters,
  categories,
  balance,
}: CatalogueActiveFiltersProps & Pick<CatalogueFilterProps, 'balance'>) {
  const chip = (id: string, label: string, more: Partial<CatalogueFilters>) => ({
    id,
    label,
    href: href('/gift-cards', catalogueSearch({ ...filters, ...more })),
    current: false,
  })
  const chips = [
    ...(balance !== null && balance > 0 && !filters.within
      ? [
          chip('within', m.giftCards_within({ points: formatPoints(balance, currentLocale()) }), {
            within: true,
          }),
        ]
      : []),
    ...categories
      .filter(({ code }) => !filters.category.includes(code))
      .map(({ code, name }) => chip(code, name, { category: [...filters.category, code] })),
  ]
  return chips.length > 0 ? <ChipRow label={m.giftCards_filtersLabel()} chips={chips} /> : null
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

/** The catalogue's forms. In the drawer, what is chosen takes the place of its address; `isOpen` leaves it open. */
const useCatalogueForm = (isOpen = false, isDrawer = false) =>
  useAppliedForm(
    (fields) => href('/gift-cards', catalogueSearch(readCatalogueSearch(fields), 1, isOpen)),
    undefined,
    isDrawer,
  )
