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
