import type { Locale } from './locale.ts'
import { formatNumber, formats, MINUS } from './numerals.ts'

/** Canadian dollars with two decimals (spec §9): `$96.00`, `96,00 $`. */
export function formatMoney(cents: number, locale: Locale): string {
  return withSign(cents, (amount) => formats[locale].dollars(formatNumber(amount / 100, locale, 2)))
}

/**
 * Whole dollars, for the worth of points (spec §9): `$248`, `248 $`. Cents are truncated, so that points are never said
 * to be worth more than they are.
 */
export function formatWholeDollars(cents: number, locale: Locale): string {
  return withSign(Math.trunc(cents / 100), (amount) => formats[locale].dollars(formatNumber(amount, locale)))
}

/** What is printed on a gift card: `$25`, and `$12.50` when there are cents. */
export function formatDenomination(cents: number, locale: Locale): string {
  return cents % 100 === 0 ? formatWholeDollars(cents, locale) : formatMoney(cents, locale)
}

/** Cents that a thousand points buy with one thing that can be bought, from its own price. */
export const centsPer1000Points = ({ valueCents, points }: { valueCents: number; points: number }): number =>
  points > 0 ? (valueCents * 1000) / points : 0

/** What one point buys, from the cents that a thousand buy: `1.00¢`, `1,00 ¢`. */
export function formatCentsPerPoint(centsPer1000Points: number, locale: Locale): string {
  return formats[locale].cents(formatNumber(centsPer1000Points / 1000, locale, 2))
}

function withSign(value: number, write: (amount: number) => string): string {
  return value < 0 ? MINUS + write(-value) : write(value)
}
