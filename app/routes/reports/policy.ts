import { createFileRoute } from '@tanstack/react-router'
import { noteViolation } from '#app/http/browser-reports.server.ts'
import { mayReport } from '#app/session/report-limit.server.ts'

export const Route = createFileRoute('/reports/policy')({
  server: {
    handlers: {
      POST: async ({ request }) => {
        if (!(await mayReport())) return new Response(null, { status: 429, headers: { 'retry-after': '60' } })
        await noteViolation(request)
        return new Response(null, { status: 204 })
      },
    },
  },
})
