import { z } from 'zod'
import { MAX_ADDRESS_LINE, MAX_CITY } from './limits.ts'
import { postalCode, provinceCode, sentBack, writtenProvince } from './values.ts'

/** An address book holds this many; one more is LIMIT_EXCEEDED. */
export const maxAddresses = 20

/** What a customer types (spec §3). Body of create and update. */
export const addressBody = z.object({
  addressLine1: z.string().trim().min(1).max(MAX_ADDRESS_LINE),
  addressLine2: z.string().trim().max(MAX_ADDRESS_LINE).optional().describe('Unit, apartment, suite'),
  city: z.string().trim().min(1).max(MAX_CITY),
  provinceCode,
  postalCode,
})
export type AddressBody = z.infer<typeof addressBody>

/** An address on record: its province is shown as it is written there. */
export const writtenAddress = addressBody.extend({ provinceCode: writtenProvince })
export type WrittenAddress = z.infer<typeof writtenAddress>

/** One saved address. `isDefault` is the one preselected for a physical order; exactly one is, when there are any. */
export const address = writtenAddress.extend({ uniqueId: sentBack(), isDefault: z.boolean() })
export type Address = z.infer<typeof address>

/** Newest first, the default one before all others. */
export const addressList = z.object({ addresses: z.array(address) })

/** What somebody has typed so far of a street, with its number. */
export const addressSuggestionBody = z.object({ typed: z.string().trim().min(1).max(MAX_ADDRESS_LINE) })
/** Whole addresses, best first. A service that the backend asks for them learns what was typed, and not by whom. */
export const addressSuggestionList = z.object({ suggestions: z.array(addressBody).max(10) })

export const addressParams = z.object({ uniqueId: sentBack() })
