import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { amountKinds } from '@borealis/contract/redemptions.ts'
import { moment } from '@borealis/contract/values.ts'
import { Hono } from 'hono'
import { z } from 'zod'
import { font } from '../identity/assets.ts'
import { checkBooks } from '../loyalty/ledger/check.ts'
import { type ControlDeps, readBody } from './control-deps.ts'
import { controlPage } from './control-page.ts'
import { customerRoutes } from './customer-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { scenarioBody } from './scenarios.ts'

const clockBody = z.union([
  z.object({ advance: z.int() }),
  z.object({ at: moment }),
  z.object({ reset: z.literal(true) }),
])
const size = z.int().min(1).max(10_000).optional()
const catalogueBody = z.object({ offers: size, rewards: size, brands: size })
const stockBody = z.object({
  sku: z.string(),
  format: z.enum(['E-Card', 'Physical']),
  cardsLeft: z.int().min(0),
})
const priceBody = z.object({ sku: z.string(), points: z.int().positive() })
const rateBody = z.object({ way: z.enum(amountKinds), centsPer1000Points: z.int().positive() })

/** The control API of the sandbox, for tests and people. All JSON except the page at `/control`. */
export function controlRoutes(deps: ControlDeps): Hono {
  const { db, clock, outbox, catalogue } = deps.loyalty
  const app = new Hono()

  app.use(async (context, next) => {
    // Refuses other sites in the same browser: their requests carry their own Origin.
    const origin = context.req.header('origin')
    if (context.req.method !== 'GET' && origin && origin !== new URL(context.req.url).origin) {
      return context.json({ error: 'the control API is not for other origins' }, 403)
    }
    return next()
  })

  app.get('/', (context) => controlPage(context, deps))
  app.get('/letters.woff2', (context) =>
    context.body(readFileSync(font('latin')), 200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=604800',
    }),
  )

  app.route('/customers', customerRoutes(deps))
  app.route('/scenarios', scenarioRoutes(deps))
  app.route('/orders', orderRoutes(deps))

  app.get('/clock', (context) => context.json(time()))

  app.post('/clock', async (context) => {
    const body = await readBody(context, clockBody)
    if (body instanceof Response) return body
    if ('advance' in body) clock.advance(body.advance)
    else if ('at' in body) clock.moveTo(Date.parse(body.at))
    else clock.reset()
    return context.json(time())
  })

  app.post('/stock', async (context) => {
    const body = await readBody(context, stockBody)
    if (body instanceof Response) return body
    const { sku, format, cardsLeft } = body
    db.prepare('INSERT OR REPLACE INTO stock (sku, format, cards_left) VALUES (?, ?, ?)').run(
      sku,
      format,
      cardsLeft,
    )
    return context.json(body)
  })

  app.post('/price', async (context) => {
    const body = await readBody(context, priceBody)
    if (body instanceof Response) return body
    if (!catalogue.setPrice(body.sku, body.points)) return context.json({ error: 'no such amount' }, 404)
    return context.json(body)
  })

  app.post('/rate', async (context) => {
    const body = await readBody(context, rateBody)
    if (body instanceof Response) return body
    catalogue.setRate(body.way, body.centsPer1000Points)
    return context.json(body)
  })

  app.post('/catalogue', async (context) => {
    const body = await readBody(context, catalogueBody)
    if (body instanceof Response) return body
    catalogue.setSize(body)
    return context.json(body)
  })

  app.get('/outbox', (context) => context.json({ messages: outbox.list(context.req.query('to')) }))
  app.get('/ledger/check', (context) => context.json(checkBooks(db)))
  return app

  function time() {
    return { now: new Date(clock.now()).toISOString(), offsetMs: clock.offsetMs() }
  }
}

const scenarioOwnerBody = z.object({ scenarios: z.array(scenarioBody).min(1) }).or(scenarioBody)

/** `/control/scenarios`: scenarios for calls without a signed-in customer, selected by a request header. */
function scenarioRoutes({ scenarios, callLog }: ControlDeps): Hono {
  const app = new Hono()

  app.post('/', async (context) => {
    const body = await readBody(context, scenarioOwnerBody)
    if (body instanceof Response) return body
    const id = `scn_${randomBytes(9).toString('hex')}`
    for (const one of 'scenarios' in body ? body.scenarios : [body]) scenarios.add(id, one)
    return context.json({ id, header: 'x-borealis-scenario', scenarios: scenarios.list(id) }, 201)
  })

  app.get('/:id/calls', (context) => context.json({ calls: callLog.list(context.req.param('id')) }))

  app.delete('/:id', (context) => {
    scenarios.clear(context.req.param('id'))
    return context.json({ scenarios: [] })
  })

  return app
}
