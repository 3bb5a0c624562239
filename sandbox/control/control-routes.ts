import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { moment } from '../../app/backend/contract/values.ts'
import { Refusal } from '../loyalty/http/refusal.ts'
import { checkBooks } from '../loyalty/ledger/check.ts'
import type { Loyalty } from '../loyalty/loyalty.ts'
import { reverseOrder } from '../loyalty/orders/reversals.ts'
import { EmailTakenError } from '../store/accounts.ts'
import type { CallLog } from './call-log.ts'
import { controlPage } from './control-page.ts'
import { describeCustomer } from './describe-customer.ts'
import { createCustomer, newCustomerBody } from './new-customer.ts'
import { type Scenarios, scenarioBody } from './scenarios.ts'

export type ControlDeps = { loyalty: Loyalty; scenarios: Scenarios; callLog: CallLog }

const clockBody = z.union([
  z.object({ advance: z.int() }),
  z.object({ at: moment }),
  z.object({ reset: z.literal(true) }),
])
const scenarioOwnerBody = z.object({ scenarios: z.array(scenarioBody).min(1) }).or(scenarioBody)
const statusBody = z.object({ status: z.enum(['active', 'suspended', 'closed']) })
const stockBody = z.object({
  sku: z.string(),
  format: z.enum(['E-Card', 'Physical']),
  cardsLeft: z.int().min(0),
})

/** Moves one order, or one customer's exports, into the past: the clock is everybody's. */
const ageBody = z.object({ minutes: z.int().min(1) })

const reversalBody = z.object({
  kind: z.enum(['cancelled', 'partly-fulfilled', 'refunded']),
  cards: z.int().min(1).optional(),
  postsInDays: z.int().min(0).max(60).optional(),
})

/** The switches of the sandbox, for tests and people. Everything is JSON but the page at `/control` itself. */
export function controlRoutes(deps: ControlDeps) {
  const { loyalty, scenarios, callLog } = deps
  const { db, clock, accounts, outbox } = loyalty
  const app = new Hono()

  app.use(async (context, next) => {
    // Another site in the same browser must not turn these switches: its requests carry its Origin.
    const origin = context.req.header('origin')
    if (context.req.method !== 'GET' && origin && origin !== new URL(context.req.url).origin) {
      return context.json({ error: 'the control API is not for other origins' }, 403)
    }
    return next()
  })

  app.get('/', (context) => controlPage(context, deps))

  app.post('/customers', async (context) => {
    const body = await read(context, newCustomerBody)
    if (body instanceof Response) return body
    try {
      return context.json(createCustomer(loyalty, body), 201)
    } catch (error) {
      if (error instanceof EmailTakenError) return context.json({ error: error.message }, 409)
      throw error
    }
  })

  app.get('/customers/:sub', (context) => {
    const found = describeCustomer(deps, context.req.param('sub'))
    return found ? context.json(found) : context.json({ error: 'no such customer' }, 404)
  })

  app.post('/customers/:sub/status', async (context) => {
    const body = await read(context, statusBody)
    if (body instanceof Response) return body
    const sub = context.req.param('sub')
    if (!accounts.findBySub(sub)) return context.json({ error: 'no such customer' }, 404)
    accounts.setStatus(sub, body.status)
    return context.json({ status: body.status })
  })

  app.post('/customers/:sub/scenario', async (context) => {
    const body = await read(context, scenarioBody)
    if (body instanceof Response) return body
    scenarios.add(context.req.param('sub'), body)
    return context.json({ scenarios: scenarios.list(context.req.param('sub')) }, 201)
  })

  app.delete('/customers/:sub/scenario', (context) => {
    scenarios.clear(context.req.param('sub'))
    return context.json({ scenarios: [] })
  })

  app.post('/scenarios', async (context) => {
    const body = await read(context, scenarioOwnerBody)
    if (body instanceof Response) return body
    const id = `scn_${randomBytes(9).toString('hex')}`
    for (const one of 'scenarios' in body ? body.scenarios : [body]) scenarios.add(id, one)
    return context.json({ id, header: 'x-borealis-scenario', scenarios: scenarios.list(id) }, 201)
  })

  app.get('/scenarios/:id/calls', (context) => context.json({ calls: callLog.list(context.req.param('id')) }))

  app.delete('/scenarios/:id', (context) => {
    scenarios.clear(context.req.param('id'))
    return context.json({ scenarios: [] })
  })

  app.get('/clock', (context) => context.json(time()))

  app.post('/clock', async (context) => {
    const body = await read(context, clockBody)
    if (body instanceof Response) return body
    if ('advance' in body) clock.advance(body.advance)
    else if ('at' in body) clock.moveTo(Date.parse(body.at))
    else clock.reset()
    return context.json(time())
  })

  app.post('/stock', async (context) => {
    const body = await read(context, stockBody)
    if (body instanceof Response) return body
    const { sku, format, cardsLeft } = body
    db.prepare('INSERT OR REPLACE INTO stock (sku, format, cards_left) VALUES (?, ?, ?)').run(
      sku,
      format,
      cardsLeft,
    )
    return context.json(body)
  })

  app.post('/orders/:orderNumber/reversal', async (context) => {
    const body = await read(context, reversalBody)
    if (body instanceof Response) return body
    try {
      return context.json(reverseOrder(loyalty, context.req.param('orderNumber'), body, clock.now()), 201)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return context.json({ error: error.code }, 409)
    }
  })

  app.post('/orders/:orderNumber/age', async (context) => {
    const body = await read(context, ageBody)
    if (body instanceof Response) return body
    const { changes } = db
      .prepare('UPDATE orders SET placed_at = placed_at - ? WHERE order_number = ?')
      .run(body.minutes * 60_000, context.req.param('orderNumber'))
    return changes ? context.json(body) : context.json({ error: 'no such order' }, 404)
  })

  app.post('/customers/:sub/exports/age', async (context) => {
    const body = await read(context, ageBody)
    if (body instanceof Response) return body
    const { changes } = db
      .prepare('UPDATE data_exports SET requested_at = requested_at - ? WHERE sub = ?')
      .run(body.minutes * 60_000, context.req.param('sub'))
    return changes ? context.json(body) : context.json({ error: 'no such export' }, 404)
  })

  app.get('/outbox', (context) => context.json({ messages: outbox.list(context.req.query('to')) }))
  app.get('/ledger/check', (context) => context.json(checkBooks(db)))
  return app

  function time() {
    return { now: new Date(clock.now()).toISOString(), offsetMs: clock.offsetMs() }
  }
}

/** The body by its schema, or the answer that says what is wrong with it. */
async function read<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema> | Response> {
  const parsed = schema.safeParse(await context.req.json().catch(() => null))
  return parsed.success ? parsed.data : context.json({ error: z.prettifyError(parsed.error) }, 400)
}
