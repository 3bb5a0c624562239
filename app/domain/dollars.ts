import { plainText } from './plain-text.ts'

/**
 * Cents of an amount as people write it: `21.40`, `21,40`, `$21.40`, `1 021,40 $`, `1,021.40`.
 * @returns nothing when it is not an amount, or has fractions of a cent
 */
export function parseDollars(text: string): number | undefined {
  const plain = plainText(text).replace(/[\s$]/g, '')
  const match = /^(\d{1,3}(?:[,.]\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain)
  if (!match?.[1]) return undefined
  const whole = Number(match[1].replace(/[.,]/g, ''))
  return whole * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
