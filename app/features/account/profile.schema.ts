import { z } from 'zod'
import { type CustomerPatch, customerPatch } from '#app/backend/contract/customers.ts'
import { birthDateProblem } from '#app/domain/birth-date.ts'
import { formatPhone } from '#app/domain/phone.ts'
import { dayIn, defaultTimeZone } from '#app/domain/time-zone.ts'
import { profileSections } from './profile-section.ts'

/** One section with what was typed into its fields, as a form sends it. */
export const profileEdit = z.object({
  section: z.enum(profileSections),
  values: z.record(z.string().max(40), z.string().max(300)),
})
export type ProfileEdit = z.infer<typeof profileEdit>

/** Why a field cannot be saved: one of our own codes, or the backend's sentence. */
export type ProfileErrors = Readonly<Record<string, string>>

type Patched =
  | { readonly ok: true; readonly patch: CustomerPatch }
  | { readonly ok: false; readonly errors: ProfileErrors }

/** The change that a section's form asks for, checked against the contract. */
export function patchOf({ section, values }: ProfileEdit): Patched {
  const asked = fieldsOf(section, (name) => (values[name] ?? '').trim())
  const { birthDate } = asked
  if (typeof birthDate === 'string') {
    const problem = birthDateProblem(birthDate, dayIn(Date.now(), defaultTimeZone))
    if (problem) return { ok: false, errors: { birthDate: problem } }
  }
  const checked = customerPatch.safeParse(asked)
  if (checked.success) return { ok: true, patch: checked.data }
  const errors = checked.error.issues.map(({ path, code }) => [String(path[0] ?? section), code])
  return { ok: false, errors: Object.fromEntries(errors) }
}

function fieldsOf(section: ProfileEdit['section'], typed: (name: string) => string): Record<string, unknown> {
  switch (section) {
    case 'name':
      return { firstName: typed('firstName'), lastName: typed('lastName') }
    case 'phone':
      return { phone: formatPhone(typed('phone')) || null }
    case 'birthDate':
      return { birthDate: typed('birthDate') }
    case 'gender':
      return { gender: typed('gender') || null }
    case 'province':
      return { provinceCode: typed('provinceCode') }
    case 'language':
      return { language: typed('language') }
  }
}
