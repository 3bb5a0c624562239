import { NO_BREAK_SPACE } from '../../app/domain/numerals.ts'

/** Every kind of space that ICU or a keyboard may put into a number becomes U+00A0, so that texts can be compared. */
export function normaliseSpaces(text: string): string {
  return text.replace(/[\u0020\u00a0\u2007\u2009\u202f]/g, NO_BREAK_SPACE)
}
