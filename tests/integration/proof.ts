import { createBotChallenge } from '../../app/bot-check/bot-check.data.ts'
import type { BotAction } from '../../app/bot-check/bot-check.ts'
import type { Browser } from './member.ts'

/** A bot check proof of the sandbox, as a page requests it; valid once. */
export async function aProof(visitor: Browser, action: BotAction): Promise<string> {
  const challenge = await visitor.at(() => createBotChallenge({ data: { action }, fetch: visitor.fetch }))
  if (challenge.kind !== 'sandbox') throw new Error('the sandbox checks nobody')
  return challenge.token
}
