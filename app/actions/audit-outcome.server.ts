import { audit } from '#app/edge/audit.server.ts'
import type { IntentRecord } from './intents.server.ts'

/** Audits the outcome of an action after its step-up; nothing while the outcome is unknown. */
export function auditOutcome({ value: { sub, pending, state } }: IntentRecord): void {
  if (state.name !== 'done' && state.name !== 'refused') return
  audit(state.name === 'done' ? 'action-done' : 'action-refused', { sub, detail: pending.action })
}
