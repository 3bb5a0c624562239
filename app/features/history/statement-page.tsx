import type { PointsHistory } from '@borealis/contract/points.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { Select } from '@borealis/design-system/components/select/select.tsx'
import { ChipRow } from '@borealis/design-system/patterns/chip-row/chip-row.tsx'
import { useUrlChoices } from '@borealis/design-system/patterns/filter-panel/use-url-choices.ts'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { Statement } from '@borealis/design-system/patterns/statement/statement.tsx'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide'
import { Suspense, useRef } from 'react'
import { capitalised, formatDate, formatDateAndTime, formatMonthHeading } from '#app/domain/dates.ts'
import { findMismatch, sumEntries } from '#app/domain/ledger.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatMemberNumber } from '#app/domain/member-number.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { useAppliedForm } from '#app/shell/forms/use-applied-form.ts'
import { href } from '#app/shell/links/href.ts'
import { BusyList, resultWords } from '#app/shell/page-parts/list-pages.tsx'
import { OutcomeNotice } from '#app/shell/page-parts/outcome-notice.tsx'
import { SectionNotice, SectionPending } from '#app/shell/page-parts/section-notice.tsx'
import { type getStatement, pointsQueries } from './history.data.ts'
import { type DateProblem, type HistoryDays, historyDays, settle, settledForm } from './history-dates.ts'
import { HistoryEquation, Mismatch } from './history-equation.tsx'
import { useHistoryFields } from './history-fields.tsx'
import { DayFields } from './history-parts.ts'
import { CUSTOM_DATES, type HistorySearch } from './history-search.ts'
import { type StatementPart, statementParts, statementWords } from './statement-words.ts'
import { useDateFacts } from './use-history.ts'

type LoadedStatement = Awaited<ReturnType<typeof getStatement>>
type Dates = Pick<HistorySearch, 'dates' | 'from' | 'to'>

/** The ledger of a period as a member would file it: on paper, or as a file. */
export function StatementPage({ search: typed, hasFileFailed }: { search: Dates; hasFileFailed: boolean }) {
  const facts = useDateFacts()
  const search = settle(typed, facts.today)
  const { days, problem } = historyDays(search, facts)
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
          <OutcomeNotice
            message={hasFileFailed ? m.statement_fileFailed() : undefined}
            status="error"
            pageHref={href('/account/history/statement', typed)}
          />
          <PeriodForm search={search} problem={problem} />
        </div>
        <StatementOf days={days} />
      </div>
    </>
  )
}

/** The statement of a period; nothing for days that make none. */
function StatementOf({ days }: { days: HistoryDays | undefined }) {
  const statement = useQuery({ ...pointsQueries.statement(days ?? {}), enabled: days !== undefined })
  const { data, isError } = statement
  const said = data ? resultWords(data.totalCount) : isError ? m.history_failed() : ''
  return <BusyList said={days ? said : ''}>{days ? <Paper statement={statement} /> : null}</BusyList>
}

function Paper({ statement }: { statement: UseQueryResult<LoadedStatement> }) {
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
  const { summary, transactions, totalCount, leftOut } = statement.data
  const isWhole = transactions.length + leftOut === totalCount
  const holdsAll = isWhole && leftOut === 0
  const mismatch = findMismatch(summary, holdsAll ? sumEntries(transactions) : null)
  const { fromDate, toDate } = summary
  return (
    <>
      <div className="mt-8 mb-10 flex flex-wrap gap-4 print:hidden">
        <Button
          // Not `download`: the browser would save the sign-in page or this one as a file, where there is no statement.
          data-answer="file"
          href={href('/account/history/statement/csv', { from: fromDate, to: toDate })}
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
  const { today } = useDateFacts()
  const { onChange, onSubmit } = useAppliedForm((typed) => {
    const { dates, from, to } = settledForm(typed, today)
    return href('/account/history/statement', { dates, from, to })
  })
  const field = fields?.fields.find(({ name }) => name === 'dates')
  const form = useRef<HTMLFormElement>(null)
  useUrlChoices(form, field ? { [field.name]: [field.value] } : {})
  if (!fields || !field) return null
  const isCustom = search.dates === CUSTOM_DATES
  return (
    <form
      ref={form}
      method="get"
      action={href('/account/history/statement')}
      noValidate
      autoComplete="off"
      data-applies=""
      aria-label={m.statement_period()}
      className="flex flex-wrap items-start gap-4"
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <Select
        name="dates"
        label={m.statement_period()}
        defaultValue={field.value}
        options={field.choices}
        className="w-full tablet:w-72"
      />
      {isCustom ? (
        <Suspense fallback={null}>
          <DayFields search={search} problem={problem} today={today} />
        </Suspense>
      ) : null}
      <span className={isCustom ? 'tablet:pt-7' : 'hidden pt-7 noscript:block'}>
        <Button type="submit" variant="secondary">
          {m.history_apply()}
        </Button>
      </span>
    </form>
  )
}

/** The ways to print a period that has too many lines for one go: each part is a statement of its own. */
function StatementPartLinks({ fromDate, toDate }: { fromDate: string; toDate: string }) {
  const { locale, timeZone } = useMoment()
  const parts = statementParts(fromDate, toDate)
  if (parts.length === 0) return null
  return (
    <div className="mb-10 print:hidden">
      <p className="mb-3 max-w-[40rem] text-ink-2">{m.statement_partsText()}</p>
      <ChipRow
        label={m.statement_parts()}
        chips={parts.map((part) => ({
          id: part.fromDate,
          label: partName(part, locale, timeZone),
          href: href('/account/history/statement', {
            dates: CUSTOM_DATES,
            from: part.fromDate,
            to: part.toDate,
          }),
          current: false,
        }))}
      />
    </div>
  )
}

function partName({ kind, fromDate }: StatementPart, locale: Locale, timeZone: string): string {
  if (kind === 'year') return fromDate.slice(0, 4)
  return kind === 'month'
    ? formatMonthHeading(fromDate, locale, timeZone)
    : formatDate(fromDate, locale, timeZone)
}

/** Opens the browser's own print dialog; without JavaScript its menu has the same. */
function PrintButton() {
  return (
    <>
      <Button variant="secondary" icon={Printer} className="noscript:hidden" onClick={() => window.print()}>
        {m.statement_print()}
      </Button>
      <noscript>
        <p className="text-ink-2">{m.statement_printByHand()}</p>
      </noscript>
    </>
  )
}

/** The sheet itself. A period with more lines than paper is for has its sums only, and points to the file. */
function StatementPaper({ history }: { history: PointsHistory & { leftOut?: number } }) {
  const { data: profile } = useQuery(accountQueries.profile())
  const { locale, timeZone, now } = useMoment()
  const { fromDate, toDate } = history.summary
  const day = (value: string) => formatDate(value, locale, timeZone)
  return (
    <Statement
      programme={m.statement_programme()}
      title={m.statement_title()}
      facts={[
        ...(profile
          ? [
              {
                id: 'member',
                label: m.statement_member(),
                value: m.statement_memberName({ first: profile.firstName, last: profile.lastName }),
              },
              {
                id: 'number',
                label: m.statement_number(),
                value: formatMemberNumber(profile.sceneNumber),
              },
            ]
          : []),
        {
          id: 'period',
          label: m.statement_period(),
          value: m.history_dateSpan({ from: day(fromDate), to: day(toDate) }),
        },
        {
          id: 'written',
          label: m.statement_written(),
          value: capitalised(formatDateAndTime(new Date(now).toISOString(), locale, timeZone)),
        },
      ]}
      sum={<HistoryEquation summary={history.summary} isFiled />}
      {...statementWords(history, { locale, timeZone, today: dayIn(now, timeZone) })}
    />
  )
}
