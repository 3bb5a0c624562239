import { audit } from '#app/http/audit.server.ts'
import type { HeldIntent } from './intents.server.ts'

/** Keeps what became of an action that a step-up allowed; nothing while its outcome is not known. */
export function auditOutcome({ value: { sub, pending, state } }: HeldIntent): void {
  if (state.name !== 'done' && state.name !== 'refused') return
  audit(state.name === 'done' ? 'action-done' : 'action-refused', { sub, detail: pending.action })
}
