import * as m from '#app/paraglide/messages.js'

const byField: Readonly<Record<string, () => string>> = {
  firstName: m.profile_firstNameWrong,
  lastName: m.profile_lastNameWrong,
  phone: m.profile_phoneWrong,
  birthDate: m.profile_birthDateWrong,
  gender: m.profile_chooseOne,
  provinceCode: m.profile_chooseOne,
  language: m.profile_chooseOne,
}

/** Why a birth date cannot be (`birthDateProblem`), where the reason is more than a slip. */
const byCode: Readonly<Record<string, (values: { age: number }) => string>> = {
  'in-the-future': m.profile_birthDateFuture,
  'too-young': m.profile_birthDateYoung,
  'too-long-ago': m.profile_birthDateWrong,
  'not-a-date': m.profile_birthDateWrong,
}

/** A sentence for each field: the backend's own, or ours for what the contract says is wrong. */
export function profileErrorWords(
  errors: Readonly<Record<string, string>>,
  minimumAge: number,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, problem]) => [field, sentence(field, problem, minimumAge)]),
  )
}

function sentence(field: string, problem: string, age: number): string {
  // Codes have no spaces, sentences do.
  if (problem.includes(' ')) return problem
  return (byCode[problem] ?? byField[field] ?? m.profile_chooseOne)({ age })
}
