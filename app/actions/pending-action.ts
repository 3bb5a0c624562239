import { addressBody } from '@borealis/contract/addresses.ts'
import { giftCardOrderBody, type OrderLine } from '@borealis/contract/gift-cards.ts'
import { creditRedemptionBody, type Order, travelRedemptionBody } from '@borealis/contract/transactions.ts'
import { email, phone } from '@borealis/contract/values.ts'
import { z } from 'zod'

const uniqueId = z.string().min(1).max(64)

/** The actions that wait for a step-up (spec §4), each with what it needs to run later. */
export const pendingAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('save_giftcard_order'), payload: giftCardOrderBody }),
  z.object({ action: z.literal('redeem_travel'), payload: travelRedemptionBody }),
  z.object({ action: z.literal('redeem_credit'), payload: creditRedemptionBody }),
  z.object({ action: z.literal('reveal_ecard'), payload: z.object({ cardId: uniqueId }) }),
  z.object({ action: z.literal('create_address'), payload: addressBody }),
  z.object({ action: z.literal('update_address'), payload: z.object({ uniqueId, address: addressBody }) }),
  z.object({ action: z.literal('delete_address'), payload: z.object({ uniqueId }) }),
  z.object({ action: z.literal('update_email'), payload: z.object({ email }) }),
  z.object({ action: z.literal('update_phone'), payload: z.object({ phone: phone.nullable() }) }),
  z.object({ action: z.literal('unfreeze'), payload: z.object({}) }),
  z.object({ action: z.literal('close_account'), payload: z.object({}) }),
])

export type PendingAction = z.infer<typeof pendingAction>

export type FormInput = Readonly<Record<string, string | undefined>>

/** What was typed into the form of an action, by field; `null` for an action that has none, or that is not known. */
export function formInputOf(pending: z.infer<typeof storedAction>): FormInput | null {
  const { data } = pendingAction.safeParse(pending)
  switch (data?.action) {
    case 'create_address':
    case 'update_email':
      return data.payload
    case 'update_address':
      return data.payload.address
    case 'update_phone':
      return { phone: data.payload.phone ?? '' }
    default:
      return null
  }
}

/** The points that an order spends; `null` for an action that spends none, or that is not known. */
export function pointsOf(pending: z.infer<typeof storedAction>): number | null {
  const { data } = pendingAction.safeParse(pending)
  switch (data?.action) {
    case 'save_giftcard_order':
      return data.payload.lines.reduce((sum, { points, qty }) => sum + points * qty, 0)
    case 'redeem_travel':
    case 'redeem_credit':
      return data.payload.points
    default:
      return null
  }
}

/** What the points of an order pay, in cents, as it was agreed to; `null` for gift cards and what spends no points. */
export function creditCentsOf(pending: z.infer<typeof storedAction>): number | null {
  const { data } = pendingAction.safeParse(pending)
  return data?.action === 'redeem_travel' || data?.action === 'redeem_credit'
    ? (data.payload.creditCents ?? null)
    : null
}

/** True for an order of the backend that is what this action asks for: the same things for the same points. */
export function isOrderOf(pending: z.infer<typeof storedAction>, order: Order): boolean {
  const { data } = pendingAction.safeParse(pending)
  if (!data || order.points !== pointsOf(data)) return false
  switch (data.action) {
    case 'save_giftcard_order': {
      const { lines, addressId } = data.payload
      const format = addressId === undefined ? 'E-Card' : 'Physical'
      return order.kind === 'gift-card' && order.format === format && cardsOf(order.lines) === cardsOf(lines)
    }
    case 'redeem_travel':
      return order.kind === 'travel' && order.valueCents === (data.payload.creditCents ?? order.valueCents)
    case 'redeem_credit':
      return order.kind === 'credit' && order.valueCents === (data.payload.creditCents ?? order.valueCents)
    default:
      return false
  }
}

/** The cards of an order as one text, whatever the order of its lines. */
const cardsOf = (lines: readonly OrderLine[]): string =>
  lines
    .map(({ id, sku, qty }) => `${id} ${sku} ${qty}`)
    .sort()
    .join()

const spending: ReadonlySet<string> = new Set([
  'save_giftcard_order',
  'redeem_travel',
  'redeem_credit',
] satisfies PendingAction['action'][])

/** True for actions that spend points: when the answer is lost, only the backend knows the outcome. */
export const spendsPoints = (action: string): boolean => spending.has(action)

/** As it is stored: a record of another release may name an action that this one does not know (spec §4). */
export const storedAction = z.object({ action: z.string(), payload: z.unknown() })
