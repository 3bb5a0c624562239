import type { Denomination } from '@borealis/contract/gift-cards.ts'
import type { GiftCardFormat } from '@borealis/contract/values.ts'
import type {
  AddressStep,
  AmountOption,
  AmountStep,
  FormatStep,
  RedeemChoice,
  ReviewRow,
  ReviewStep,
} from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import { cityLine, linesUnderStreet, streetLine } from '#app/domain/address-lines.ts'
import { centsPer1000Points, formatCentsPerPoint, formatDenomination } from '#app/domain/money.ts'
import { blockOf, quantityLimit } from '#app/domain/order-limits.ts'
import { formatPoints, pricedSku, shortfall } from '#app/domain/points.ts'
import type { ListedAddress } from '#app/features/addresses/addresses.data.ts'
import { formats } from '#app/features/gift-cards/catalogue-filters.ts'
import { formatName, isInStock } from '#app/features/gift-cards/formats.ts'
import { noAmountSentence, priceOver } from '#app/member-data/blocked-amounts.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { orderReview } from './flow-words.ts'
import {
  carried,
  type GiftCardFacts,
  type GiftCardState,
  readQuantity,
  redeemHref,
  stepHref,
} from './gift-card-state.ts'
import type { GiftCardStep } from './redeem-search.ts'

export const points = (amount: number) => formatPoints(amount, currentLocale())

export function formatStep({ brand }: GiftCardFacts, state: GiftCardState): FormatStep {
  const options = formats.map((format): RedeemChoice => {
    const choice = { value: format, label: formatName(format) }
    const isOffered = brand.denominations.some(({ stock }) => stock[format] !== undefined)
    if (!brand.formats.includes(format) || !isOffered) {
      return { ...choice, unavailable: m.redeem_formatNotOffered({ brand: brand.brandName }) }
    }
    if (!isInStock(brand, format)) return { ...choice, unavailable: m.redeem_formatSoldOut() }
    const promise = brand.deliveryPromises[format]?.sentence
    return promise ? { ...choice, lines: [promise] } : choice
  })
  const first = options.find(({ unavailable }) => !unavailable)
  return {
    kind: 'format',
    question: m.redeem_formatQuestion(),
    name: 'format',
    options,
    selected: state.format ?? first?.value ?? null,
    form: {
      action: redeemHref(brand.brandId),
      // An amount that was chosen on the brand's page is not asked again; one that the format does not have is.
      hidden: carried(state, state.denomination ? 'review' : 'amount', ['format']),
      submit: state.denomination ? m.redeem_formatContinue() : m.redeem_formatNext(),
    },
  }
}

export function amountStep(facts: GiftCardFacts, state: GiftCardState, format: GiftCardFormat): AmountStep {
  const { brand, balance } = facts
  const options = brand.denominations.map((one) => amountOption(one, format, facts))
  const isPhysical = format === 'Physical'
  return {
    kind: 'amount',
    question: m.redeem_amountQuestion(),
    help: amountHelp(),
    name: 'sku',
    options,
    selected: state.denomination ? chosenValue(state.denomination) : null,
    quantity: {
      name: 'quantity',
      label: m.redeem_quantity(),
      value: state.typedQuantity,
      read: readQuantity,
      decrease: m.redeem_less(),
      increase: m.redeem_more(),
      limit: (option) => {
        const one = brand.denominations.find((denomination) => chosenValue(denomination) === option?.value)
        return one
          ? worded(quantityLimit(one, format, facts))
          : { max: Math.max(1, state.quantity), reason: '' }
      },
    },
    form: {
      action: redeemHref(brand.brandId),
      hidden: carried(state, isPhysical ? 'address' : 'review', ['sku', 'quantity']),
      submit: isPhysical ? m.redeem_toAddress() : m.redeem_toReview(),
      back: { href: stepHref(brand.brandId, state, 'format'), label: m.redeem_back() },
    },
  }

  function amountHelp(): string {
    const day = facts.limits.maxPointsPerDay
    const none = noAmountSentence({ ...brand, formats: [format] }, facts)
    if (none) return none
    // What was redeemed earlier that day is not known here.
    return day === undefined
      ? m.redeem_amountHelp({ points: points(balance) })
      : m.redeem_amountHelpDay({ points: points(Math.min(balance, day)), day: points(day) })
  }
}

const chosenValue = ({ sku, points }: Denomination): string => pricedSku(sku, points)

function amountOption(one: Denomination, format: GiftCardFormat, facts: GiftCardFacts): AmountOption {
  const { balance, limits } = facts
  const price = points(one.points)
  const details = {
    format: () => m.redeem_amountOtherFormat({ points: price }),
    stock: () => m.redeem_amountSoldOut({ points: price }),
    balance: () => m.redeem_amountShort({ points: price, short: points(shortfall(one.points, balance)) }),
    minimum: () => priceOver.minimum(one, limits),
    day: () => priceOver.day(one, limits),
  }
  const block = blockOf(one, format, facts)
  return {
    value: chosenValue(one),
    points: one.points,
    label: formatDenomination(one.valueCents, currentLocale()),
    detail: block ? details[block]() : m.redeem_points({ points: price }),
    ...(block ? { unavailable: true } : rateOf(one)),
  }
}

/** The value of a point in this amount, so that amounts can be compared. */
function rateOf(one: Denomination): { rate?: string } {
  const cents = centsPer1000Points(one)
  return cents > 0 ? { rate: m.ways_rate({ rate: formatCentsPerPoint(cents, currentLocale()) }) } : {}
}

function worded({ quantity, limit }: ReturnType<typeof quantityLimit>) {
  const count = points(quantity)
  const reasons = {
    balance: m.redeem_limitBalance,
    stock: m.redeem_limitStock,
    day: m.redeem_limitDay,
    order: m.redeem_limitOrder,
  }
  return { max: quantity, reason: reasons[limit ?? 'order']({ count }), wrong: quantityWords(quantity) }
}

/** What is asked of a quantity. */
export const quantityWords = (max: number): string =>
  max > 1 ? m.redeem_quantityWrong({ max: points(max) }) : m.redeem_quantityOne()

/** @param returnTo this very step, with its language: where a customer who adds an address comes back to */
export function addressStep(
  { brand, addresses, addressesLeftOut = 0 }: GiftCardFacts,
  state: GiftCardState,
  returnTo: string,
): AddressStep {
  const whole = addresses?.filter(({ isIncomplete }) => !isIncomplete)
  const first = addressesLeftOut > 0 ? undefined : whole?.[0]
  const preferred = whole?.find(({ isDefault }) => isDefault) ?? first
  return {
    kind: 'address',
    question: m.redeem_addressQuestion(),
    ...(addresses && addressesLeftOut > 0 && { help: m.addresses_leftOut({ count: addressesLeftOut }) }),
    name: 'address',
    options: (addresses ?? []).map(addressChoice),
    selected: (state.address ?? preferred)?.uniqueId ?? null,
    add: { href: href('/account/profile/addresses/new', { returnTo }), label: m.redeem_addressAdd() },
    empty: addresses ? m.redeem_addressEmpty() : m.addresses_failed(),
    form: {
      action: redeemHref(brand.brandId),
      hidden: carried(state, 'review', ['address']),
      submit: m.redeem_toReview(),
      back: { href: stepHref(brand.brandId, state, 'amount'), label: m.redeem_back() },
    },
  }
}

const addressChoice = (address: ListedAddress): RedeemChoice => ({
  value: address.uniqueId,
  label: address.addressLine1,
  ...(address.isIncomplete && { unavailable: m.addresses_incomplete() }),
  lines: [...linesUnderStreet(address), ...(address.isDefault ? [m.addresses_default()] : [])],
})

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
            value: `${streetLine(address)}, ${cityLine(address)}`,
            edit: edit('address', m.redeem_editAddress()),
          }
        : {
            label: m.redeem_rowSendTo(),
            value: email || m.redeem_yourEmail(),
            edit: edit('format', m.redeem_editFormat()),
          }),
      ...(promise && { detail: promise }),
    }
  }
}
