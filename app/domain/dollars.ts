import type { Locale } from './locale.ts'
import { formats } from './numerals.ts'
import { plainText } from './plain-text.ts'

/** The currency of here, before the number and after it. */
const BEFORE = /^(?:(?:CA|C)? ?\$|CAD) ?/i
const AFTER = / ?(?:\$ ?(?:CAD?|CAN)?|CAD|dollars?)$/i

/** Thousands in groups of three; between dots only where cents follow a comma, because `25.000` may be twenty-five. */
const AMOUNT = /^(\d{1,3}(?:[ ,'’]\d{3})+|\d{1,3}(?:\.\d{3})+(?=,)|\d{0,7})(?:[.,](\d{0,2}))?$/

/** `12$50`, as people in Quebec write it. */
const SIGN_BETWEEN = /^(\d{1,7}) ?\$ ?(\d{2})$/

/** Three digits behind one comma: thousands, and a slip of the finger to who writes cents behind a comma. */
const ONE_COMMA = /^\d{1,3},\d{3}$/

/** `amount-cents` may be two amounts, or has fractions of a cent. */
export type DollarsProblem = 'amount' | 'amount-cents' | 'amount-below' | 'amount-currency'

/** Cents of an amount as people write it: `21.40`, `21,40`, `$21.40`, `1 021,40 $`, `1,021.40`, `21,40 $ CA`, or why it is none. */
export function readDollars(text: string, locale: Locale): { cents: number } | { problem: DollarsProblem } {
  const typed = plainText(text).replace(/\u2212/g, '-')
  if (/^-|^\(.*\)$|-$/.test(typed) && /\d/.test(typed)) return { problem: 'amount-below' }
  if (/[€£¥¢]|\b(?:US|EUR|GBP)/i.test(typed)) return { problem: 'amount-currency' }
  const plain = typed.replace(SIGN_BETWEEN, '$1.$2').replace(BEFORE, '').replace(AFTER, '')
  const isUnclear = formats[locale].decimal === ',' && ONE_COMMA.test(plain)
  const [, whole = '', cents = ''] = (!isUnclear && AMOUNT.exec(plain)) || []
  if (whole + cents !== '')
    return { cents: Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0')) }
  return { problem: /^\d[\d ]*(?:[.,]\d+)+$/.test(plain) ? 'amount-cents' : 'amount' }
}
