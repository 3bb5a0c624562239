import { createBotChallenge } from '../../app/bot-check/bot-check.functions.ts'
import type { BotAction } from '../../app/bot-check/bot-check.ts'
import type { Browser } from './member.ts'

/** The sandbox's proof that a person sends a form, as the page asks for it; good once. */
export async function aProof(visitor: Browser, action: BotAction): Promise<string> {
  const challenge = await visitor.at(() => createBotChallenge({ data: { action }, fetch: visitor.fetch }))
  if (challenge.kind !== 'sandbox') throw new Error('the sandbox checks nobody')
  return challenge.token
}
