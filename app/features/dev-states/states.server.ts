import { env } from '#app/env.server.ts'

/** A state in which a screen can be: how the sandbox answers the calls that fill it. */
export interface State {
  readonly name: string
  readonly title: string
  /** A scenario of the sandbox's control API; null for none. */
  readonly scenario: Readonly<Record<string, string | number>> | null
  readonly isForMembers?: boolean
}

export const states: readonly State[] = [
  { name: 'normal', title: 'Normal', scenario: null },
  { name: 'empty', title: 'Empty', scenario: { call: '*', kind: 'empty' } },
  { name: 'slow', title: 'Slow, 2 s a call', scenario: { call: '*', kind: 'slow', ms: 2000 } },
  { name: 'down', title: 'Backend down', scenario: { call: '*', kind: 'status', status: 503 } },
  { name: 'reset', title: 'Connection cut', scenario: { call: '*', kind: 'reset' } },
  {
    name: 'gone',
    title: 'Not found',
    scenario: { call: '*', kind: 'status', status: 404, code: 'NOT_FOUND' },
  },
  {
    name: 'busy',
    title: 'Too many requests',
    scenario: { call: '*', kind: 'status', status: 429, code: 'TOO_MANY_REQUESTS' },
  },
  {
    name: 'offers-down',
    title: 'Offers down',
    scenario: { call: 'listOffers', kind: 'status', status: 503 },
  },
  {
    name: 'cards-down',
    title: 'Gift cards down',
    scenario: { call: 'listGiftCards', kind: 'status', status: 503 },
  },
  {
    name: 'page-data-down',
    title: 'Page data down',
    scenario: { call: 'getPageData', kind: 'status', status: 503 },
  },
  {
    name: 'flags-off',
    title: 'No extra features',
    scenario: { call: 'getPageData', kind: 'flags-off' },
  },
  {
    name: 'joining-closed',
    title: 'Joining closed',
    scenario: { call: 'getPageData', kind: 'joining-closed' },
  },
  {
    name: 'balance-down',
    title: 'Balance down',
    scenario: { call: 'getBalance', kind: 'status', status: 503 },
    isForMembers: true,
  },
  {
    name: 'history-down',
    title: 'History down',
    scenario: { call: 'getPointsHistory', kind: 'status', status: 503 },
    isForMembers: true,
  },
  {
    name: 'wrong-sums',
    title: 'Sums that do not add up',
    scenario: { call: 'getPointsHistory', kind: 'wrong-sums' },
    isForMembers: true,
  },
  {
    name: 'frozen',
    title: 'Spending frozen',
    scenario: { call: 'getCustomer', kind: 'frozen' },
    isForMembers: true,
  },
  {
    name: 'orders-spoiled',
    title: 'Orders unreadable',
    scenario: { call: 'listOrders', kind: 'unparsable-orders' },
    isForMembers: true,
  },
  {
    name: 'lost-answers',
    title: 'Answers lost after the work',
    scenario: { call: '*', kind: 'cut-after-commit' },
    isForMembers: true,
  },
  {
    name: 'expired-token',
    title: 'Access token expired',
    scenario: { call: '*', kind: 'expired-token' },
    isForMembers: true,
  },
  {
    name: 'on-hold',
    title: 'Account on hold',
    scenario: { call: 'getCustomer', kind: 'status', status: 403, code: 'ACCOUNT_SUSPENDED' },
    isForMembers: true,
  },
]

/**
 * Asks the sandbox for a scenario of this one visitor.
 * @returns its id
 */
export async function createScenario(scenario: NonNullable<State['scenario']>): Promise<string> {
  const response = await fetch(`${env().BACKEND_URL}/control/scenarios`, {
    method: 'POST',
    body: JSON.stringify(scenario),
    headers: { 'content-type': 'application/json' },
  })
  if (!response.ok) throw new Error(`the sandbox took no scenario: ${response.status}`)
  const { id }: { id: string } = await response.json()
  return id
}
