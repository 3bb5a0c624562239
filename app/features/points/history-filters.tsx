import type { SelectOption } from '@borealis/design-system/components/select/select.tsx'
import { SelectFilters } from '@borealis/design-system/patterns/select-filters/select-filters.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { PointsHistory } from '#app/backend/contract/points.ts'
import type { CodeName } from '#app/backend/contract/values.ts'
import { formatPoints } from '#app/domain/points.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'
import { currentLocale } from '#app/site/locale.ts'
import { parseSearch } from '#app/site/search-params.ts'
import { chosenRange, type HistorySearch, readHistorySearch } from './history-search.ts'

interface HistoryFiltersProps {
  search: HistorySearch
  /** How many lines each choice would show; absent while the history is not known. */
  facets: PointsHistory['facets'] | undefined
}

/** Dates, type, category and card, in the address. With JavaScript each choice applies at once. */
export function HistoryFilters({ search, facets }: HistoryFiltersProps) {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const router = useRouter()
  function apply(form: HTMLFormElement): void {
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form)) fields.append(name, String(value))
    const chosen = readHistorySearch(parseSearch(fields.toString()))
    const isDefault = chosenRange(pageData?.dateRanges ?? [], chosen.dates)?.isDefault
    const { dates, ...others } = chosen
    const kept = isDefault || !dates ? others : { dates, ...others }
    void router.navigate({ href: href('/account/history', kept), resetScroll: false })
  }
  if (!pageData) return null
  const range = chosenRange(pageData.dateRanges, search.dates)
  const { page: _page, ...filters } = search
  return (
    <SelectFilters
      action={href('/account/history')}
      label={m.history_filters()}
      apply={m.history_apply()}
      reset={
        Object.keys(filters).length > 0 ? { href: href('/account/history'), label: m.history_reset() } : null
      }
      selects={[
        {
          name: 'dates',
          label: m.history_filterDates(),
          value: range?.code ?? '',
          options: pageData.dateRanges.map(({ code, name }) => ({ value: code, label: name })),
        },
        {
          name: 'type',
          label: m.history_filterType(),
          value: search.type ?? 'ALL',
          options: options(pageData.awardTypes, facets?.types),
        },
        {
          name: 'category',
          label: m.history_filterCategory(),
          value: search.category ?? 'ALL',
          options: options(pageData.historyCategories, facets?.categories),
        },
        {
          name: 'card',
          label: m.history_filterCard(),
          value: search.card ?? 'ALL',
          options: options(pageData.cardTypes, facets?.cardTypes),
        },
      ]}
      onChange={(event: FormEvent<HTMLFormElement>) => apply(event.currentTarget)}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    />
  )
}

/** Each choice with how many lines it would show. */
function options(
  names: readonly CodeName[],
  counted: readonly (CodeName & { count: number })[] | undefined,
): SelectOption[] {
  return names.map(({ code, name }) => {
    const count = counted?.find((facet) => facet.code === code)?.count
    const label =
      count === undefined || code === 'ALL'
        ? name
        : m.history_filterCount({ name, count: formatPoints(count, currentLocale()) })
    return { value: code, label }
  })
}
