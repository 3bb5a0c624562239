import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { z } from 'zod'
import type { SandboxDeps } from '../../store/sandbox-deps.ts'
import { botActions, issueBotToken } from './bot-check.ts'

const tokenBody = z.object({ action: z.enum(botActions) })

/** The endpoint of a bot-check provider's widget: `POST /bot-check/tokens {"action": "createCustomer"}`. */
export function botCheckRoutes({ db, siteOrigins }: SandboxDeps) {
  const app = new Hono()
  app.use('/bot-check/*', cors({ origin: siteOrigins, allowMethods: ['POST'] }))
  app.post('/bot-check/tokens', async (context) => {
    const parsed = tokenBody.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success) return context.json({ error: `action must be one of ${botActions.join(', ')}` }, 400)
    return context.json({ token: issueBotToken(db, parsed.data.action) }, 201)
  })
  return app
}
