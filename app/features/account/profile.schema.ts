import { type CustomerPatch, customerPatch } from '@borealis/contract/customers.ts'
import { readProvince } from '@borealis/contract/written-province.ts'
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { birthDateProblem } from '#app/domain/birth-date.ts'
import { INTEREST } from '#app/domain/interest-field.ts'
import { readPhone } from '#app/domain/phone.ts'
import { MAX_NAME_LENGTH, oneLine, typedUpTo } from '#app/domain/plain-text.ts'
import { dayOf } from '#app/domain/typed-date.ts'
import { type ProfileSection, profileSections } from './profile-section.ts'

/** One section with what was typed into its fields, as a form sends it. */
export const profileEdit = z.object({
  section: z.enum(profileSections),
  values: z.record(z.string().max(40), z.string().transform(typedUpTo(300))),
})
export type ProfileEdit = z.infer<typeof profileEdit>

/** Why a field cannot be saved: one of our own codes, or the backend's sentence. */
export type ProfileErrors = Readonly<Record<string, string>>

type Patched =
  | { readonly ok: true; readonly patch: CustomerPatch }
  | { readonly ok: false; readonly errors: ProfileErrors }

/** A field as a browser sends it; one that is empty arrives as nothing. */
const typed = z.string().trim().default('')
const { phone, gender, provinceCode, language } = customerPatch.required().shape
/** Text that is no number stays what it is, and is refused. */
const savedPhone = (text: string): string => {
  const read = readPhone(text)
  return 'phone' in read ? read.phone : text
}
const name = z.string().transform(oneLine).pipe(z.string().min(1).max(MAX_NAME_LENGTH))

/** What the programme asks of a birth date. */
export interface ProfileRules {
  /** In full years. */
  readonly minimumAge: number
  /** Where the member lives, `YYYY-MM-DD`. */
  readonly today: string
}

const schemasFor = ({ minimumAge, today }: ProfileRules) =>
  ({
    name: z.object({ firstName: name, lastName: name }),
    // Only an empty field removes the number: words without a digit are a mistake.
    phone: z.object({
      phone: typed.transform((text) => (text === '' ? null : savedPhone(text))).pipe(phone),
    }),
    birthDate: z.object({
      birthDate: typed
        .superRefine((text, context) => {
          const problem = birthDateProblem(text, today, minimumAge)
          if (problem) context.addIssue({ code: 'custom', params: { problem } })
        })
        .transform((text) => dayOf(text, today)),
    }),
    gender: z.object({ gender: typed.transform((text) => text || null).pipe(gender) }),
    province: z.object({ provinceCode: z.preprocess((text) => readProvince(text) ?? text, provinceCode) }),
    language: z.object({ language }),
    personalisation: z
      .object({ personalisation: z.enum(['yes', 'no']) })
      .transform(({ personalisation }) => ({ preferences: { personalisation: personalisation === 'yes' } })),
    // One box each: a box that is not ticked is not sent, so that what is sent is the whole list.
    interests: z.looseObject({}).transform((ticked) => ({
      preferences: {
        interests: Object.keys(ticked)
          .filter((field) => field.startsWith(INTEREST))
          .map((field) => field.slice(INTEREST.length)),
      },
    })),
  }) satisfies Record<ProfileSection, z.ZodType<CustomerPatch>>

/** The change that a section's form asks for, checked against the contract. */
export function patchOf({ section, values }: ProfileEdit, rules: ProfileRules): Patched {
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
