import {
  ADD_ADDRESS_ID,
  ADDRESS_CHANGE_ID,
  addressLineId,
  CLOSING_ID,
  ORDER_CARDS_ID,
} from '#app/domain/fragment-ids.ts'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { localPath } from '#app/domain/return-path.ts'
import { siteUrl } from '#app/session/auth-redirects.server.ts'
import type { Intent } from './intents.server.ts'
import { formInputOf, type PendingAction } from './pending-action.ts'

/** By action; a stored record may name one that this release does not know. */
type ByAction = Readonly<Record<string, string | undefined>>
/** The same with its names checked. */
type ByKnownAction = Partial<Record<PendingAction['action'], string>>

/** Where the customer sees that an action is done, with the extra query that says so (spec §4). */
const pathWhenDone: ByAction = {
  create_address: '/account/profile?address=created',
  update_address: '/account/profile?address=updated',
  delete_address: `/account/profile?address=deleted#${ADD_ADDRESS_ID}`,
  update_email: '/account/profile?email=asked',
  update_phone: '/account/profile?saved=phone',
  unfreeze: '/account/security?redemptions=allowed',
  close_account: `/account/privacy?outcome=closing#${CLOSING_ID}`,
} satisfies ByKnownAction

/** The path that shows the outcome of an action: the success page, or the page that it came from. */
export function pathAfterOutcome(intent: Intent): string {
  if (intent.state.name === 'done') {
    const { orderNumber, addressId } = intent.state
    const done = pathWhenDone[intent.pending.action]
    const place = addressId ? `#${addressLineId(addressId)}` : ''
    if (done) return orderAfterAddress(intent) ?? withLocalePrefix(done, intent.locale) + place
    // Revealing an e-card continues on the order's page.
    if (intent.pending.action === 'reveal_ecard') return resumeWithIntent(intent)
    const query = orderNumber ? `?orderNumber=${encodeURIComponent(orderNumber)}` : ''
    return withLocalePrefix('/success', intent.locale) + query
  }
  return resumeWithIntent(intent)
}

/** Where a cancelled step-up leads: the screen that the action came from, with what was typed. */
export const pathOnCancel = (intent: Intent): string =>
  formInputOf(intent.pending) ? resumeWithIntent(intent) : intent.resumePath

/** The element on that screen to which each action leads back. */
const fragmentOf: ByAction = {
  create_address: ADDRESS_CHANGE_ID,
  update_address: ADDRESS_CHANGE_ID,
  delete_address: ADDRESS_CHANGE_ID,
  reveal_ecard: ORDER_CARDS_ID,
  close_account: CLOSING_ID,
} satisfies ByKnownAction

/** The screen that an action came from, with the handle of the action in its address. */
function resumeWithIntent({ pending, resumePath, handle }: Intent): string {
  const separator = resumePath.includes('?') ? '&' : '?'
  const fragment = fragmentOf[pending.action]
  return `${resumePath}${separator}intent=${encodeURIComponent(handle)}${fragment ? `#${fragment}` : ''}`
}

/**
 * An address that was added in the middle of an order leads back to that order, with the new address chosen. The form's URL
 * names the order in `returnTo`.
 */
function orderAfterAddress({ pending, resumePath, state, locale }: Intent): string | undefined {
  if (pending.action !== 'create_address') return undefined
  const path = localPath(new URL(siteUrl(resumePath)).searchParams.get('returnTo'))
  if (path === undefined) return undefined
  const target = new URL(siteUrl(withLocalePrefix(path, locale)))
  if (state.name === 'done' && state.addressId) target.searchParams.set('address', state.addressId)
  return target.pathname + target.search
}
