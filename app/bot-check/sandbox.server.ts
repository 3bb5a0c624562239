import { z } from 'zod'
import type { BotAction } from './bot-check.ts'
import { defineCheck } from './define-check.server.ts'

const TIMEOUT_MS = 5_000
const answer = z.object({ token: z.string().min(1) })

/** A token of the sandbox's provider, fetched by the server so that the browser needs no other origin. */
export async function sandboxToken(backendUrl: string, action: BotAction): Promise<string> {
  const response = await fetch(new URL('/bot-check/tokens', backendUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return answer.parse(await response.json()).token
}

/** The sandbox's bot check; its backend verifies. */
export const sandboxCheck = defineCheck({
  variables: {},
  problem({ SANDBOX, BOT_CHECK_VERIFIER }) {
    if (!SANDBOX) return 'BOT_CHECK: sandbox lets everybody in and is refused outside the sandbox'
    return BOT_CHECK_VERIFIER === 'site'
      ? 'BOT_CHECK_VERIFIER: tokens of the sandbox are verified by its backend'
      : undefined
  },
  start: ({ BACKEND_URL }) => ({
    challenge: async (action) => ({ kind: 'sandbox', token: await sandboxToken(BACKEND_URL, action) }),
    verify: () => Promise.reject(new Error('tokens of the sandbox are verified by its backend')),
  }),
})
