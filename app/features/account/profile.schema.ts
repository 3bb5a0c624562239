import { type CustomerPatch, customerPatch } from '@borealis/contract/customers.ts'
import { zoneOfProvince } from '@borealis/contract/time-zones.ts'
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { interestsIn, MAX_FIELD_NAME } from '#app/domain/interest-field.ts'
import { profileSections } from '#app/domain/outcomes.ts'
import { typedUpTo } from '#app/domain/plain-text.ts'
import { isTimeZone } from '#app/domain/time-zone.ts'
import { personSchema } from '#app/member-data/person.schema.ts'
import type { PersonField, PersonRules } from '#app/member-data/person-fields.ts'
import type { ProfileSection } from './profile-section.ts'

/** One section with what was typed into its fields, as a form sends it. */
export const profileEdit = z.object({
  section: z.enum(profileSections),
  values: z.record(z.string().max(MAX_FIELD_NAME), z.string().transform(typedUpTo(300))),
})
export type ProfileEdit = z.infer<typeof profileEdit>

/** Why a field cannot be saved: one of our own codes, or the backend's sentence. */
export type ProfileErrors = Readonly<Record<string, string>>

type Patched =
  | { readonly ok: true; readonly patch: CustomerPatch }
  | { readonly ok: false; readonly errors: ProfileErrors }

const { language } = customerPatch.required().shape

const schemasFor = (rules: PersonRules) => {
  const person = <Field extends PersonField>(field: Field) => personSchema(field, rules)
  return {
    name: z.object({ firstName: person('firstName'), lastName: person('lastName') }),
    phone: z.object({ phone: person('phone') }),
    birthDate: z.object({ birthDate: person('birthDate') }),
    gender: z.object({ gender: person('gender') }),
    province: z
      .object({ provinceCode: person('provinceCode'), timeZone: z.string().refine(isTimeZone).optional() })
      // Whoever chooses the zone of the province goes on following it.
      .transform(({ provinceCode, timeZone = null }) => ({
        provinceCode,
        timeZone: timeZone === zoneOfProvince[provinceCode] ? null : timeZone,
      })),
    language: z.object({ language }),
    personalisation: z
      .object({ personalisation: z.enum(['yes', 'no']) })
      .transform(({ personalisation }) => ({ preferences: { personalisation: personalisation === 'yes' } })),
    interests: z.looseObject({}).transform((ticked) => ({ preferences: { interests: interestsIn(ticked) } })),
  } satisfies Record<ProfileSection, z.ZodType<CustomerPatch>>
}

/** The change that a section's form asks for, checked against the contract. */
export function patchOf({ section, values }: ProfileEdit, rules: PersonRules): Patched {
  const schema: z.ZodType<CustomerPatch> = schemasFor(rules)[section]
  const submission = parseWithZod(new URLSearchParams(values), { schema, formatError: codeOf })
  if (submission.status === 'success') return { ok: true, patch: submission.value }
  const found = submission.status === 'error' ? submission.error : null
  const errors = Object.entries(found ?? {}).flatMap(([field, code]) =>
    code ? [[field || section, code]] : [],
  )
  return { ok: false, errors: Object.fromEntries(errors) }
}

/** The first problem of a field, as a code that has words (`profile-form.tsx`). */
function codeOf(issues: readonly z.core.$ZodIssue[]): string {
  const [issue] = issues
  if (issue?.code === 'custom' && typeof issue.params?.problem === 'string') return issue.params.problem
  return issue?.code ?? 'custom'
}
