import { z } from 'zod'
import { env } from '#app/env.server.ts'

/** The calls that ask whether a person sends them. */
type BotCheckedCall = 'validateEmail' | 'createCustomer' | 'redeemPromotionPin'

/** True when this site can prove that a person is there. Only the sandbox's own check is built in. */
export const hasBotCheck = (): boolean => env().SANDBOX

/**
 * A token that is good for one call.
 * @returns `null` where no bot check is set up; the call would be refused
 */
export async function botToken(call: BotCheckedCall): Promise<string | null> {
  if (!hasBotCheck()) return null
  const answer = await fetch(new URL('/bot-check/tokens', env().BACKEND_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: call }),
    signal: AbortSignal.timeout(env().BACKEND_TIMEOUT_MS),
  })
  return z.object({ token: z.string() }).parse(await answer.json()).token
}
