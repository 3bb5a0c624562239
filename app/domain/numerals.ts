import type { Locale } from './locale.ts'

/** Between the digits of a French number and before its unit. ICU versions differ in which space they use; this site does not. */
export const NO_BREAK_SPACE = '\u00a0'
/** U+2060: invisible, forbids a line break. */
const WORD_JOINER = '\u2060'

/** A number with hyphens that no line may cut: `2026-09`. */
export const unbroken = (number: string): string => number.replaceAll('-', `${WORD_JOINER}-${WORD_JOINER}`)

/** A real minus: as wide as a plus, and read as one. */
export const MINUS = '\u2212'

/** How each language writes numbers and amounts; `list` separates the cells of its spreadsheets. */
export const formats = {
  'en-ca': {
    group: ',',
    decimal: '.',
    list: ',',
    dollars: (amount: string) => `$${amount}`,
    cents: (amount: string) => `${amount}¢`,
  },
  'fr-ca': {
    group: NO_BREAK_SPACE,
    decimal: ',',
    list: ';',
    dollars: (amount: string) => `${amount}${NO_BREAK_SPACE}$`,
    cents: (amount: string) => `${amount}${NO_BREAK_SPACE}¢`,
  },
} as const satisfies Record<Locale, unknown>

/**
 * A number in the page's language: `24,850` or `24 850` (with U+00A0). Written by hand, not by Intl: the spaces of
 * French numbers change between ICU versions, and then the server's text and the browser's differ.
 */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, formats[locale].group)
  const text = fraction ? grouped + formats[locale].decimal + fraction : grouped
  return value < 0 && /[1-9]/.test(text) ? MINUS + text : text
}
