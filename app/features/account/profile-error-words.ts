import * as m from '#app/paraglide/messages.js'
import { CHANGED_MEANWHILE } from './section-version.ts'

const byField: Readonly<Record<string, () => string>> = {
  firstName: m.profile_firstNameWrong,
  lastName: m.profile_lastNameWrong,
  phone: m.profile_phoneWrong,
  birthDate: m.profile_birthDateWrong,
  gender: m.profile_chooseOne,
  provinceCode: m.profile_chooseOne,
  language: m.profile_chooseOne,
}

/** Values that a sentence may contain: the minimum age, and the section's current value. */
interface Facts {
  readonly age: number
  readonly current: string
}

/** Errors that are not typing mistakes: of a birth date (`birthDateProblem`), or a conflicting change. */
const byCode: Readonly<Record<string, (facts: Facts) => string>> = {
  [CHANGED_MEANWHILE]: m.profile_changedMeanwhile,
  'in-the-future': m.profile_birthDateFuture,
  'too-young': m.profile_birthDateYoung,
  'too-long-ago': m.profile_birthDateWrong,
  'not-a-date': m.profile_birthDateWrong,
}

/** A sentence for each field: the backend's own, or ours for what the contract says is wrong. */
export function profileErrorWords(
  errors: Readonly<Record<string, string>>,
  facts: Facts,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, problem]) => [field, sentence(field, problem, facts)]),
  )
}

function sentence(field: string, problem: string, facts: Facts): string {
  // Codes have no spaces, sentences do.
  if (problem.includes(' ')) return problem
  return (byCode[problem] ?? byField[field] ?? m.profile_chooseOne)(facts)
}
