import type { PointsHistory } from '@borealis/contract/points.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { ActiveFilters } from '@borealis/design-system/patterns/filter-panel/active-filters.tsx'
import { SelectFilters } from '@borealis/design-system/patterns/select-filters/select-filters.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide'
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { useAppliedForm } from '#app/shell/forms/use-applied-form.ts'
import { href } from '#app/shell/links/href.ts'
import type { SearchParams } from '#app/shell/links/search-params.ts'
import { afterNextFrame } from '#app/shell/page-parts/after-next-frame.ts'
import { LEDGER_STALE_MS } from './history.data.ts'
import { chosenRange, type DateProblem, type Settled, settledForm } from './history-dates.ts'
import {
  choiceLabel,
  chosenName,
  FILTERS_OPENER,
  type HistoryFilterField,
  type HistoryFormProps,
  problemText,
  useHistoryFields,
} from './history-fields.tsx'
import { DayFields, HistoryDrawer } from './history-parts.ts'
import {
  CUSTOM_DATES,
  filterCount,
  filtersOf,
  type HistorySearch,
  OPEN,
  readHistorySearch,
} from './history-search.ts'
import { loadHistory, prepareFilters } from './load-history.ts'

interface HistoryFiltersProps {
  search: Settled<HistorySearch>
  /** How many lines each choice would show, and all of them; absent while the history is not known. */
  known: PointsHistory | undefined
  problem: DateProblem | undefined
}

/** Dates, type, category and card, in the address: lists on a desk, one sheet on a phone. */
export function HistoryFilters({ search, known, problem }: HistoryFiltersProps) {
  const fields = useHistoryFields(search, known?.facets)
  const around = useRef<HTMLDivElement>(null)
  const approach = useFilterApproach(around, search)
  const queryClient = useQueryClient()
  const location = useLocation()
  if (!fields) return null
  // What was pressed last, whose lines may still be on their way: the next press adds to it.
  const asked = location.pathname === '/account/history' ? readHistorySearch(location.search) : search
  const { dateRanges, today } = fields
  const searchOf = (typed: SearchParams) => {
    const { dates, ...others } = settledForm(typed, today)
    return !dates || chosenRange(dateRanges, dates)?.isDefault ? others : { dates, ...others }
  }
  const begin = (typed: SearchParams) => void loadHistory(queryClient, searchOf(typed))
  const form = { ...fields, search, problem, searchOf, begin }
  const count = filterCount(search)
  return (
    <>
      <div ref={around} {...approach}>
        <div className="hidden tablet:block">
          <FilterForm {...form} />
        </div>
        <div className="tablet:hidden">
          <div className="flex flex-wrap items-center gap-3">
            <Button
              id={FILTERS_OPENER}
              href={href('/account/history', { ...asked, ...OPEN })}
              variant="secondary"
              icon={SlidersHorizontal}
            >
              {count === 0 ? m.history_filterOpen() : m.history_filterOpenCount({ count })}
            </Button>
            <Chips search={search} asked={asked} fields={fields.fields} />
          </div>
          {problem ? <FailureText>{problemText(problem, search, today)}</FailureText> : null}
        </div>
      </div>
      {search.step === undefined ? null : (
        <Suspense fallback={null}>
          <HistoryDrawer {...form} known={known} />
        </Suspense>
      )}
    </>
  )
}

/** The lists of a desk. Each applies at once; days are typed, and wait for the button. */
function FilterForm({ search, problem, fields, today, searchOf, begin }: HistoryFormProps) {
  const { onChange, onSubmit } = useAppliedForm((typed) => href('/account/history', searchOf(typed)), begin)
  return (
    <SelectFilters
      action={href('/account/history')}
      label={m.history_filters()}
      apply={m.history_apply()}
      reset={filterCount(search) > 0 ? { href: href('/account/history'), label: m.history_reset() } : null}
      selects={fields.map(({ choices, ...field }) => ({
        ...field,
        options: choices.map((choice) => ({ ...choice, label: choiceLabel(choice) })),
      }))}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      {search.dates === CUSTOM_DATES ? (
        <Suspense fallback={null}>
          <DayFields {...{ search, problem, today }} />
        </Suspense>
      ) : null}
    </SelectFilters>
  )
}

interface ChipsProps {
  readonly search: HistorySearch
  readonly asked: HistorySearch
  readonly fields: readonly HistoryFilterField[]
}

/** What is filtered, each with its way out. */
function Chips({ search, asked, fields }: ChipsProps) {
  const { timeZone } = useMoment()
  const chips = fields.flatMap((field) => {
    const name = chosenName(field, search, timeZone)
    if (name === null) return []
    const dropped = field.name === 'dates' ? ['dates', 'from', 'to'] : [field.name]
    const rest = Object.entries(filtersOf(asked)).filter(([name]) => !dropped.includes(name))
    return [
      {
        id: field.name,
        label: name,
        removeLabel: m.history_removeFilter({ name }),
        href: href('/account/history', Object.fromEntries(rest)),
      },
    ]
  })
  return <ActiveFilters chips={chips} reset={{ href: href('/account/history'), label: m.history_reset() }} />
}

/**
 * Prepares the filters when a pointer, a finger or the focus comes near them, so that the first choice is as quick as
 * the next: loads what every choice needs, and preloads the page that is shown, which runs the code of a navigation once
 * and calls the backend only where the lines are old.
 * @param filters the element around them
 */
function useFilterApproach(filters: RefObject<HTMLElement | null>, search: Settled<HistorySearch>) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const prepared = useRef({ period: '', at: 0 })
  const prepare = () => {
    const { dates, from, to } = search
    const period = JSON.stringify([dates, from, to])
    const now = Date.now()
    if (prepared.current.period === period && now - prepared.current.at < LEDGER_STALE_MS) return
    prepared.current = { period, at: now }
    void afterNextFrame(async () => {
      // A prefetch: what fails here is requested again, and reported, by the choice itself.
      await prepareFilters(queryClient, search)
      await router.preloadRoute({ to: '.', href: href('/account/history', search) }).catch(() => undefined)
    })
  }
  // The pointer may be over the filters already when this code starts.
  const prepareIfNear = useEffectEvent(() => {
    if (filters.current?.matches(':hover, :focus-within')) prepare()
  })
  useEffect(() => prepareIfNear(), [])
  return { onPointerOver: prepare, onFocus: prepare }
}
