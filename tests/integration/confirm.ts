import { type Browser, locationOf, type Member } from './member.ts'

/** The handle of a pending action in the address of the page that asks for a code. */
export const intentOf = (stepUp: string): string =>
  new URL(stepUp, 'http://site').searchParams.get('intent') ?? ''

/** Opens the callback as the provider's redirect does. Answers where the customer lands. */
export const openCallback = async (browser: Browser, callbackUrl: string): Promise<string> =>
  locationOf(await browser.open(callbackUrl, { headers: { 'sec-fetch-site': 'cross-site' } }))

/** Confirms a pending action with a step-up. Answers where the customer lands. */
export async function confirm(member: Member, intent: string): Promise<string> {
  return openCallback(member, await member.stepUp(intent, member.customer))
}
