import type { Call } from '@borealis/contract/call.ts'
import { calls } from '@borealis/contract/calls.ts'
import { addressCalls } from './addresses/address-calls.ts'
import { contentCalls } from './content/content-calls.ts'
import type { Handlers } from './http/call.ts'
import type { Loyalty } from './loyalty.ts'
import { claimCalls } from './me/claim-calls.ts'
import { consentCalls } from './me/consent-calls.ts'
import { deletionCalls } from './me/deletion-calls.ts'
import { eCardCalls } from './me/e-card-calls.ts'
import { emailCalls } from './me/email-change.ts'
import { exportCalls } from './me/export-calls.ts'
import { freezeCalls } from './me/freeze-calls.ts'
import { preferenceCalls } from './me/preference-calls.ts'
import { unsubscribeCalls } from './me/unsubscribe-calls.ts'
import { joinCalls } from './members/join-calls.ts'
import { profileCalls } from './members/profile-calls.ts'
import { orderCalls } from './orders/order-calls.ts'
import { balanceCalls } from './points/balance-calls.ts'
import { historyCalls } from './points/history-calls.ts'
import { pinCalls } from './points/pin-calls.ts'
import { redeemCalls } from './redeem/gift-card-order.ts'
import { redemptionCalls } from './redeem/idempotency.ts'
import { travelCalls } from './redeem/travel-calls.ts'

/** Every implemented call; page data's feature flags are derived from it. */
export function handlersOf(loyalty: Loyalty): Handlers {
  const customer = {
    ...joinCalls(loyalty),
    ...profileCalls(loyalty),
    ...addressCalls(loyalty),
    ...balanceCalls(loyalty),
    ...historyCalls(loyalty),
    ...pinCalls(loyalty),
    ...orderCalls(loyalty),
    ...redeemCalls(loyalty),
    ...travelCalls(loyalty),
    ...redemptionCalls(loyalty),
    ...freezeCalls(loyalty),
    ...eCardCalls(loyalty),
    ...consentCalls(loyalty),
    ...preferenceCalls(loyalty),
    ...unsubscribeCalls(loyalty),
    ...emailCalls(loyalty),
    ...exportCalls(loyalty),
    ...deletionCalls(loyalty),
    ...claimCalls(loyalty),
  } satisfies Handlers
  return { ...customer, ...contentCalls(loyalty, flagsOf(new Set(Object.keys(customer)))) }
}

/** A feature is on when all of its calls are implemented. */
function flagsOf(present: ReadonlySet<string>): Set<string> {
  const table: [string, Call][] = Object.entries(calls)
  const flags = new Set(table.flatMap(([, { flag }]) => (flag ? [flag] : [])))
  for (const [operation, { flag }] of table) if (flag && !present.has(operation)) flags.delete(flag)
  return flags
}
