import * as m from '#app/paraglide/messages.js'
import type { JoinErrors } from './check-join.ts'

const byField: Readonly<Record<string, () => string>> = {
  email: m.join_emailWrong,
  firstName: m.join_firstNameWrong,
  lastName: m.join_lastNameWrong,
  birthDate: m.join_birthDateWrong,
  provinceCode: m.join_provinceMissing,
  gender: m.join_chooseOne,
  phone: m.join_phoneWrong,
  addressLine1: m.addresses_line1Missing,
  addressLine2: m.addresses_tooLong,
  city: m.addresses_cityMissing,
  addressProvinceCode: m.join_provinceMissing,
  postalCode: m.addresses_postalWrong,
  kitNumber: m.join_kitWrong,
  terms: m.join_termsMissing,
}

/** A sentence for each field: the backend's own, or ours for a code of `check-join.ts`. */
export function joinErrorWords(errors: JoinErrors, minimumAge: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, problem]) => [field, sentence(field, problem, minimumAge)]),
  )
}

function sentence(field: string, problem: string, age: number): string {
  // Codes have no spaces, sentences do.
  if (problem.includes(' ')) return problem
  if (problem === 'too-young') return m.join_birthDateYoung({ age })
  if (problem === 'in-the-future') return m.join_birthDateFuture()
  if (problem === 'too-long' && field === 'addressLine1') return m.addresses_tooLong()
  if (problem === 'too-long' && field === 'city') return m.addresses_cityTooLong()
  return (byField[field] ?? m.join_chooseOne)()
}

/** The id of a field's control: what an error leads to. */
export const fieldId = (field: string): string => `join-${field}`
