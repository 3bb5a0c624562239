/** Marks that are no letters: directions, joiners, white space, what is never drawn, and the quotation mark of `'t Hooft`. */
const BEFORE_NAME = /^[\p{Cc}\p{Cf}\p{Z}\p{P}\p{Default_Ignorable_Code_Point}]+/u
/** Capitals that Unicode got long after their letters, such as that of `ƛ`: hardly a font draws them. */
const LATE_CAPITAL = /^[\u{A720}-\u{A7FF}]/u
/** For browsers without a segmenter: a sign with the marks on it. */
const FIRST_SIGN = /^\P{M}?\p{M}*/u

/**
 * The initials of a name: the first character of each part as people see it (UAX 29), with its marks and modifiers, in upper
 * case where the script has one. A part that is empty has none.
 */
export const initialsOf = (firstName: string, lastName: string): string =>
  [firstName, lastName].map((name) => firstCharacter(inCapitals(name.replace(BEFORE_NAME, '')))).join('')

function inCapitals(name: string): string {
  const capitals = name.toUpperCase()
  return LATE_CAPITAL.test(capitals) ? name : capitals
}

function firstCharacter(text: string): string {
  if (!('Segmenter' in Intl)) return FIRST_SIGN.exec(text)?.[0] ?? ''
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)
  return first?.segment ?? ''
}
