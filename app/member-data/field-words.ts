import { type PhoneProblem, readPhone } from '#app/domain/phone.ts'
import { type PostalCodeProblem, readPostalCode } from '#app/domain/postal-code.ts'
import * as m from '#app/paraglide/messages.js'
import { emailWords } from './email-words.ts'

const phoneSentences: Record<PhoneProblem, (found: string) => string> = {
  'phone-letters': (found) => m.field_phoneLetters({ found }),
  'phone-foreign': () => m.field_phoneForeign(),
  'phone-count': (count) => m.field_phoneCount({ count }),
  'phone-impossible': (found) => m.field_phoneImpossible({ found }),
}

/** What is wrong with a number as it was typed, the same in every form. */
export function phoneWords(typed: string): string {
  const read = readPhone(typed)
  return 'problem' in read ? phoneSentences[read.problem](read.found) : m.field_phoneCount({ count: '0' })
}

/** What will not be saved of a number, while it still stands in its field. */
export function phoneWarning(typed: string): string | undefined {
  const read = readPhone(typed)
  return 'phone' in read && read.extension !== null
    ? m.field_phoneExtension({ phone: read.phone })
    : undefined
}

const postalSentences: Record<PostalCodeProblem, (found: string, place: number) => string> = {
  'postal-zip': () => m.field_postalZip(),
  'postal-count': (count) => m.field_postalCount({ count }),
  'postal-character': (found, place) => m.field_postalCharacter({ found, place }),
}

/** What is wrong with a postal code as it was typed, the same in every form. */
function postalCodeWords(typed: string): string {
  const read = readPostalCode(typed)
  const isMissing = typed.trim() === '' || 'postalCode' in read
  return isMissing ? m.addresses_postalWrong() : postalSentences[read.problem](read.found, read.place)
}

const wordsOf: Readonly<Record<string, (typed: string) => string>> = {
  email: emailWords,
  phone: phoneWords,
  postalCode: postalCodeWords,
}

/** The errors of a form, with a sentence in the place of each `wrong` that can be named. */
export const named = (
  errors: Readonly<Record<string, string>>,
  textOf: (field: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, problem]) => [
      field,
      (problem === 'wrong' && wordsOf[field]?.(textOf(field))) || problem,
    ]),
  )
