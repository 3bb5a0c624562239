/** Marks that show nothing and turn or cut what stands beside them. Those that join letters, as in Persian or emoji, stay. */
const INVISIBLE = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g

/** Something that can be seen: some letters, such as U+3164 and the empty pattern of Braille, are blank. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * A name or a line of an address as it is saved: one line, without control characters and without invisible marks that came along
 * with a paste; empty when nothing of it can be seen. Every letter stays as it was typed.
 */
export function oneLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(INVISIBLE, '')
    .trim()
  return VISIBLE.test(line) ? line : ''
}

/**
 * What was typed into a field, for whoever checks it. In the place of a text that is longer than anything its form takes stands one that
 * nobody reads and no field takes, so that the field is refused and not the form.
 * @param longest above every limit of the form's fields
 */
export const typedUpTo =
  (longest: number) =>
  (text: string): string =>
    text.length > longest ? '\uFFFD'.repeat(longest + 1) : text

/** The zeros of the scripts whose digits keyboards in use here write: Arabic, Persian, Devanagari, Bengali, Gurmukhi, Tamil. */
const ZEROS = /[٠-٩۰-۹०-९০-৯੦-੯௦-௯]/g

/**
 * What is meant by typed or pasted text that has a form, such as a number or a code: wide letters, other scripts' digits,
 * special dashes and spaces and invisible marks become what a keyboard here writes.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    // In these blocks a zero's last four bits are 0 or 6.
    .replace(ZEROS, (digit) => String((digit.charCodeAt(0) - (/[٠-٩۰-۹]/.test(digit) ? 0 : 6)) & 15))
    // The decimal and thousands signs that go with Arabic digits.
    .replace(/[٫٬]/g, (sign) => (sign === '٫' ? '.' : ','))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
