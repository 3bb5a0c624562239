import { BackendError } from '#app/backend/backend-error.ts'
import { refusal } from '#app/backend/coded-failure.server.ts'
import { log } from '#app/edge/log.server.ts'
import { env } from '#app/env.server.ts'
import { recordStore } from '#app/session/store.server.ts'
import type { BotAction, BotChallenge } from './bot-check.ts'
import { botChecks } from './checks.server.ts'
import type { BotCheck } from './define-check.server.ts'
import { sandboxToken } from './sandbox.server.ts'

let chosen: BotCheck | undefined

function botCheck(): BotCheck {
  chosen ??= botChecks[env().BOT_CHECK].start(env())
  return chosen
}

/** The challenge for a page before this action. @throws BackendError 503 `BOT_CHECK_DOWN` */
export const challengeFor = (action: BotAction): Promise<BotChallenge> =>
  reachProvider(() => botCheck().challenge(action))

/**
 * Accepts the page's token for one call, once.
 * @returns what goes out as `recaptchaToken`. Where the backend verifies, that is the token itself, unread: it is good
 * once, so exactly one side may look at it (`BOT_CHECK_VERIFIER`).
 * @throws BackendError 400 `BOT_CHECK_FAILED`, or 503 `BOT_CHECK_DOWN`: without verification no token is accepted
 */
export async function acceptBotToken(token: string, action: BotAction): Promise<string> {
  const { BOT_CHECK_VERIFIER, SANDBOX, BACKEND_URL } = env()
  if (BOT_CHECK_VERIFIER === 'backend') return token
  await reachProvider(async () => {
    const proof = await botCheck().verify(token, action)
    if (!proof || !(await isFirstUse(proof))) throw refusal(400, 'BOT_CHECK_FAILED')
  })
  // When the site verifies, the backend ignores this header; only the sandbox's wants a token of its own.
  return SANDBOX ? sandboxToken(BACKEND_URL, action) : token
}

/** A second use of the same token fails to create the record. */
const isFirstUse = ({ id, expiresAt }: { id: string; expiresAt: number }): Promise<boolean> =>
  recordStore().create({ kind: 'bot-token', id, value: 'used', expiresAt })

/** A provider that cannot be reached is 503 `BOT_CHECK_DOWN`, never a pass. */
async function reachProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BackendError) throw error
    log.error({ err: error }, 'the bot check cannot be reached')
    throw refusal(503, 'BOT_CHECK_DOWN')
  }
}
