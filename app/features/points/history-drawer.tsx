import { Button } from '@borealis/design-system/components/button/button.tsx'
import { Drawer } from '@borealis/design-system/components/drawer/drawer.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { RadioGroup } from '@borealis/design-system/components/radio-group/radio-group.tsx'
import { Stepper } from '@borealis/design-system/components/stepper/stepper.tsx'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { PageData } from '#app/backend/contract/page-data.ts'
import { isCalendarDay } from '#app/domain/calendar-day.ts'
import { formatPoints } from '#app/domain/points.ts'
import * as m from '#app/paraglide/messages.js'
import { textFields } from '#app/site/forms/form-fields.ts'
import { href } from '#app/site/links/href.ts'
import { currentLocale } from '#app/site/links/locale.ts'
import { type HistoryFilterField, searchWith } from './filter-choices.ts'
import { CUSTOM_DATES, isMonth } from './history-dates.ts'
import { filterSteps, type HistorySearch } from './history-search.ts'

export interface HistoryDrawerProps {
  search: HistorySearch
  fields: readonly HistoryFilterField[]
  dateRanges: PageData['dateRanges']
  today: string
  /** Lines under the filters so far; absent while they are not known. */
  total: number | undefined
}

/** The filters one question at a time. The step and every answer are in the address, so Back goes one step back. */
export function HistoryDrawer({ search, fields, dateRanges, today, total }: HistoryDrawerProps) {
  const router = useRouter()
  const at = search.step === undefined ? -1 : Number(search.step) - 1
  const field = fields[at]
  const go = (next: HistorySearch, replace = false) =>
    void router.navigate({ href: href('/account/history', next), resetScroll: false, replace })
  const { step: _step, ...closed } = search
  const stepTo = (step: number) => href('/account/history', { ...search, step: step + 1 })
  const isLast = at === filterSteps.length - 1
  return (
    <Drawer
      open={field !== undefined}
      onOpenChange={(open) => {
        if (!open) go(closed)
      }}
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
            {showLabel(total)}
          </Button>
        </>
      }
    >
      <Stepper
        label={m.history_stepsLabel()}
        steps={fields.map(({ name, label }) => ({ id: name, label }))}
        current={field?.name ?? filterSteps[0]}
        doneLabel={m.history_stepDone()}
      />
      {field ? (
        <div className="mt-6">
          <StepChoices
            key={field.name}
            field={field}
            onChange={(value) =>
              go({ ...searchWith(search, field.name, value, dateRanges), step: String(at + 1) }, true)
            }
          />
          {field.name === 'dates' && field.value === CUSTOM_DATES ? (
            <OwnDays search={search} today={today} onChange={(days) => go({ ...search, ...days }, true)} />
          ) : null}
        </div>
      ) : null}
    </Drawer>
  )
}

/** Optimistic: the pressed choice shows at once, until the address has followed with its lines. */
function StepChoices({ field, onChange }: { field: HistoryFilterField; onChange: (value: string) => void }) {
  const [pressed, setPressed] = useState({ over: field.value, value: field.value })
  return (
    <RadioGroup
      // The stepper names the step in view.
      legend={field.label}
      legendHidden
      name={`step-${field.name}`}
      value={pressed.over === field.value ? pressed.value : field.value}
      options={drawerChoices(field).map(({ value, name, count }) => ({
        value,
        label: name,
        ...(count !== undefined && { count: formatPoints(count, currentLocale()) }),
      }))}
      onChange={(value) => {
        setPressed({ over: field.value, value })
        onChange(value)
      }}
    />
  )
}

function showLabel(total: number | undefined): string {
  if (total === undefined) return m.history_apply()
  return m.history_showLines({ count: total, lines: formatPoints(total, currentLocale()) })
}

/** A phone lists the months of the last year; older ones are chosen by their days. */
const drawerChoices = ({ name, choices, value }: HistoryFilterField) =>
  name === 'dates'
    ? choices.filter((choice, index) => !isMonth(choice.value) || choice.value === value || index < 19)
    : choices

/** Applied when the reader leaves a field: a year is typed digit by digit. */
function OwnDays({
  search,
  today,
  onChange,
}: {
  search: HistorySearch
  today: string
  onChange: (days: { from?: string; to?: string }) => void
}) {
  return (
    <form
      className="mt-4 grid gap-4"
      onSubmit={(event) => event.preventDefault()}
      onBlur={({ currentTarget }) => {
        const typed = Object.entries(textFields(new FormData(currentTarget)))
        const days: { from?: string; to?: string } = Object.fromEntries(
          typed.filter(([, day]) => isCalendarDay(day)),
        )
        if (days.from !== search.from || days.to !== search.to) onChange(days)
      }}
    >
      <TextField type="date" name="from" label={m.history_from()} defaultValue={search.from} max={today} />
      <TextField type="date" name="to" label={m.history_to()} defaultValue={search.to} max={today} />
    </form>
  )
}
