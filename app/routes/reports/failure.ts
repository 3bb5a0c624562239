import { createFileRoute } from '@tanstack/react-router'
import { noteFailure } from '#app/http/browser-reports.server.ts'
import { mayReport } from '#app/session/report-limit.server.ts'

export const Route = createFileRoute('/reports/failure')({
  server: {
    handlers: {
      POST: async ({ request }) => {
        if (!(await mayReport())) return new Response(null, { status: 429, headers: { 'retry-after': '60' } })
        await noteFailure(request)
        return new Response(null, { status: 204 })
      },
    },
  },
})
