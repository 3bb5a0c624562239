import { inject } from 'vitest'
import { z } from 'zod'

const mails = z.object({
  messages: z.array(z.object({ to: z.string(), kind: z.string(), body: z.string() })),
})

/** The outbox's messages to an address, newest first. */
export async function mailTo(address: string) {
  const response = await fetch(`${inject('backendUrl')}/control/outbox?to=${encodeURIComponent(address)}`)
  return mails.parse(await response.json()).messages
}

/** The token of the link in a message. */
export const tokenIn = (body: string) => /\?token=([\w.-]+)/.exec(body)?.[1] ?? ''
