import type { Locale } from '../../.storybook/locale.ts'

const nbsp = '\u00A0'
const grouped = (separator: string) => (value: number) =>
  `${value < 0 ? '−' : ''}${String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, separator)}`

/** Formats whole numbers for stories: 24,850 or 24 850, with a minus sign instead of a hyphen. */
export const inEnglish = grouped(',')
export const inFrench = grouped(nbsp)

/** Numbers and amounts as the site writes them. */
export function numbersIn(locale: Locale) {
  const isFrench = locale === 'fr-ca'
  const sign = (value: number) => (value < 0 ? '−' : '')
  const decimal = (value: number, places: number) => {
    const written = Math.abs(value).toFixed(places)
    return isFrench ? written.replace('.', ',') : written
  }
  return {
    points: isFrench ? inFrench : inEnglish,
    /** Dollars: `$248`, `248 $`; with two places `$612.40`. */
    money: (dollars: number, places = 0) =>
      isFrench
        ? `${sign(dollars)}${decimal(dollars, places)}${nbsp}$`
        : `${sign(dollars)}$${decimal(dollars, places)}`,
    /** `0.90¢`, `0,90 ¢`. */
    cents: (value: number) => (isFrench ? `${decimal(value, 2)}${nbsp}¢` : `${decimal(value, 2)}¢`),
  }
}
