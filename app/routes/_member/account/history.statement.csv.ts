import { createFileRoute } from '@tanstack/react-router'
import { BackendError } from '#app/backend/backend-error.ts'
import { isCalendarDay } from '#app/domain/dates.ts'
import { seeOther } from '#app/edge/answers.ts'
import { CUSTOM_DATES } from '#app/features/history/history-search.ts'
import { statementFile } from '#app/features/history/statement-file.server.ts'
import { answerForm } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'

/**
 * The statement as a CSV file. A visitor is sent to sign in, and then to the statement page: a file at the end of the way would
 * leave the sign-in page on the screen. When the file cannot be started, redirects to that page, too, which shows the failure.
 */
export const Route = createFileRoute('/_member/account/history/statement/csv')({
  server: {
    handlers: {
      GET: ({ request }) => {
        const days = readDays(new URL(request.url).searchParams)
        const { fromDate: from, toDate: to } = days
        const page = (file?: 'failed') =>
          href('/account/history/statement', { dates: CUSTOM_DATES, from, to, file })
        const answer = async () => {
          try {
            return await statementFile(days)
          } catch (error) {
            if (!(error instanceof BackendError) || error.status === 401) throw error
            return seeOther(page('failed'))
          }
        }
        return answerForm(request, answer, undefined, page())
      },
    },
  },
})

function readDays(search: URLSearchParams): { fromDate?: string; toDate?: string } {
  const from = search.get('from')
  const to = search.get('to')
  return {
    ...(from && isCalendarDay(from) && { fromDate: from }),
    ...(to && isCalendarDay(to) && { toDate: to }),
  }
}
