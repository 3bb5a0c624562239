import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { z } from 'zod'
import { isSame, someKeys } from '#app/env-values.server.ts'
import { type BotCheck, defineCheck } from './define-check.server.ts'

/** Long enough for a slow phone and for an interruption; milliseconds. */
const LIFETIME_MS = 10 * 60_000
const MAX_TOKEN_LENGTH = 2_000

/**
 * The `&` at the end keeps the salt and the number behind it apart: without it `expires=17` and number 95 could be
 * read as `expires=179` and number 5, and a challenge would outlive its time.
 */
const saltShape = /^[0-9a-f]{24}\?action=(\w+)&expires=(\d{1,12})&$/

const payload = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.int().min(0),
  salt: z.string().max(200),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
})

const MIN_KEY_LENGTH = 32

export const altchaCheck = defineCheck({
  variables: {
    ALTCHA_HMAC_KEY: someKeys.default([]),
    ALTCHA_MAX_NUMBER: z.coerce.number().int().min(1_000).max(10_000_000).default(50_000),
  },
  problem: ({ ALTCHA_HMAC_KEY: keys }) =>
    keys.length > 0 && keys.every(({ length }) => length >= MIN_KEY_LENGTH)
      ? undefined
      : 'ALTCHA_HMAC_KEY: BOT_CHECK=altcha needs at least 32 characters; a backend that verifies has the same',
  start: (env) => altcha({ keys: env.ALTCHA_HMAC_KEY, maxNumber: env.ALTCHA_MAX_NUMBER }),
})

interface AltchaConfig {
  /** The first key signs challenges, all of them verify: a key can be replaced without failing challenges in progress. */
  readonly keys: readonly string[]
  /** The maximum of hashes to try; the average is half of it. */
  readonly maxNumber: number
  readonly now?: () => number
}

/**
 * ALTCHA, version 1 of its protocol: proof of work, made and verified here, with no third party. Nothing is remembered
 * of a challenge: its salt carries its action and its end, and an HMAC covers both.
 */
export function altcha({ keys, maxNumber, now = Date.now }: AltchaConfig): BotCheck {
  const [first] = keys
  if (!first) throw new Error('altcha needs a key')
  return {
    challenge: async (action) => {
      const expires = Math.floor((now() + LIFETIME_MS) / 1000)
      const salt = `${randomBytes(12).toString('hex')}?action=${action}&expires=${expires}&`
      const challenge = hashOf(salt, randomInt(maxNumber + 1))
      return { kind: 'altcha', challenge, salt, signature: sign(first, challenge), maxNumber }
    },
    verify: async (token, action) => {
      const solved = read(token)
      const salt = solved && saltOf(solved.salt)
      if (!solved || !salt || salt.action !== action || salt.expiresAt <= now()) return null
      if (hashOf(solved.salt, solved.number) !== solved.challenge) return null
      if (!keys.some((key) => isSame(solved.signature, sign(key, solved.challenge)))) return null
      // One solution can be encoded in many ways, so a used token is recognised by its challenge.
      return { id: `altcha:${solved.challenge}`, expiresAt: salt.expiresAt }
    },
  }
}

const sign = (key: string, challenge: string) => createHmac('sha256', key).update(challenge).digest('hex')

const hashOf = (salt: string, number: number) =>
  createHash('sha256')
    .update(salt + number)
    .digest('hex')

function read(token: string) {
  if (token.length > MAX_TOKEN_LENGTH) return undefined
  try {
    return payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

function saltOf(salt: string): { action: string; expiresAt: number } | undefined {
  const [, action, expires] = saltShape.exec(salt) ?? []
  return action && expires ? { action, expiresAt: Number(expires) * 1000 } : undefined
}
