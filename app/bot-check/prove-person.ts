import { BackendError, mayHaveHappened } from '#app/backend/backend-error.ts'
import { askRecaptcha } from './ask-recaptcha.ts'
import { askTurnstile } from './ask-turnstile.ts'
import { createBotChallenge } from './bot-check.functions.ts'
import type { BotAction, BotChallenge } from './bot-check.ts'
import { solveAltcha } from './solve-altcha.ts'

/**
 * Finds a token for one call. Nothing has to be seen, clicked or typed, unless the provider's own widget asks.
 * @param widgetSlot an empty element of the form, where a widget may appear
 * @throws BackendError `BOT_CHECK_DOWN` when the check cannot be made: the form says so and keeps what was typed; whatever else
 * is certain to have refused it
 */
export async function provePerson(action: BotAction, widgetSlot: HTMLElement | null): Promise<string> {
  try {
    const challenge = await createBotChallenge({ data: { action } })
    return await answer(challenge, action, widgetSlot)
  } catch (cause) {
    if (!mayHaveHappened(cause)) throw cause
    // Only the check was asked for: whatever became of that, what it guards was not sent.
    throw Object.assign(new BackendError({ code: 'BOT_CHECK_DOWN' }), { cause })
  }
}

function answer(challenge: BotChallenge, action: BotAction, widgetSlot: HTMLElement | null): Promise<string> {
  switch (challenge.kind) {
    case 'sandbox':
      return Promise.resolve(challenge.token)
    case 'altcha':
      return solveAltcha(challenge)
    case 'recaptcha':
      return askRecaptcha(challenge, action)
    case 'turnstile':
      return askTurnstile(challenge, action, widgetSlot)
  }
}
