import { createFileRoute } from '@tanstack/react-router'
import { logViolation } from '#app/edge/browser-reports.server.ts'
import { answerReport } from '#app/session/rate-limits.server.ts'

export const Route = createFileRoute('/reports/policy')({
  server: { handlers: { POST: ({ request }) => answerReport(request, logViolation) } },
})
