import { createFileRoute } from '@tanstack/react-router'
import { logFailure } from '#app/edge/browser-reports.server.ts'
import { answerReport } from '#app/session/rate-limits.server.ts'

export const Route = createFileRoute('/reports/failure')({
  server: { handlers: { POST: ({ request }) => answerReport(request, logFailure) } },
})
