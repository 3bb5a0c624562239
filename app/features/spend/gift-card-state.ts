import type { Balance } from '@borealis/contract/customers.ts'
import type { Denomination, GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import { MAX_LINE_QUANTITY } from '@borealis/contract/order-line.ts'
import type { PageData } from '@borealis/contract/page-data.ts'
import type { GiftCardFormat } from '@borealis/contract/values.ts'
import {
  type AmountBlock,
  blockOf,
  isBelowMinimum,
  type OrderFacts,
  quantityLimit,
} from '#app/domain/order-limits.ts'
import { plainText } from '#app/domain/plain-text.ts'
import { readPricedSku } from '#app/domain/points.ts'
import type { ListedAddress, listAddresses } from '#app/features/addresses/addresses.data.ts'
import { isInStock } from '#app/features/gift-cards/formats.ts'
import { href } from '#app/shell/links/href.ts'
import { type GiftCardSearch, type GiftCardStep, giftCardSearch, giftCardSteps } from './redeem-search.ts'
import type { OrderSelection } from './spend.schema.ts'

export interface GiftCardFacts extends OrderFacts {
  readonly brand: GiftCardBrand
  /** `null` while they are not known: then the address step says so. */
  readonly addresses: readonly ListedAddress[] | null
  /** Addresses of the book that could not be read: the one that is chosen or mailed to by default may be among them. */
  readonly addressesLeftOut?: number
}

/** What holds now; `null` while the balance is not known: then no amount can be offered. */
export function giftCardFacts(
  brand: GiftCardBrand,
  balance: Balance | undefined,
  pageData: Pick<PageData, 'redemptionLimits'> | undefined,
  book: Awaited<ReturnType<typeof listAddresses>> | undefined,
): GiftCardFacts | null {
  if (!balance) return null
  const facts = { brand, balance: balance.points, limits: pageData?.redemptionLimits ?? {} }
  // An address book whose addresses cannot be read is not an empty one.
  if (!book || (book.addresses.length === 0 && book.leftOut > 0)) return { ...facts, addresses: null }
  return { ...facts, addresses: book.addresses, addressesLeftOut: book.leftOut }
}

/** Where the customer stands: what they chose so far, as far as it holds, and the step that is next. */
export interface GiftCardState {
  readonly step: GiftCardStep
  readonly format: GiftCardFormat | undefined
  readonly denomination: Denomination | undefined
  /** The price of one card where it was chosen, in points; `undefined` where the address does not tell. */
  readonly chosenAt: number | undefined
  /** Number of cards; 1 while what was typed is none that can be ordered. */
  readonly quantity: number
  /** The quantity as it was typed. */
  readonly typedQuantity: string
  /** How many cards can be ordered. */
  readonly maxQuantity: number
  /** The amount step was answered without an amount. */
  readonly isAmountMissing: boolean
  /** What was typed is no whole number of cards from 1 to `maxQuantity`. */
  readonly isQuantityWrong: boolean
  /** Why the amount that stood under review cannot be had: points or cards went elsewhere, it is not sold any more, or breaks a limit. */
  readonly lostTo: AmountBlock | null
  /** The format that was chosen can be had no more, in any amount. */
  readonly isFormatGone: boolean
  /** The order is below the programme's minimum. */
  readonly isTooSmall: boolean
  readonly address: ListedAddress | undefined
  /** The address that was chosen is no longer in the address book. */
  readonly isAddressGone: boolean
  /** The whole order; only at the review. */
  readonly selection: OrderSelection | undefined
}

/**
 * Checks the answers in the address against what holds now. A step whose earlier answers are missing, or hold no
 * more, gives way to the first one that is missing.
 */
export function giftCardState(search: GiftCardSearch, facts: GiftCardFacts): GiftCardState {
  const { brand } = facts
  const format = offeredFormat(search.format, facts)
  const chosen = readPricedSku(search.sku ?? '')
  const asked = brand.denominations.find(({ sku }) => sku === chosen.sku)
  // Before the format is known an amount may come from the brand's page; it is checked once it is.
  const block = asked && format ? blockOf(asked, format, facts) : null
  const denomination = block === null ? asked : undefined
  const isBeyondAmount = search.step === 'review' || search.step === 'address'
  const isFormatGone =
    search.step !== undefined && search.step !== 'format' && search.format !== undefined && !format
  const isAmountGone = format !== undefined && search.sku !== undefined && !asked
  const lostTo = isBeyondAmount ? (isAmountGone ? 'stock' : block) : null
  const isAmountMissing = isBeyondAmount && format !== undefined && search.sku === undefined
  const typedQuantity = search.quantity ?? '1'
  const max = denomination && format ? quantityLimit(denomination, format, facts).quantity : MAX_LINE_QUANTITY
  const maxQuantity = Math.max(1, max)
  const wanted = readQuantity(typedQuantity)
  const isQuantityWrong = wanted === null || wanted > maxQuantity
  const quantity = isQuantityWrong ? 1 : wanted
  const isTooSmall = denomination
    ? isBelowMinimum(denomination.points * quantity, facts.limits.minPoints)
    : false
  const known = facts.addresses?.find(({ uniqueId }) => uniqueId === search.address)
  const address = known?.isIncomplete ? undefined : known
  const isWhole = facts.addresses !== null && !facts.addressesLeftOut
  const isAddressGone = search.address !== undefined && isWhole && !known

  const missing = firstMissing()
  const step = earlier(search.step ?? 'format', missing, format)
  return {
    step,
    format,
    denomination,
    chosenAt: chosen.points,
    quantity,
    typedQuantity,
    maxQuantity,
    isAmountMissing,
    isQuantityWrong,
    lostTo,
    isFormatGone,
    isTooSmall,
    address,
    isAddressGone,
    selection: step === 'review' ? selectionOf() : undefined,
  }

  function firstMissing(): GiftCardStep {
    if (!format) return 'format'
    if (!denomination || isQuantityWrong || isTooSmall) return 'amount'
    if (format === 'Physical' && !address) return 'address'
    return 'review'
  }

  function selectionOf(): OrderSelection | undefined {
    if (!format || !denomination) return undefined
    const { sku, points } = denomination
    const chosen = { brandId: brand.brandId, format, sku, points, quantity }
    return format === 'Physical' && address ? { ...chosen, addressId: address.uniqueId } : chosen
  }
}

/** A number of cards as people type it, in any script's digits; `null` for what is no whole number above 0. */
export function readQuantity(typed: string): number | null {
  const plain = plainText(typed)
  return /^0*[1-9]\d*$/.test(plain) ? Number(plain) : null
}

/** The steps of an order in this format. */
export const stepsOf = (format: GiftCardFormat | undefined): readonly GiftCardStep[] =>
  giftCardSteps.filter((step) => step !== 'address' || format === 'Physical')

/** The requested step, or the first missing one if that comes earlier. An e-card has no address step. */
function earlier(
  asked: GiftCardStep,
  missing: GiftCardStep,
  format: GiftCardFormat | undefined,
): GiftCardStep {
  const wanted = asked === 'address' && format !== 'Physical' ? 'review' : asked
  return giftCardSteps.indexOf(wanted) < giftCardSteps.indexOf(missing) ? wanted : missing
}

function offeredFormat(
  format: GiftCardFormat | undefined,
  { brand }: GiftCardFacts,
): GiftCardFormat | undefined {
  return format && brand.formats.includes(format) && isInStock(brand, format) ? format : undefined
}

/** What was answered so far, as a selection; a quantity that cannot be ordered is no answer. */
const answersOf = ({ format, denomination, quantity, address }: GiftCardState) => ({
  ...(format && { format }),
  ...(denomination && { sku: denomination.sku, points: denomination.points }),
  ...(quantity > 1 && { quantity }),
  ...(address && { addressId: address.uniqueId }),
})

export const redeemHref = (brandId: string, search: GiftCardSearch = {}): string =>
  href('/gift-cards/$brandId/redeem', { brandId }, { ...search })

/** Another step of the same order, with every answer kept, also one that has to be corrected. */
const searchOf = (state: GiftCardState, step: GiftCardStep): Record<string, string> => ({
  ...giftCardSearch(answersOf(state), step),
  ...(state.isQuantityWrong && { quantity: state.typedQuantity }),
})

/** The address of that step. */
export const stepHref = (brandId: string, state: GiftCardState, step: GiftCardStep): string =>
  redeemHref(brandId, searchOf(state, step))

/**
 * What a step's form carries along: the answers of the other steps, an amount with the price at which it was chosen, and which step
 * comes next.
 */
export function carried(
  state: GiftCardState,
  next: GiftCardStep,
  own: readonly string[],
): Record<string, string> {
  const { denomination, chosenAt } = state
  const chosen = denomination && chosenAt ? { ...denomination, points: chosenAt } : denomination
  const search = searchOf({ ...state, denomination: chosen }, next)
  return Object.fromEntries(Object.entries(search).filter(([name]) => !own.includes(name)))
}
