import type { PointsHistory } from '@borealis/contract/points.ts'
import { Statement } from '@borealis/design-system/patterns/statement/statement.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatDate, formatDateAndTime } from '#app/domain/dates.ts'
import { formatMemberNumber } from '#app/domain/member-number.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { HistoryEquation } from './history-equation.tsx'
import { statementWords } from './statement-words.ts'

/** The sheet itself. A period with more lines than paper is for has its sums only, and points to the file. */
export function StatementPaper({ history }: { history: PointsHistory & { leftOut?: number } }) {
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
          value: formatDateAndTime(new Date(now).toISOString(), locale, timeZone),
        },
      ]}
      sum={<HistoryEquation summary={history.summary} isFiled />}
      {...statementWords(history, { locale, timeZone })}
    />
  )
}
