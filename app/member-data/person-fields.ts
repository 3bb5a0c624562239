import { MAX_NAME } from '@borealis/contract/limits.ts'
import { isProvinceCode } from '@borealis/contract/provinces.ts'
import { birthDateProblem } from '#app/domain/birth-date.ts'
import { readPhone } from '#app/domain/phone.ts'
import * as m from '#app/paraglide/messages.js'
import { dateProblemWords } from './typed-day.ts'

/** What the programme asks of a person. */
export interface PersonRules {
  /** Where the person lives, `YYYY-MM-DD`. */
  readonly today: string
  /** In full years. */
  readonly minimumAge: number
}

interface FieldPlan {
  readonly kind: 'text' | 'day' | 'choice' | 'phone'
  readonly label: () => string
  /** What the browser fills in; absent where its kind decides, or nothing is. */
  readonly autoComplete?: string
  readonly isOptional?: true
  /** What is wrong with a text, trimmed, as far as a browser can tell: a code. */
  readonly problem: (text: string, rules: PersonRules) => string | null
  /** What is said of one that is missing or wrong, unless its code says more. */
  readonly wrong: () => string
}

export type PersonField = 'firstName' | 'lastName' | 'birthDate' | 'provinceCode' | 'gender' | 'phone'

const aName = {
  kind: 'text',
  problem: (text: string) => (text === '' ? 'missing' : text.length > MAX_NAME ? 'too-long' : null),
} as const

/**
 * The fields of a person in the order of a form: what joining, the profile and their servers know of them. A further field of
 * the contract is a row here and its words; the profile asks which of its sections it is in (`profile-section.ts`).
 */
export const personPlan: Readonly<Record<PersonField, FieldPlan>> = {
  firstName: {
    ...aName,
    label: m.profile_firstName,
    autoComplete: 'given-name',
    wrong: m.profile_firstNameWrong,
  },
  lastName: {
    ...aName,
    label: m.profile_lastName,
    autoComplete: 'family-name',
    wrong: m.profile_lastNameWrong,
  },
  birthDate: {
    kind: 'day',
    label: m.profile_birthDate,
    autoComplete: 'bday',
    problem: (text, { today, minimumAge }) => birthDateProblem(text, today, minimumAge),
    wrong: m.profile_birthDateWrong,
  },
  provinceCode: {
    kind: 'choice',
    label: m.addresses_province,
    autoComplete: 'address-level1',
    problem: (text) => (isProvinceCode(text) ? null : 'missing'),
    wrong: m.addresses_provinceMissing,
  },
  gender: {
    kind: 'choice',
    label: m.profile_gender,
    isOptional: true,
    problem: () => null,
    wrong: m.profile_chooseOne,
  },
  phone: {
    kind: 'phone',
    label: m.profile_phone,
    isOptional: true,
    // Only an empty field is no number: words without a digit are a mistake.
    problem: (text) => (text === '' || 'phone' in readPhone(text) ? null : 'wrong'),
    wrong: m.field_phoneForeign,
  },
}

// The table has these keys and no others: its type names them.
export const personFields = Object.keys(personPlan) as readonly PersonField[]

export const isPersonField = (field: string): field is PersonField => field in personPlan

/**
 * A sentence for each field: the backend's own, or ours for a code of the table.
 * @param own what a form says of its other fields, and in other words than the table
 */
export const personErrorWords = (
  errors: Readonly<Record<string, string>>,
  own: (field: string, problem: string) => string | undefined,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, problem]) => [
      field,
      // Codes have no spaces, sentences do.
      problem.includes(' ') ? problem : (own(field, problem) ?? sentence(field, problem)),
    ]),
  )

function sentence(field: string, problem: string): string {
  if (problem === 'in-the-future') return m.profile_birthDateFuture()
  if (problem === 'too-long') return m.addresses_tooLong({ max: MAX_NAME })
  return dateProblemWords(problem) ?? (isPersonField(field) ? personPlan[field].wrong : m.profile_chooseOne)()
}
