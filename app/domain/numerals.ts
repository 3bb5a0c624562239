import type { Locale } from './locale.ts'

/** Between the digits of a French number and before its unit: one space everywhere, never ICU's choice of the day. */
export const NO_BREAK_SPACE = '\u00a0'
/** A real minus: as wide as a plus, and read as one. */
export const MINUS = '\u2212'

/**
 * A number in the page's language: `24,850` or `24 850` (with U+00A0). Written by hand, not by Intl: the spaces of
 * French numbers change between ICU versions, and then the server's text and the browser's differ.
 */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, locale === 'fr-ca' ? NO_BREAK_SPACE : ',')
  const text = fraction ? grouped + (locale === 'fr-ca' ? ',' : '.') + fraction : grouped
  return value < 0 && /[1-9]/.test(text) ? MINUS + text : text
}

/** `20%`, or `20 %` with a no-break space. */
export function formatPercent(value: number, locale: Locale): string {
  const decimals = Number.isInteger(value) ? 0 : 1
  return formatNumber(value, locale, decimals) + (locale === 'fr-ca' ? `${NO_BREAK_SPACE}%` : '%')
}

/** Every kind of space that ICU or a keyboard may put into a number becomes U+00A0, so that texts can be compared. */
export function normaliseSpaces(text: string): string {
  return text.replace(/[\u0020\u00a0\u2007\u2009\u202f]/g, NO_BREAK_SPACE)
}
