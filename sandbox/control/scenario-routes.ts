import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { type ControlDeps, readBody } from './control-deps.ts'
import { scenarioBody } from './scenarios.ts'

const scenarioOwnerBody = z.object({ scenarios: z.array(scenarioBody).min(1) }).or(scenarioBody)

/** `/control/scenarios`: scenarios for calls without a signed-in customer, selected by a request header. */
export function scenarioRoutes({ scenarios, callLog }: ControlDeps): Hono {
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
