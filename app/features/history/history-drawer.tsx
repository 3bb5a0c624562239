import type { PointsHistory } from '@borealis/contract/points.ts'
import { DateField } from '@borealis/design-system/components/date-field/date-field.tsx'
import { FilterDrawer } from '@borealis/design-system/patterns/filter-panel/filter-drawer.tsx'
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { addMonths } from '#app/domain/dates.ts'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { exampleDay, wordedDay } from '#app/member-data/typed-day.ts'
import * as m from '#app/paraglide/messages.js'
import { textFields } from '#app/shell/forms/form-fields.ts'
import { useAppliedForm } from '#app/shell/forms/use-applied-form.ts'
import { href } from '#app/shell/links/href.ts'
import type { SearchParams } from '#app/shell/links/search-params.ts'
import type { DateProblem } from './history-dates.ts'
import { FILTERS_OPENER, type HistoryFormProps, problemText } from './history-fields.tsx'
import { CUSTOM_DATES, filterCount, type HistorySearch, OPEN } from './history-search.ts'

interface HistoryDrawerProps extends HistoryFormProps {
  /** How many lines the filters show; absent while that is not known. */
  known: PointsHistory | undefined
}

/**
 * The filters in one sheet, on a phone. Each choice applies at once and takes the place of the last one in the history, so
 * that Back leads to the page before them; days are typed, and wait until their field is left.
 */
export function HistoryDrawer(props: HistoryDrawerProps) {
  const { search, known, problem, fields, today, searchOf, begin } = props
  const hrefOf = (more: HistorySearch) => (typed: SearchParams) =>
    href('/account/history', { ...searchOf(typed), ...more })
  const { apply } = useAppliedForm(hrefOf(OPEN), begin, true)
  const { onSubmit } = useAppliedForm(hrefOf({}), begin, true)
  const count = known?.totalCount
  const { step: _step, from, to, ...closed } = search
  const leaveDay = ({ target: { form } }: FocusEvent<HTMLFieldSetElement, HTMLInputElement>) => {
    if (!form) return
    const said = searchOf(textFields(new FormData(form)))
    if (said.from !== from || said.to !== to) apply(form)
  }
  return (
    <FilterDrawer
      action={href('/account/history')}
      label={m.history_filters()}
      title={m.history_filterOpen()}
      closeHref={href('/account/history', { ...closed, from, to })}
      openerId={FILTERS_OPENER}
      closeLabel={m.history_filterClose()}
      apply={m.history_apply()}
      applyShown={
        count === undefined
          ? m.history_apply()
          : m.history_showTransactions({ count, lines: formatPoints(count, currentLocale()) })
      }
      reset={
        filterCount(search) > 0 ? { href: href('/account/history', OPEN), label: m.history_reset() } : null
      }
      groups={fields.map(({ name, label, value, choices }) => ({
        name,
        title: label,
        choose: name === 'dates' ? 'list' : 'one',
        options: choices.map((choice) => ({ ...choice, checked: choice.value === value })),
        more: name === 'dates' && (
          // Without JavaScript nothing can show the days once they are asked for.
          <fieldset
            className={value === CUSTOM_DATES ? 'mt-4 grid gap-4' : 'mt-4 hidden gap-4 noscript:grid'}
            onBlur={leaveDay}
          >
            <DayFields {...{ search, problem, today }} />
          </fieldset>
        ),
      }))}
      onChoice={apply}
      onSubmit={onSubmit}
    />
  )
}

interface DayFieldsProps {
  search: Pick<HistorySearch, 'from' | 'to'>
  problem: DateProblem | undefined
  /** The last day that can be meant; `YYYY-MM-DD`. */
  today: string
}

/** The first and the last day of a custom period, as anybody types them. */
export function DayFields({ search, problem, today }: DayFieldsProps) {
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)
  useShown(from, wordedDay(search.from ?? '', today))
  useShown(to, wordedDay(search.to ?? '', today))
  const field = (name: 'from' | 'to') => ({
    name,
    defaultValue: search[name],
    format: (text: string) => wordedDay(text, today),
    error: problem?.field === name ? problemText(problem, search, today) : undefined,
    // The form applies in place: what is wrong is announced when it comes in.
    attempts: 1,
    className: 'w-full tablet:w-72',
  })
  const example = exampleDay(addMonths(today, -3))
  return (
    <>
      <DateField
        ref={from}
        {...field('from')}
        label={m.history_from()}
        help={m.field_dateHelp({ example })}
      />
      <DateField ref={to} {...field('to')} label={m.history_to()} help={m.history_toHelp()} />
    </>
  )
}

/** Shows the day of another address in a field that was edited, unless it has the focus: its form was sent from there. */
function useShown(field: RefObject<HTMLInputElement | null>, words: string): void {
  const given = useRef(words)
  useEffect(() => {
    if (given.current === words) return
    given.current = words
    if (field.current && field.current !== document.activeElement) field.current.value = words
  }, [field, words])
}
