import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { z } from 'zod'
import type { SandboxDeps } from '../../store/sandbox-deps.ts'
import { isSignedBy, signatureOf } from './signature.ts'

const secret = 'bot_check_secret'

/** Lifetime of a token, in milliseconds. */
const lifetimeMs = 10 * 60_000

/** Purposes of a bot-check token: the calls that require one. */
export const botActions = ['validateEmail', 'createCustomer', 'redeemPromotionPin'] as const

/**
 * The sandbox's bot-check provider. A token reads `sandbox.<action>.<time>-<random>.<hmac>`: the action is the
 * operation it is for, the time is milliseconds in base 36, the HMAC-SHA256 of what stands before it is keyed by a
 * secret of this database. It is good once, for ten minutes. `POST /bot-check/tokens {action}` hands them out, as a
 * widget's provider would.
 */
export function issueBotToken(db: DatabaseSync, action: string): string {
  const stem = `sandbox.${action}.${Date.now().toString(36)}-${randomBytes(9).toString('hex')}`
  return `${stem}.${signatureOf(db, secret, stem)}`
}

/**
 * Redeems a token once.
 * @throws Refusal BOT_CHECK_FAILED when it is missing, forged, expired, used, or for another action
 */
export function spendBotToken(db: DatabaseSync, token: string | null, action: string): void {
  const match = /^(sandbox\.(\w+)\.([0-9a-z]+)-[0-9a-f]+)\.([\w-]+)$/.exec(token ?? '')
  const [, stem = '', forAction, time = '', signature = ''] = match ?? []
  const age = Date.now() - Number.parseInt(time, 36)
  const isGood = match && forAction === action && isSignedBy(db, secret, stem, signature) && age < lifetimeMs
  if (!isGood) throw new Refusal('BOT_CHECK_FAILED')
  const { changes } = db
    .prepare('INSERT OR IGNORE INTO bot_tokens_used (token, used_at) VALUES (?, ?)')
    .run(stem, Date.now())
  if (changes === 0) throw new Refusal('BOT_CHECK_FAILED')
}

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
