import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { withVisitor } from '#app/session/session.middleware.ts'
import { challengeFor } from './bot-check.server.ts'
import { botActions } from './bot-check.ts'

/** A fresh challenge, bound to what it is for. @throws BackendError 503 `BOT_CHECK_DOWN` */
export const createBotChallenge = createServerFn({ method: 'POST' })
  .middleware([withVisitor])
  .validator(z.object({ action: z.enum(botActions) }))
  .handler(({ data }) => challengeFor(data.action))
