import { locationOf } from '../support/browser.ts'
import type { Browser, Member } from './member.ts'

/** Opens a callback URL as the provider's redirect does. Resolves with the URL the customer is redirected to. */
export const openCallback = async (browser: Browser, callbackUrl: string): Promise<string> =>
  locationOf(await browser.open(callbackUrl, { headers: { 'sec-fetch-site': 'cross-site' } }))

/** Confirms a pending action with a step-up. Resolves with the URL the customer is redirected to. */
export async function confirm(member: Member, intent: string): Promise<string> {
  return openCallback(member, await member.stepUp(intent, member.customer))
}
