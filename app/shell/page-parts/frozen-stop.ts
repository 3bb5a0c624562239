import type { PageData } from '@borealis/contract/page-data.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '../links/href.ts'

export const SECURITY = '/account/security'

/**
 * A stop of redemptions, which the member takes back on the page for security, where there is such a switch.
 * @param toSecurity the label of the link there
 */
export function frozenStop(pageData: Pick<PageData, 'featureFlags'> | undefined, toSecurity: string) {
  const title = m.redeem_frozenTitle()
  return pageData?.featureFlags.freeze
    ? { title, text: m.redeem_frozenText(), link: { href: href(SECURITY), label: toSecurity } }
    : { title, text: m.redeem_frozenContact(), link: { href: href('/contact'), label: m.errors_contact() } }
}
