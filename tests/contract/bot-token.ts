import { inject } from 'vitest'
import type { Operation } from '../../app/backend/contract/calls.ts'

/** A token of the sandbox's bot check, good once for one call. */
export async function aBotToken(action: Operation): Promise<string> {
  const response = await fetch(`${inject('backendUrl')}/bot-check/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
  })
  // The widget's provider answers with exactly this.
  const { token } = (await response.json()) as { token: string }
  return token
}
