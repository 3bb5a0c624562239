import type { Denomination, GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatDenomination } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import * as m from '#app/paraglide/messages.js'
import type { OrderSelection } from './order-selection.schema.ts'

interface Order {
  readonly brand: GiftCardBrand
  readonly denomination: Denomination
  readonly selection: OrderSelection
}

/**
 * The description of an order on its step-up page: what is bought and its cost. Not the remaining balance, which may
 * change before the member gets there.
 */
export function describeOrder({ brand, denomination, selection }: Order, locale: Locale) {
  const { format, quantity } = selection
  const words = {
    brand: brand.brandName,
    amount: formatDenomination(denomination.valueCents, locale),
    count: quantity,
  }
  return {
    title:
      format === 'E-Card'
        ? m.giftCards_orderECard(words, { locale })
        : m.giftCards_orderPhysical(words, { locale }),
    detail: m.redeem_cost({ points: formatPoints(denomination.points * quantity, locale) }, { locale }),
    image: brand.cmsContent.image.url,
  }
}
