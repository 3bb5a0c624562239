import type { Locale } from './locale.ts'
import { formatNumber } from './numerals.ts'

/** `24,850` or `24 850`. The word beside it belongs to the messages. */
export function formatPoints(points: number, locale: Locale): string {
  return formatNumber(points, locale)
}

/** With its sign, as a ledger shows it: `+400`, `−2,500`, `0`. */
export function formatSignedPoints(points: number, locale: Locale): string {
  return points > 0 ? `+${formatNumber(points, locale)}` : formatNumber(points, locale)
}

/**
 * The worth of points in cents; fractions of a cent are dropped. Null below a dollar: the worth is shown in whole dollars, and
 * points that are worth something must not read $0.
 * @param pointsPerDollar from the page data; without it no dollar figure is shown, hence null
 */
export function worthInCents(points: number, pointsPerDollar: number | null | undefined): number | null {
  if (!pointsPerDollar || pointsPerDollar <= 0) return null
  const cents = Math.trunc((points * 100) / pointsPerDollar)
  return cents < 100 ? null : cents
}

/** Points still missing; 0 when there are enough. */
export function shortfall(needed: number, balance: number): number {
  return Math.max(0, needed - balance)
}

/**
 * An amount and its price in points where it was chosen, so that the review can tell that it has changed. In one value, because a
 * radio button has one, and in the address, because a form without JavaScript has nothing else.
 */
export const pricedSku = (sku: string, points: number): string => `${sku}*${points}`

/** Reads a `pricedSku`, or a SKU alone, as older links to the flow have it. */
export function readPricedSku(text: string): { readonly sku: string; readonly points: number | undefined } {
  const [, sku, points] = /^(.+)\*(\d{1,9})$/.exec(text) ?? []
  return sku && points ? { sku, points: Number(points) } : { sku: text, points: undefined }
}
