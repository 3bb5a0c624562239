import type { Denomination } from '@borealis/contract/gift-cards.ts'
import type { ReviewRow, ReviewStep } from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import { streetLine } from '#app/domain/address-lines.ts'
import { formatDenomination } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { orderReview } from '#app/shell/redeem/order-review.ts'
import { stepHref } from './redeem-links.ts'
import type { GiftCardStep } from './redeem-search.ts'
import type { GiftCardFacts, GiftCardState } from './redeem-state.ts'

interface Review {
  readonly facts: GiftCardFacts
  readonly state: GiftCardState
  readonly denomination: Denomination
  /** Where an e-card goes, when the profile is known. */
  readonly email: string | undefined
  /** The pending action that the button confirms; nothing until it is open. */
  readonly intent: string | undefined
}

/** What, how many, where to and when. */
export function reviewStep({ facts, state, denomination, email, intent }: Review): ReviewStep {
  const locale = currentLocale()
  const { brand, balance } = facts
  const isPhysical = state.format === 'Physical'
  const edit = (step: GiftCardStep, context: string) => ({
    href: stepHref(brand.brandId, state, step),
    label: m.redeem_edit(),
    context,
  })
  return orderReview({
    help: isPhysical ? m.redeem_reviewHelpPhysical() : m.redeem_reviewHelpECard(),
    rows: [
      {
        id: 'card',
        label: m.redeem_rowCard(),
        value: m.redeem_cardAmount({
          brand: brand.brandName,
          amount: formatDenomination(denomination.valueCents, locale),
        }),
        edit: edit('amount', m.redeem_editAmount()),
      },
      {
        id: 'quantity',
        label: m.redeem_rowQuantity(),
        value: formatPoints(state.quantity, locale),
        edit: edit('amount', m.redeem_editQuantity()),
      },
      destinationRow(),
    ],
    points: denomination.points * state.quantity,
    balance,
    intent,
    back: stepHref(brand.brandId, state, isPhysical ? 'address' : 'amount'),
  })

  function destinationRow(): ReviewRow {
    const promise = state.format && brand.deliveryPromises[state.format]?.sentence
    const { address } = state
    return {
      id: 'to',
      ...(address && isPhysical
        ? {
            label: m.redeem_rowMailedTo(),
            value: `${streetLine(address)}, ${address.city}`,
            edit: edit('address', m.redeem_editAddress()),
          }
        : {
            label: m.redeem_rowSentTo(),
            value: email ?? m.redeem_yourEmail(),
            edit: edit('format', m.redeem_editFormat()),
          }),
      ...(promise && { detail: promise }),
    }
  }
}
