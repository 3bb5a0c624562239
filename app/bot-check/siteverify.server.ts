import { createHash } from 'node:crypto'
import { z } from 'zod'
import { providerAddresses } from '#app/domain/bot-check-providers.ts'
import type { WidgetChallenge } from './bot-check.ts'
import type { BotCheck } from './bot-check-port.server.ts'

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

interface ProviderConfig {
  readonly siteKey: string
  readonly secret: string
  /** The site's own host names: a token solved on another site is refused. */
  readonly hostname: string
  /** Replaces the provider's usual address. */
  readonly scriptUrl?: string | undefined
  readonly verifyUrl?: string | undefined
}

/** reCAPTCHA v3: nothing to solve, a score decides. */
export function recaptcha({ minScore, ...config }: ProviderConfig & { readonly minScore: number }): BotCheck {
  return {
    challenge: async () => widgetOf('recaptcha', config),
    verify: siteverify(providerAddresses.recaptcha.verify, config, (answer) => {
      return answer.score !== undefined && answer.score >= minScore
    }),
  }
}

/** Cloudflare Turnstile: its widget decides by itself whether there is anything to do. */
export function turnstile(config: ProviderConfig): BotCheck {
  return {
    challenge: async () => widgetOf('turnstile', config),
    verify: siteverify(providerAddresses.turnstile.verify, config, () => true),
  }
}

const widgetOf = (
  kind: WidgetChallenge['kind'],
  { siteKey, scriptUrl }: ProviderConfig,
): WidgetChallenge => ({
  kind,
  siteKey,
  scriptUrl: scriptUrl ?? providerAddresses[kind].script,
})

/** The protocol that both share: the secret and the token go out as a form, a verdict comes back. */
function siteverify(
  url: string,
  { secret, hostname, verifyUrl = url }: ProviderConfig,
  isEnough: (answer: z.infer<typeof verdict>) => boolean,
): BotCheck['verify'] {
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
