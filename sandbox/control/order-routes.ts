import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { Hono } from 'hono'
import { z } from 'zod'
import { reverseOrder } from '../loyalty/orders/reversals.ts'
import { refundKinds } from '../seed/refund-words.ts'
import { type ControlDeps, readBody } from './control-deps.ts'
import { ageBody } from './customer-routes.ts'

export const reversalBody = z.object({
  kind: z.enum(refundKinds),
  cards: z.int().min(1).optional(),
  postsInDays: z.int().min(0).max(60).optional(),
})

/** `/control/orders`: reverses an order, or moves it into the past. */
export function orderRoutes({ loyalty }: ControlDeps): Hono {
  const { db, clock } = loyalty
  const app = new Hono()

  app.post('/:orderNumber/reversal', async (context) => {
    const body = await readBody(context, reversalBody)
    if (body instanceof Response) return body
    try {
      return context.json(reverseOrder(loyalty, context.req.param('orderNumber'), body, clock.now()), 201)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return context.json({ error: error.code }, 409)
    }
  })

  app.post('/:orderNumber/age', async (context) => {
    const body = await readBody(context, ageBody)
    if (body instanceof Response) return body
    const { changes } = db
      .prepare('UPDATE orders SET placed_at = placed_at - ? WHERE order_number = ?')
      .run(body.minutes * 60_000, context.req.param('orderNumber'))
    return changes ? context.json(body) : context.json({ error: 'no such order' }, 404)
  })

  return app
}
