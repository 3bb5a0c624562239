import type { ReviewRow, ReviewStep } from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import type { Denomination } from '#app/backend/contract/gift-cards.ts'
import { streetLine } from '#app/domain/address-lines.ts'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { formatDenomination } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import * as m from '#app/paraglide/messages.js'
import { currentLocale } from '#app/site/links/locale.ts'
import { stepHref } from './redeem-links.ts'
import type { RedeemStep } from './redeem-search.ts'
import type { RedeemFacts, RedeemState } from './redeem-state.ts'

interface Review {
  readonly facts: RedeemFacts
  readonly state: RedeemState
  readonly denomination: Denomination
  /** Where an e-card goes, when the profile is known. */
  readonly email: string | undefined
  /** The pending action that the button confirms. */
  readonly intent: string
}

/** Everything once more: what, how many, where to and when, for how many points. The form starts the step-up. */
export function reviewStep({ facts, state, denomination, email, intent }: Review): ReviewStep {
  const locale = currentLocale()
  const { brand, balance } = facts
  const isPhysical = state.format === 'Physical'
  const cost = formatPoints(denomination.points * state.quantity, locale)
  const edit = (step: RedeemStep, context: string) => ({
    href: stepHref(brand.brandId, state, step),
    label: m.redeem_edit(),
    context,
  })
  return {
    kind: 'review',
    question: m.redeem_reviewQuestion(),
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
      {
        id: 'points',
        label: m.redeem_rowPoints(),
        value: cost,
        of: m.redeem_ofYour({ points: formatPoints(balance, locale) }),
      },
    ],
    check: { strong: m.redeem_checkStrong(), text: m.redeem_checkText() },
    form: {
      action: withLocalePrefix('/auth/step-up', locale),
      hidden: { intent },
      submit: m.redeem_spend({ points: cost }),
      back: {
        href: stepHref(brand.brandId, state, isPhysical ? 'address' : 'amount'),
        label: m.redeem_back(),
      },
    },
  }

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
