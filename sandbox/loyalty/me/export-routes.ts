import { Hono } from 'hono'
import type { TokenCheck } from '../http/bearer.ts'
import { readHeaders } from '../http/incoming.ts'
import { problemAnswer } from '../http/problem.ts'
import { Refusal } from '../http/refusal.ts'
import type { Loyalty } from '../loyalty.ts'
import { refuseAccount } from '../members/refuse-account.ts'
import { assembleData } from './assemble-data.ts'
import { csvOf } from './csv.ts'
import { findExport } from './export-calls.ts'

/**
 * What an export's `downloadPath` names: `GET /api/me/export/{exportId}/data`, with the same bearer as the call that
 * gave it; JSON, or CSV with `?format=csv`.
 */
export function exportRoutes(loyalty: Loyalty, tokens: TokenCheck) {
  const app = new Hono()

  app.get('/api/me/export/:exportId/data', async (context) => {
    const headers = readHeaders({ request: context.req.raw, params: context.req.param() })
    const { language, correlationId } = headers
    try {
      const sub = await tokens.bearer(headers.authorization, 'content')
      const now = loyalty.clock.now()
      refuseAccount(loyalty, sub, now)
      const { state } = findExport(loyalty.db, sub, context.req.param('exportId'), now)
      if (state !== 'ready') throw new Refusal('NOT_FOUND')
      const data = assembleData(loyalty, sub, language, now)
      return context.req.query('format') === 'csv'
        ? file(csvOf(data), 'csv', 'text/csv; charset=utf-8')
        : file(JSON.stringify(data, null, 2), 'json', 'application/json')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { status, body, headers: more } = problemAnswer(error, language, correlationId)
      return new Response(body, { status, headers: { ...more, 'cache-control': 'no-store' } })
    }
  })
  return app
}

const file = (body: string, extension: string, type: string) =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="borealis-data.${extension}"`,
      'cache-control': 'no-store',
    },
  })
