import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { Refusal } from './refusal.ts'

/** A token is good for this long; milliseconds. */
const lifetimeMs = 10 * 60_000

/** What a bot-check token can be for: the calls that ask for one. */
export const botActions = ['validateEmail', 'createCustomer', 'redeemPromotionPin'] as const

/**
 * The sandbox's bot-check provider. A token reads `sandbox.<action>.<time>-<random>.<hmac>`: the action is the
 * operation it is for, the time is milliseconds in base 36, the HMAC-SHA256 of what stands before it is keyed by a
 * secret of this database. It is good once, for ten minutes. `POST /bot-check/tokens {action}` hands them out, as a
 * widget's provider would.
 */
export function issueBotToken(db: DatabaseSync, action: string): string {
  const stem = `sandbox.${action}.${Date.now().toString(36)}-${randomBytes(9).toString('hex')}`
  return `${stem}.${sign(db, stem)}`
}

/** Accepts a token once. @throws Refusal BOT_CHECK_FAILED when it is missing, forged, old, used, or for another action */
export function spendBotToken(db: DatabaseSync, token: string | null, action: string): void {
  const match = /^(sandbox\.(\w+)\.([0-9a-z]+)-[0-9a-f]+)\.([\w-]+)$/.exec(token ?? '')
  const [, stem = '', forAction, time = '', signature = ''] = match ?? []
  const age = Date.now() - Number.parseInt(time, 36)
  const isGood = match && forAction === action && isSame(signature, sign(db, stem)) && age < lifetimeMs
  if (!isGood) throw new Refusal('BOT_CHECK_FAILED')
  const { changes } = db
    .prepare('INSERT OR IGNORE INTO bot_tokens_used (token, used_at) VALUES (?, ?)')
    .run(stem, Date.now())
  if (changes === 0) throw new Refusal('BOT_CHECK_FAILED')
}

function sign(db: DatabaseSync, stem: string): string {
  return createHmac('sha256', secretOf(db)).update(stem).digest('base64url')
}

function secretOf(db: DatabaseSync): string {
  db.prepare('INSERT OR IGNORE INTO loyalty_state (name, value) VALUES (?, ?)').run(
    'bot_check_secret',
    randomBytes(32).toString('hex'),
  )
  return String(db.prepare("SELECT value FROM loyalty_state WHERE name = 'bot_check_secret'").get()?.value)
}

function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
