import { Hono } from 'hono'
import { z } from 'zod'
import { EmailTakenError } from '../store/accounts.ts'
import { type ControlDeps, readBody } from './control-deps.ts'
import { describeCustomer } from './describe-customer.ts'
import { createCustomer, newCustomerBody } from './new-customer.ts'
import { scenarioBody } from './scenarios.ts'

const statusBody = z.object({ status: z.enum(['active', 'suspended', 'closed']) })

/** `/control/customers`: creates and describes customers, and sets their status and scenarios. */
export function customerRoutes(deps: ControlDeps): Hono {
  const { loyalty, scenarios } = deps
  const { db, accounts } = loyalty
  const app = new Hono()

  app.post('/', async (context) => {
    const body = await readBody(context, newCustomerBody)
    if (body instanceof Response) return body
    try {
      return context.json(createCustomer(loyalty, body), 201)
    } catch (error) {
      if (error instanceof EmailTakenError) return context.json({ error: error.message }, 409)
      throw error
    }
  })

  app.get('/:sub', (context) => {
    const found = describeCustomer(deps, context.req.param('sub'))
    return found ? context.json(found) : context.json({ error: 'no such customer' }, 404)
  })

  app.get('/:sub/receipts/:receiptId', (context) => {
    const { sub, receiptId } = context.req.param()
    const row = db
      .prepare('SELECT picture FROM claim_receipts WHERE sub = ? AND receipt_id = ?')
      .get(sub, receiptId)
    if (!(row?.picture instanceof Uint8Array)) return context.json({ error: 'no such picture' }, 404)
    return context.body(new Uint8Array(row.picture), 200, { 'content-type': 'image/jpeg' })
  })

  app.post('/:sub/status', async (context) => {
    const body = await readBody(context, statusBody)
    if (body instanceof Response) return body
    const sub = context.req.param('sub')
    if (!accounts.findBySub(sub)) return context.json({ error: 'no such customer' }, 404)
    accounts.setStatus(sub, body.status)
    return context.json({ status: body.status })
  })

  app.post('/:sub/scenario', async (context) => {
    const body = await readBody(context, scenarioBody)
    if (body instanceof Response) return body
    scenarios.add(context.req.param('sub'), body)
    return context.json({ scenarios: scenarios.list(context.req.param('sub')) }, 201)
  })

  app.delete('/:sub/scenario', (context) => {
    scenarios.clear(context.req.param('sub'))
    return context.json({ scenarios: [] })
  })

  app.post('/:sub/exports/age', async (context) => {
    const body = await readBody(context, ageBody)
    if (body instanceof Response) return body
    const { changes } = db
      .prepare('UPDATE data_exports SET requested_at = requested_at - ? WHERE sub = ?')
      .run(body.minutes * 60_000, context.req.param('sub'))
    return changes ? context.json(body) : context.json({ error: 'no such export' }, 404)
  })

  return app
}

/** Moves a single order, or a customer's exports, into the past, because the clock affects everybody. */
export const ageBody = z.object({ minutes: z.int().min(1) })
