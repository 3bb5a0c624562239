import { type AddressBody, addressBody } from '@borealis/contract/addresses.ts'
import { provinceCode } from '@borealis/contract/values.ts'
import { readProvince } from '@borealis/contract/written-province.ts'
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { oneLine, typedUpTo } from '#app/domain/plain-text.ts'
import { readPostalCode, savedPostalCode } from '#app/domain/postal-code.ts'
import { type AddressField, type AddressProblem, addressFields } from '#app/member-data/address-fields.ts'

export type AddressErrors = Readonly<Partial<Record<AddressField, AddressProblem>>>

const typedText = z.string().transform(typedUpTo(500)).default('')

/** What a form sends: unchecked text in each field. */
export const addressInput = z.object(
  // Each field of the table, and no other.
  Object.fromEntries(addressFields.map((field) => [field, typedText])) as Record<
    AddressField,
    typeof typedText
  >,
)
export type AddressInput = z.infer<typeof addressInput>

/** The contract's address as people write it, with only the letters that Canada Post uses in postal codes. */
const checked = addressBody.extend({
  provinceCode: z.preprocess((text) => readProvince(text) ?? text, provinceCode),
  postalCode: z
    .string()
    .transform(savedPostalCode)
    .refine((code) => 'postalCode' in readPostalCode(code)),
})

type Checked =
  | { readonly ok: true; readonly address: AddressBody }
  | { readonly ok: false; readonly errors: AddressErrors }

/** The address as it is saved, or what is wrong with which field. */
export function checkAddress(typed: AddressInput): Checked {
  const submission = parseWithZod(
    new URLSearchParams(addressFields.map((field) => [field, oneLine(typed[field])])),
    {
      schema: checked,
      formatError: (issues: readonly z.core.$ZodIssue[]): AddressProblem =>
        issues[0]?.code === 'too_big' ? 'too-long' : 'wrong',
    },
  )
  if (submission.status === 'success') return { ok: true, address: submission.value }
  const found = submission.status === 'error' ? submission.error : null
  const errors: Partial<Record<AddressField, AddressProblem>> = {}
  for (const field of addressFields) {
    const problem = found?.[field]
    if (problem) errors[field] = oneLine(typed[field]) === '' ? 'missing' : problem
  }
  return { ok: false, errors }
}
