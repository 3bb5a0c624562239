import type { GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import type { PageData } from '@borealis/contract/page-data.ts'
import { differs } from './report.ts'

/** Rules of the contract for page data beyond the types of its fields. */
export function judgePageData({
  awardTypes,
  historyCategories,
  cardTypes,
  dateRanges,
  palettes,
  takeovers,
}: PageData): string[] {
  const filters = { awardTypes, historyCategories, cardTypes }
  const known = new Set(palettes.map(({ brandCode }) => brandCode))
  return [
    ...Object.entries(filters).flatMap(([name, [first]]) =>
      differs(first?.code !== 'ALL', `expected ALL first in \`${name}\``),
    ),
    ...differs(
      dateRanges.filter(({ isDefault }) => isDefault).length !== 1,
      'expected one of `dateRanges` to be the default',
    ),
    ...differs(
      takeovers.some(({ brandCode }) => !known.has(brandCode)),
      'expected a palette with the `brandCode` of each takeover',
    ),
  ]
}

/** Rules of the contract for gift cards beyond the types of their fields. */
export function judgeGiftCards(brands: readonly GiftCardBrand[]): string[] {
  const amounts = brands.flatMap(({ formats, denominations }) =>
    denominations.map((one) => ({ formats, ...one })),
  )
  return [
    ...differs(
      brands.some(({ denominations }) =>
        denominations.some(({ points }, at) => points < (denominations[at - 1]?.points ?? 0)),
      ),
      'expected the cheapest of `denominations` first',
    ),
    ...differs(
      brands.some(({ formats, deliveryPromises }) => formats.some((format) => !deliveryPromises[format])),
      'expected a delivery promise for each format',
    ),
    ...differs(
      amounts.some(({ formats, stock }) => formats.every((format) => stock[format] === undefined)),
      'expected each amount to have `stock` of a format that its brand offers',
    ),
    ...differs(new Set(amounts.map(({ sku }) => sku)).size !== amounts.length, 'expected each `sku` once'),
  ]
}
