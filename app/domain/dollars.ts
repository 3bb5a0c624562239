import { plainText } from './plain-text.ts'

/** The currency of here, before the number and after it. */
const BEFORE = /^(?:(?:CA|C)? ?\$|CAD) ?/i
const AFTER = / ?(?:\$ ?(?:CAD?|CAN)?|CAD|dollars?)$/i

/** Thousands in groups of three; between dots only where cents follow a comma, because `25.000` may be twenty-five. */
const AMOUNT = /^(\d{1,3}(?:[ ,'’]\d{3})+|\d{1,3}(?:\.\d{3})+(?=,)|\d{0,7})(?:[.,](\d{0,2}))?$/

/**
 * Cents of an amount as people write it: `21.40`, `21,40`, `$21.40`, `1 021,40 $`, `1,021.40`, `21,40 $ CA`.
 * @returns nothing when it is not an amount of this currency, may be two, or has fractions of a cent
 */
export function parseDollars(text: string): number | undefined {
  const plain = plainText(text).replace(BEFORE, '').replace(AFTER, '')
  const [, whole = '', cents = ''] = AMOUNT.exec(plain) ?? []
  if (whole + cents === '') return undefined
  return Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}
