import type { PointsHistory } from '@borealis/contract/points.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { Drawer } from '@borealis/design-system/components/drawer/drawer.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { RadioGroup } from '@borealis/design-system/components/radio-group/radio-group.tsx'
import { Stepper } from '@borealis/design-system/components/stepper/stepper.tsx'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { textFields } from '#app/shell/forms/form-fields.ts'
import { href } from '#app/shell/links/href.ts'
import { navigate } from '#app/shell/page-parts/navigate.ts'
import { type HistoryFilterField, searchWith } from './filter-choices.ts'
import { CUSTOM_DATES, type DateProblem, isMonth } from './history-dates.ts'
import { DayFields, useHistoryFields } from './history-fields.tsx'
import { filterSteps, type HistorySearch } from './history-search.ts'
import { settleDays } from './settle-days.ts'

/** Months that a phone lists; older ones are chosen by their days. */
const MAX_MONTHS = 12

export interface HistoryDrawerProps {
  search: HistorySearch
  /** Lines under the filters so far, and how many each choice would show; absent while they are not known. */
  known: PointsHistory | undefined
  problem: DateProblem | undefined
}

/** The filters one question at a time. The step and every answer are in the address, so Back goes one step back. */
export function HistoryDrawer({ search: shown, known, problem }: HistoryDrawerProps) {
  const router = useRouter()
  const [search, ask] = useAsked(shown)
  const filters = useHistoryFields(search, known?.facets)
  if (!filters) return null
  const { fields, dateRanges, today } = filters
  const at = Number(shown.step) - 1
  const field = fields[at]
  if (!field) return null
  const go = (next: HistorySearch) => {
    ask(next)
    void navigate(router, { href: href('/account/history', next), resetScroll: false, replace: true })
  }
  const choose = (value: string) => go(searchWith(search, field.name, value, dateRanges))
  const { step: _step, ...closed } = search
  const { from: _from, to: _to, ...withoutDays } = search
  const stepTo = (step: number) => href('/account/history', { ...search, step: step + 1 })
  const isLast = at === filterSteps.length - 1
  return (
    <Drawer
      closeHref={href('/account/history', closed)}
      closeLabel={m.history_stepClose()}
      title={m.history_filterOpen()}
      actions={
        <>
          {at > 0 ? <ActionLink href={stepTo(at - 1)}>{m.history_stepBack()}</ActionLink> : null}
          {isLast ? null : (
            <Button href={stepTo(at + 1)} variant="secondary" className="flex-1">
              {m.history_stepNext()}
            </Button>
          )}
          <Button href={href('/account/history', closed)} className="w-full">
            {showLabel(known?.totalCount)}
          </Button>
        </>
      }
    >
      <Stepper
        label={m.history_stepsLabel()}
        steps={fields.map(({ name, label }) => ({ id: name, label }))}
        current={field.name}
        doneLabel={m.history_stepDone()}
      />
      <EarlyChoice value={field.value} onChoice={choose}>
        <RadioGroup
          key={field.name}
          // The stepper names the step in view.
          legend={field.label}
          legendHidden
          name={`step-${field.name}`}
          value={field.value}
          options={drawerChoices(field).map(({ value, name, count }) => ({
            value,
            label: name,
            ...(count !== undefined && { count: formatPoints(count, currentLocale()) }),
          }))}
          onChange={choose}
        />
        {field.name === 'dates' && field.value === CUSTOM_DATES ? (
          <OwnDays days={search} today={today} onChange={(days) => go({ ...withoutDays, ...days })}>
            <DayFields search={search} problem={problem} today={today} />
          </OwnDays>
        ) : null}
      </EarlyChoice>
    </Drawer>
  )
}

interface EarlyChoiceProps {
  value: string
  onChoice: (value: string) => void
  children: ReactNode
}

/** Around the choices of a step. The server renders them, so that one may have been pressed before the application ran. */
function EarlyChoice({ value, onChoice, children }: EarlyChoiceProps) {
  const around = useRef<HTMLDivElement>(null)
  const apply = useEffectEvent(() => {
    const chosen = around.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (chosen !== undefined && chosen !== value) onChoice(chosen)
  })
  useEffect(() => apply(), [])
  return (
    <div ref={around} className="mt-6">
      {children}
    </div>
  )
}

/**
 * What was chosen, at once: what is pressed next builds on it, however long its lines take. The address, once it follows,
 * says the same.
 */
function useAsked(shown: HistorySearch): [HistorySearch, (next: HistorySearch) => void] {
  const address = JSON.stringify(shown)
  const [asked, setAsked] = useState({ address, search: shown })
  if (asked.address !== address) setAsked({ address, search: shown })
  return [asked.search, (search) => setAsked({ address, search })]
}

function showLabel(total: number | undefined): string {
  if (total === undefined) return m.history_apply()
  return m.history_showTransactions({ count: total, lines: formatPoints(total, currentLocale()) })
}

/** The days of one's own choice come last: their fields stand below the list. */
function drawerChoices({ name, choices, value: chosen }: HistoryFilterField) {
  if (name !== 'dates') return choices
  const months = choices.filter(({ value }) => isMonth(value))
  return [
    ...choices.filter(({ value }) => !isMonth(value) && value !== CUSTOM_DATES),
    ...months.filter(({ value }, index) => index < MAX_MONTHS || value === chosen),
    ...choices.filter(({ value }) => value === CUSTOM_DATES),
  ]
}

type Days = Pick<HistorySearch, 'from' | 'to'>

interface OwnDaysProps {
  days: Days
  /** The last day that can be meant, `YYYY-MM-DD`. */
  today: string
  onChange: (days: Days) => void
  children: ReactNode
}

/** Applied when the reader leaves a field: a day is typed letter by letter. One that is emptied is open again. */
function OwnDays({ days, today, onChange, children }: OwnDaysProps) {
  const form = useRef<HTMLFormElement>(null)
  // It comes below what was pressed, where a phone has no more room.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <form
      ref={form}
      className="mt-4 grid gap-4"
      onSubmit={(event) => event.preventDefault()}
      onBlur={({ currentTarget }) => {
        const chosen = settleDays(textFields(new FormData(currentTarget)), today)
        if (chosen.from !== days.from || chosen.to !== days.to) onChange(chosen)
      }}
    >
      {children}
    </form>
  )
}
