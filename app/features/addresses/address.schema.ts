import { z } from 'zod'
import { type AddressBody, addressBody } from '#app/backend/contract/addresses.ts'
import { formatPostalCode, isPostalCode } from '#app/domain/postal-code.ts'

export type AddressField = 'addressLine1' | 'addressLine2' | 'city' | 'provinceCode' | 'postalCode'
export type AddressErrors = Readonly<Partial<Record<AddressField, 'missing' | 'too-long' | 'wrong'>>>

/** What a form sends: text in each field, not checked yet. Longer than any address is no form of ours. */
export const typedAddress = z.object({
  addressLine1: z.string().max(500).default(''),
  addressLine2: z.string().max(500).default(''),
  city: z.string().max(500).default(''),
  provinceCode: z.string().max(500).default(''),
  postalCode: z.string().max(500).default(''),
})
export type TypedAddress = z.infer<typeof typedAddress>

/** The contract's address, with the letters that Canada Post really uses. */
const checked = addressBody.extend({
  postalCode: z.string().transform(formatPostalCode).refine(isPostalCode),
})

type Checked =
  | { readonly ok: true; readonly address: AddressBody }
  | { readonly ok: false; readonly errors: AddressErrors }

/** The address as it is saved, or what is wrong with which field. */
export function checkAddress(typed: TypedAddress): Checked {
  const { addressLine2, ...lines } = typed
  const parsed = checked.safeParse({ ...lines, ...(addressLine2.trim() && { addressLine2 }) })
  if (parsed.success) return { ok: true, address: parsed.data }
  const errors: Partial<Record<AddressField, 'missing' | 'too-long' | 'wrong'>> = {}
  for (const { path, code } of parsed.error.issues) {
    const field = addressFields.find((name) => name === path[0])
    if (!field) continue
    errors[field] = typed[field].trim() === '' ? 'missing' : code === 'too_big' ? 'too-long' : 'wrong'
  }
  return { ok: false, errors }
}

const addressFields = [
  'addressLine1',
  'addressLine2',
  'city',
  'provinceCode',
  'postalCode',
] as const satisfies readonly AddressField[]
