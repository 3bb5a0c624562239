import { NO_BREAK_SPACE } from '../../app/domain/numerals.ts'

/** Replaces every kind of space in a text by U+00A0, so that formatted numbers can be compared. */
export function normaliseSpaces(text: string): string {
  return text.replace(/[\u0020\u00a0\u2007\u2009\u202f]/g, NO_BREAK_SPACE)
}
