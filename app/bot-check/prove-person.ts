import { BackendError, mayHaveHappened } from '#app/backend/backend-error.ts'
import { createBotChallenge } from './bot-check.data.ts'
import type { BotAction, BotChallenge } from './bot-check.ts'
import { solveAltcha } from './solve-altcha.ts'

/**
 * Obtains a bot-check token for one call. The visitor has nothing to do unless the provider's own widget asks.
 * @param widgetSlot an empty element of the form, where a widget may appear
 * @throws BackendError `BOT_CHECK_DOWN` when the check cannot be made; any other error that is certain to be a refusal is passed on
 */
export async function provePerson(action: BotAction, widgetSlot: HTMLElement | null): Promise<string> {
  try {
    const challenge = await createBotChallenge({ data: { action } })
    return await answer(challenge, action, widgetSlot)
  } catch (cause) {
    if (!mayHaveHappened(cause)) throw cause
    // Only the check failed: the call that it guards was never made.
    throw Object.assign(new BackendError({ code: 'BOT_CHECK_DOWN' }), { cause })
  }
}

async function answer(
  challenge: BotChallenge,
  action: BotAction,
  widgetSlot: HTMLElement | null,
): Promise<string> {
  switch (challenge.kind) {
    case 'sandbox':
      return challenge.token
    case 'altcha':
      return solveAltcha(challenge)
    default: {
      // Only where a service is chosen do pages load what asks it.
      const { services } = await import('./services.ts')
      return services[challenge.kind].ask(challenge, action, widgetSlot)
    }
  }
}
