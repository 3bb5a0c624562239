const INVISIBLE = /\p{Cf}/gu

/** Digits of every script as ASCII ones: a phone's keyboard writes `٤١٦` or `４１６` where ours writes `416`. */
const withOurDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    // Each script has its ten digits in a row.
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })

/**
 * What is meant by typed or pasted text that has a form, such as a number or a code: wide letters, other scripts' digits,
 * special dashes and spaces and invisible marks become what a keyboard here writes.
 */
export const plainText = (text: string): string =>
  withOurDigits(text.normalize('NFKC').replace(INVISIBLE, ''))
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
