import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { Select } from '@borealis/design-system/components/select/select.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide'
import { findMismatch, sumEntries } from '#app/domain/ledger.ts'
import * as m from '#app/paraglide/messages.js'
import { useAppliedForm } from '#app/shell/forms/use-applied-form.ts'
import { href } from '#app/shell/links/href.ts'
import { BusyList } from '#app/shell/page-parts/busy-list.tsx'
import { SectionNotice, SectionPending } from '#app/shell/page-parts/section-notice.tsx'
import { DayFields } from './day-fields.tsx'
import { type HistoryDays, pointsQueries } from './history.data.ts'
import { CUSTOM_DATES, type DateProblem, historyDays } from './history-dates.ts'
import { type HistorySearch, readHistorySearch } from './history-search.ts'
import { Mismatch } from './mismatch.tsx'
import { PrintButton } from './print-button.tsx'
import { StatementPaper } from './statement-paper.tsx'
import { StatementPartLinks } from './statement-part-links.tsx'
import { useDateFacts } from './use-date-facts.ts'
import { useHistoryFields } from './use-history-fields.ts'

type Dates = Pick<HistorySearch, 'dates' | 'from' | 'to'>

/** The ledger of a period as a member would file it: on paper, or as a file. */
export function StatementPage({ search, hasFileFailed }: { search: Dates; hasFileFailed: boolean }) {
  const { days, problem } = historyDays(search, useDateFacts())
  return (
    <>
      <div className="print:hidden">
        <PageHeading
          title={m.statement_title()}
          lead={m.statement_lead()}
          back={{ href: href('/account/history', search), label: m.history_title() }}
        />
      </div>
      <div className="page-column pb-20">
        <div className="print:hidden">
          {hasFileFailed ? (
            <Banner status="error" className="mb-8">
              {m.statement_fileFailed()}
            </Banner>
          ) : null}
          <PeriodForm search={search} problem={problem} />
        </div>
        <BusyList>{days ? <Paper days={days} /> : null}</BusyList>
      </div>
    </>
  )
}

function Paper({ days }: { days: HistoryDays }) {
  const statement = useQuery(pointsQueries.statement(days))
  if (statement.isError && !statement.data) {
    return (
      <div className="mt-10">
        <SectionNotice text={m.history_failed()} onRetry={() => statement.refetch()} />
      </div>
    )
  }
  if (!statement.data) {
    return (
      <div className="mt-10">
        <SectionPending failed={m.history_failed()} />
      </div>
    )
  }
  const { summary, transactions, totalCount } = statement.data
  const isWhole = transactions.length === totalCount
  const mismatch = findMismatch(summary, isWhole ? sumEntries(transactions) : null)
  const { fromDate, toDate } = summary
  return (
    <>
      <div className="mt-8 mb-10 flex flex-wrap gap-4 print:hidden">
        <Button
          href={href('/account/history/statement/csv', { from: fromDate, to: toDate })}
          download
          icon={Download}
        >
          {m.statement_download()}
        </Button>
        {isWhole ? <PrintButton /> : null}
      </div>
      {isWhole ? null : <StatementPartLinks fromDate={fromDate} toDate={toDate} />}
      {mismatch ? <Mismatch {...mismatch} /> : null}
      <StatementPaper history={statement.data} />
    </>
  )
}

/** The days of the statement: a list that applies at once, and two days that wait for the button. */
function PeriodForm({ search, problem }: { search: Dates; problem: DateProblem | undefined }) {
  const fields = useHistoryFields(search, undefined)
  const { onChange, onSubmit } = useAppliedForm((typed) => {
    const { dates, from, to } = readHistorySearch(typed)
    return href('/account/history/statement', { dates, from, to })
  })
  const field = fields?.fields.find(({ name }) => name === 'dates')
  if (!fields || !field) return null
  const isCustom = search.dates === CUSTOM_DATES
  return (
    <form
      method="get"
      action={href('/account/history/statement')}
      noValidate
      aria-label={m.statement_period()}
      className="flex flex-wrap items-end gap-4"
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <Select
        key={field.value}
        name="dates"
        label={m.statement_period()}
        defaultValue={field.value}
        options={field.choices.map(({ value, name, group }) => ({
          value,
          label: name,
          ...(group && { group }),
        }))}
        className="w-full tablet:w-72"
      />
      {isCustom ? <DayFields search={search} problem={problem} today={fields.today} /> : null}
      <span className={isCustom ? undefined : 'hidden noscript:block'}>
        <Button type="submit" variant="secondary">
          {m.history_apply()}
        </Button>
      </span>
    </form>
  )
}
