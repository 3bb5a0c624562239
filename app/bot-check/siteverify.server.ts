import { createHash } from 'node:crypto'
import { z } from 'zod'
import { defineCheck } from './define-check.server.ts'
import { type Service, type ServiceName, serviceNames, services } from './services.ts'

const TIMEOUT_MS = 5_000
/** Every service verifies a token once, and only for this long after it was issued; milliseconds. */
const REMEMBERED_MS = 10 * 60_000
const MAX_TOKEN_LENGTH = 4_096

const verdict = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/**
 * Error codes of a misconfigured site or a failing provider. They are no verdict on the token: the check counts as down, and the
 * cause is logged.
 */
const NOT_A_VERDICT = /^(missing-input-secret|invalid-input-secret|invalid-keys|bad-request|internal-error)$/

/** Each of the names with its value. */
const recordOf = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  // Those names, and nothing else.
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>

const all = Object.values(services)
/** The variables of every service. */
export const serviceVariables = {
  ...recordOf(
    all.flatMap(({ siteKey, secret }) => [siteKey, secret]),
    () => z.string().default(''),
  ),
  ...recordOf(
    all.flatMap((one) => ('minScore' in one ? [one.minScore] : [])),
    () => z.coerce.number().min(0).max(1).default(0.5),
  ),
}

/** The protocol that they share: the secret and the token go out as a form, a verdict comes back. */
function checkBy(kind: ServiceName) {
  const service = services[kind]
  const { siteKey, secret } = service
  const { scriptUrl, verifyUrl, sources = ({ origin }: URL) => origin, hasActions }: Service = service
  return defineCheck({
    variables: serviceVariables,
    problem(env) {
      if (env[siteKey] === '') return `${siteKey}: BOT_CHECK=${kind} needs it`
      return env.BOT_CHECK_VERIFIER === 'site' && env[secret] === ''
        ? `${secret}: BOT_CHECK_VERIFIER=site needs it`
        : undefined
    },
    sources: ({ BOT_CHECK_SCRIPT_URL = scriptUrl }) => sources(new URL(BOT_CHECK_SCRIPT_URL)),
    start: (env) => ({
      challenge: async () => ({
        kind,
        siteKey: env[siteKey],
        scriptUrl: env.BOT_CHECK_SCRIPT_URL ?? scriptUrl,
      }),
      verify: async (token, action) => {
        if (token === '' || token.length > MAX_TOKEN_LENGTH) return null
        const answer = await ask(env.BOT_CHECK_VERIFY_URL ?? verifyUrl, env[secret], token)
        // A token that was solved on another site is refused.
        if (!answer.success || answer.hostname !== new URL(env.PUBLIC_ORIGIN).hostname) return null
        if (hasActions && answer.action !== action) return null
        if ('minScore' in service && (answer.score ?? -1) < env[service.minScore]) return null
        const id = `token:${createHash('sha256').update(token).digest('hex')}`
        return { id, expiresAt: Date.now() + REMEMBERED_MS }
      },
    }),
  })
}

/** The check by every service. */
export const serviceChecks = recordOf(serviceNames, checkBy)

async function ask(verifyUrl: string, secret: string, token: string): Promise<z.infer<typeof verdict>> {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    // A kept connection may be closed as it is used again, and no token can be verified twice.
    headers: { connection: 'close' },
    body: new URLSearchParams({ secret, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status >= 500) throw new Error(`the verifier answered ${response.status}`)
  const answer = verdict.parse(await response.json())
  const trouble = answer['error-codes'].find((code) => NOT_A_VERDICT.test(code))
  if (trouble) throw new Error(`the verifier could not verify: ${trouble}`)
  return answer
}
