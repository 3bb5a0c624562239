import { withLocalePrefix } from '#app/domain/locale.ts'
import type { Intent } from './intents.server.ts'
import { actionOf } from './registry.ts'

/** The path that shows the outcome of an action: where its result is seen, or the screen that it came from. */
export function pathAfterOutcome(intent: Intent): string {
  const { state, pending, resumePath, locale } = intent
  const done = state.name === 'done' ? actionOf(pending)?.pathWhenDone?.(state, resumePath) : undefined
  if (done === undefined) return resumeWithIntent(intent)
  return withLocalePrefix(done instanceof URL ? done.pathname + done.search : done, locale)
}

/** Where a cancelled step-up leads: the screen that the action came from, with what was typed. */
export const pathOnCancel = (intent: Intent): string =>
  actionOf(intent.pending)?.formInput ? resumeWithIntent(intent) : intent.resumePath

/** The screen that an action came from, with the handle of the action in its address. */
function resumeWithIntent({ pending, resumePath, handle }: Intent): string {
  const separator = resumePath.includes('?') ? '&' : '?'
  const fragment = actionOf(pending)?.fragment
  return `${resumePath}${separator}intent=${encodeURIComponent(handle)}${fragment ? `#${fragment}` : ''}`
}
