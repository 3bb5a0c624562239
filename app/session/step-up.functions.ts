import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { pathOnCancel } from './intent-paths.server.ts'
import { readIntent } from './intents.server.ts'
import { currentSession } from './session.server.ts'

/** What the step-up page says is about to happen. */
export interface PendingStepUp {
  readonly title: string
  readonly detail: string
  readonly image: string | null
  /** The screen that the action came from, with what was typed there. */
  readonly resumePath: string
}

/** The pending action under a handle, for its own customer; `null` when it has expired or is somebody else's. */
export const getPendingStepUp = createServerFn()
  .validator(z.object({ intent: z.string().max(100) }))
  .handler(async ({ data }): Promise<PendingStepUp | null> => {
    const [session, held] = await Promise.all([currentSession(), readIntent(data.intent)])
    if (!held || held.value.sub !== session?.value.sub || held.value.state.name !== 'waiting') return null
    const { hint } = held.value
    return {
      title: hint.title,
      detail: hint.detail,
      image: hint.image ?? null,
      resumePath: pathOnCancel(held.value),
    }
  })
