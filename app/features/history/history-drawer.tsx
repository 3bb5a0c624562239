import type { PointsHistory } from '@borealis/contract/points.ts'
import { FilterDrawer } from '@borealis/design-system/patterns/filter-panel/filter-drawer.tsx'
import type { FocusEvent } from 'react'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { textFields } from '#app/shell/forms/form-fields.ts'
import { useAppliedForm } from '#app/shell/forms/use-applied-form.ts'
import { href } from '#app/shell/links/href.ts'
import type { SearchParams } from '#app/shell/links/search-params.ts'
import { DayFields, FILTERS_OPENER, type HistoryFormProps } from './history-fields.tsx'
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
