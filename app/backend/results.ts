import {
  type OrdersEnvelope,
  type OrdersPage,
  type OrdersQuery,
  ordersPage,
  ordersQuery,
} from '@borealis/contract/orders.ts'
import type { Problem } from '@borealis/contract/problem.ts'
import { meantJson } from './as-meant.ts'
import { BackendError } from './backend-error.ts'
import { type AnswerLog, readAnswer, withLeftOut } from './read-answer.ts'

/** A page of orders; spec §8 gives the failure word for word. */
export type OrdersResult =
  | { success: true; error: null; data: OrdersPage & { leftOut: number }; nextCursor: number | null }
  | { success: false; error: { message: 'Failed to fetch orders data'; code: 'PARSE_ERROR' }; data: null }

/**
 * Unwraps the JSON string in which the backend sends orders (spec §7). `nextCursor` is pageNumber + 1, and `null` after a short
 * or empty page, which is the last one.
 * @param isStrict takes nothing for granted: what is not as the contract has it cannot be read. `false` by default
 */
export async function readOrders(
  call: Promise<OrdersEnvelope>,
  query: OrdersQuery,
  log: AnswerLog,
  { isStrict = false } = {},
): Promise<OrdersResult> {
  const data = await openEnvelope(call, log, isStrict)
  if (!data) {
    return {
      success: false,
      error: { message: 'Failed to fetch orders data', code: 'PARSE_ERROR' },
      data: null,
    }
  }
  // Counted from the requested page, not from the answer's own number: a wrong one would loop forever.
  const { pageNumber, pageSize } = ordersQuery.parse(query)
  const isShort = data.orders.length + data.leftOut < Math.min(pageSize, data.pageSize)
  return { success: true, error: null, data, nextCursor: isShort ? null : pageNumber + 1 }
}

async function openEnvelope(call: Promise<OrdersEnvelope>, log: AnswerLog, isStrict: boolean) {
  try {
    const page = readAnswer(ordersPage, meantJson((await call).data.data), {
      call: 'listOrders',
      log,
      isStrict,
    })
    return withLeftOut(page, 'orders')
  } catch (error) {
    const isUnreadable = error instanceof BackendError && /^(PARSE_ERROR|NO_ANSWER)$/.test(error.code)
    if (isUnreadable) return undefined
    throw error
  }
}

/** A redemption is done, or refused in the backend's own words, which the customer sees (spec §8). */
export type Redeemed<Done> =
  | ({ readonly ok: true } & Done)
  | { readonly ok: false; readonly problem: Problem }

/**
 * Turns a refusal with a problem body into a value.
 * @throws BackendError for everything else. With a status of 5xx or none it is not known whether points were spent.
 */
export async function redeemResult<Done extends object>(call: Promise<Done>): Promise<Redeemed<Done>> {
  try {
    return { ok: true, ...(await call) }
  } catch (error) {
    if (error instanceof BackendError && error.problem) return { ok: false, problem: error.problem }
    throw error
  }
}
