import { createFileRoute } from '@tanstack/react-router'
import { isDay } from '#app/features/points/history-dates.ts'
import { getStatementFile } from '#app/features/points/statement.functions.ts'
import { answerForm } from '#app/site/posted-form.ts'

/** The statement as a file; a visitor signs in first, as for a page. */
export const Route = createFileRoute('/_member/account/history/statement/csv')({
  server: {
    handlers: {
      GET: ({ request }) =>
        answerForm(request, () => {
          const { searchParams } = new URL(request.url)
          const day = (name: string) => {
            const value = searchParams.get(name)
            return value !== null && isDay(value) ? value : undefined
          }
          const fromDate = day('from')
          const toDate = day('to')
          return getStatementFile({ data: { ...(fromDate && { fromDate }), ...(toDate && { toDate }) } })
        }),
    },
  },
})
