import type { Denomination, GiftCardBrand } from './gift-cards.ts'
import type { GiftCardFormat } from './values.ts'

/** Cards that one line may ask for, whatever the programme and the balance allow. */
export const MAX_LINE_QUANTITY = 100

/** Characters of a line's name: a longer one is cut. */
export const MAX_LINE_NAME = 120

/** One line of a gift-card order (spec §3). `points` is for one card. */
export type OrderLine = {
  readonly name: string
  readonly id: string
  readonly sku: string
  readonly points: number
  readonly qty: number
}

/** Points that the whole order takes. */
export function orderPoints(lines: readonly Pick<OrderLine, 'points' | 'qty'>[]): number {
  return lines.reduce((sum, line) => sum + line.points * line.qty, 0)
}

/** Cards in the whole order. */
export function orderQuantity(lines: readonly Pick<OrderLine, 'qty'>[]): number {
  return lines.reduce((sum, line) => sum + line.qty, 0)
}

/** False for an amount that is sold out in this format, or not sold in it at all. */
export const hasStock = ({ stock }: Pick<Denomination, 'stock'>, format: GiftCardFormat): boolean =>
  stock[format] !== 0 && stock[format] !== undefined

type Amounts = Pick<GiftCardBrand, 'denominations' | 'formats'>

/** The amounts that can be ordered in one of the brand's formats, cheapest first; none of a brand that is sold out. */
export const amountsInStock = ({ denominations, formats }: Amounts): Denomination[] =>
  denominations.filter((one) => formats.some((format) => hasStock(one, format)))

/** What the brand begins at: its cheapest amount in stock, or the cheapest of all where it is sold out. */
export const cheapestAmount = (brand: Amounts): Denomination | undefined =>
  amountsInStock(brand)[0] ?? brand.denominations[0]
