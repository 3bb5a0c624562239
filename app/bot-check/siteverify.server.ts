import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type BotCheck, defineCheck } from './define-check.server.ts'

const RECAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js'
const TURNSTILE_SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js'

const TIMEOUT_MS = 5_000
/** Both providers verify a token once, and only for this long after it was issued; milliseconds. */
const REMEMBERED_MS = 10 * 60_000
const MAX_TOKEN_LENGTH = 4_096

const verdict = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  /** reCAPTCHA only: 0 is a program, 1 a person. */
  score: z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/**
 * Error codes of a misconfigured site or a failing provider. They are no verdict on the token: the check counts as down, and the
 * cause is logged.
 */
const NOT_A_VERDICT = /^(missing-input-secret|invalid-input-secret|invalid-keys|bad-request|internal-error)$/

/** reCAPTCHA v3: nothing to solve, a score decides. */
export const recaptchaCheck = defineCheck({
  variables: {
    RECAPTCHA_SITE_KEY: z.string().default(''),
    RECAPTCHA_SECRET: z.string().default(''),
    RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  },
  problem(env) {
    if (env.RECAPTCHA_SITE_KEY === '') return 'RECAPTCHA_SITE_KEY: BOT_CHECK=recaptcha needs it'
    return env.BOT_CHECK_VERIFIER === 'site' && env.RECAPTCHA_SECRET === ''
      ? 'RECAPTCHA_SECRET: BOT_CHECK_VERIFIER=site needs it'
      : undefined
  },
  sources({ BOT_CHECK_SCRIPT_URL = RECAPTCHA_SCRIPT }) {
    // It shares its host with everything else of its owner: only its folder is let in.
    const { origin, pathname } = new URL(BOT_CHECK_SCRIPT_URL)
    const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1)
    return `${origin}${folder} https://www.gstatic.com/recaptcha/`
  },
  start: (env) => ({
    challenge: async () => ({
      kind: 'recaptcha',
      siteKey: env.RECAPTCHA_SITE_KEY,
      scriptUrl: env.BOT_CHECK_SCRIPT_URL ?? RECAPTCHA_SCRIPT,
    }),
    verify: siteverify({
      secret: env.RECAPTCHA_SECRET,
      hostname: new URL(env.PUBLIC_ORIGIN).hostname,
      verifyUrl: env.BOT_CHECK_VERIFY_URL ?? 'https://www.google.com/recaptcha/api/siteverify',
      isEnough: ({ score }) => score !== undefined && score >= env.RECAPTCHA_MIN_SCORE,
    }),
  }),
})

/** Cloudflare Turnstile: its widget decides by itself whether there is anything to do. */
export const turnstileCheck = defineCheck({
  variables: { TURNSTILE_SITE_KEY: z.string().default(''), TURNSTILE_SECRET: z.string().default('') },
  problem(env) {
    if (env.TURNSTILE_SITE_KEY === '') return 'TURNSTILE_SITE_KEY: BOT_CHECK=turnstile needs it'
    return env.BOT_CHECK_VERIFIER === 'site' && env.TURNSTILE_SECRET === ''
      ? 'TURNSTILE_SECRET: BOT_CHECK_VERIFIER=site needs it'
      : undefined
  },
  sources: ({ BOT_CHECK_SCRIPT_URL = TURNSTILE_SCRIPT }) => new URL(BOT_CHECK_SCRIPT_URL).origin,
  start: (env) => ({
    challenge: async () => ({
      kind: 'turnstile',
      siteKey: env.TURNSTILE_SITE_KEY,
      scriptUrl: env.BOT_CHECK_SCRIPT_URL ?? TURNSTILE_SCRIPT,
    }),
    verify: siteverify({
      secret: env.TURNSTILE_SECRET,
      hostname: new URL(env.PUBLIC_ORIGIN).hostname,
      verifyUrl: env.BOT_CHECK_VERIFY_URL ?? 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
      isEnough: () => true,
    }),
  }),
})

interface Verification {
  readonly secret: string
  /** The site's own host name: a token solved on another site is refused. */
  readonly hostname: string
  readonly verifyUrl: string
  readonly isEnough: (answer: z.infer<typeof verdict>) => boolean
}

/** The protocol that both share: the secret and the token go out as a form, a verdict comes back. */
function siteverify({ secret, hostname, verifyUrl, isEnough }: Verification): BotCheck['verify'] {
  return async (token, action) => {
    if (token === '' || token.length > MAX_TOKEN_LENGTH) return null
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status >= 500) throw new Error(`the verifier answered ${response.status}`)
    const answer = verdict.parse(await response.json())
    const trouble = answer['error-codes'].find((code) => NOT_A_VERDICT.test(code))
    if (trouble) throw new Error(`the verifier could not verify: ${trouble}`)
    const isOurs = answer.action === action && answer.hostname === hostname
    if (!answer.success || !isOurs || !isEnough(answer)) return null
    const id = `token:${createHash('sha256').update(token).digest('hex')}`
    return { id, expiresAt: Date.now() + REMEMBERED_MS }
  }
}
