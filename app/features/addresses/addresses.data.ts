import { type Address, addressParams, addressSuggestionBody } from '@borealis/contract/addresses.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { createAddress, deleteAddress, updateAddress } from '#app/actions/addresses.ts'
import { withIntents } from '#app/actions/with-intents.ts'
import { BackendError } from '#app/backend/backend-error.ts'
import { localPath } from '#app/domain/return-path.ts'
import { addressFields, addressProblem } from '#app/member-data/address-fields.ts'
import { withCustomer } from '#app/session/session.middleware.ts'
import { type AddressErrors, addressInput, checkAddress } from './address.schema.ts'

/** An address of the book. No card can be mailed to one that is incomplete: it lacks what an envelope needs, or is of elsewhere. */
export type ListedAddress = Address & { readonly isIncomplete?: boolean }

/** The customer's address book: the default one first, then newest first. */
export const listAddresses = createServerFn()
  .middleware([withCustomer])
  .handler(async ({ context }) => withIncomplete(await context.backend.listAddresses()))

/** Says of each whether it is incomplete. */
const withIncomplete = <List extends { readonly addresses: readonly Address[] }>(list: List) => ({
  ...list,
  addresses: list.addresses.map(
    (one): ListedAddress => ({ ...one, ...(isIncomplete(one) && { isIncomplete: true }) }),
  ),
})

/** A line that is longer than the contract's is mailed all the same. */
function isIncomplete(address: Address): boolean {
  const { addressLine2 = '', ...required } = address
  return addressFields.some((field) => {
    const problem = addressProblem(field, { ...required, addressLine2 }[field])
    return problem !== null && problem !== 'too-long'
  })
}

/** The handle by which the customer confirms the change, or what is wrong with which field. */
type PreparedAddress =
  | { readonly ok: true; readonly stepUp: string }
  | { readonly ok: false; readonly errors: AddressErrors }

const ADDRESSES = '/account/profile/addresses'

const preparation = z.object({
  /** The address to change; a new one without. */
  uniqueId: addressParams.shape.uniqueId.optional(),
  typed: addressInput,
  /** Where to go on after adding an address in the middle of something else. It is kept, so only as a path of the site, and checked again when used. */
  returnTo: z.string().optional().transform(localPath),
})

/**
 * Records a new or changed address until a step-up confirms it. Nothing is saved before.
 * @throws BackendError 401 `SIGNED_OUT`, 429 `TOO_MANY_REQUESTS`
 */
export const prepareAddress = createServerFn({ method: 'POST' })
  .middleware([withIntents])
  .validator(preparation)
  .handler(async ({ data: { uniqueId, typed, returnTo }, context }): Promise<PreparedAddress> => {
    const checked = checkAddress(typed)
    if (!checked.ok) return checked
    const { address } = checked
    const prepared = await context.intents.prepare(
      uniqueId === undefined
        ? { ...createAddress.ask(address), resumePath: `${ADDRESSES}/new${queryOf(returnTo)}` }
        : {
            ...updateAddress.ask({ uniqueId, address }),
            resumePath: `${ADDRESSES}/${encodeURIComponent(uniqueId)}`,
          },
    )
    return { ok: true, ...prepared }
  })

const queryOf = (returnTo: string | undefined) => (returnTo ? `?${new URLSearchParams({ returnTo })}` : '')

/**
 * Records that an address is to go, until a step-up confirms it.
 * @returns the handle by which the customer confirms it
 * @throws BackendError 401 `SIGNED_OUT`, 429 `TOO_MANY_REQUESTS`, 404 `ADDRESS_NOT_FOUND`
 */
export const prepareAddressRemoval = createServerFn({ method: 'POST' })
  .middleware([withIntents])
  .validator(addressParams)
  .handler(async ({ data: { uniqueId }, context }): Promise<{ stepUp: string }> => {
    const { addresses } = await context.backend.listAddresses()
    const address = addresses.find((one) => one.uniqueId === uniqueId)
    if (!address) throw new BackendError({ status: 404, code: 'ADDRESS_NOT_FOUND' })
    return context.intents.prepare({
      ...deleteAddress.ask({ uniqueId }, address),
      resumePath: `${ADDRESSES}/${encodeURIComponent(uniqueId)}/delete`,
    })
  })

/**
 * Chooses the address that an order of a physical card begins with.
 * @throws BackendError 401 `SIGNED_OUT`, 404 `ADDRESS_NOT_FOUND`
 */
export const setDefaultAddress = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .validator(addressParams)
  .handler(async ({ data: { uniqueId }, context }) =>
    withIncomplete(await context.backend.setDefaultAddress({ body: { uniqueId } })),
  )

/** Whole addresses for what is typed of one, while the flag `addressSuggestions` is on. A POST, so that it is in no URL. */
export const requestAddressSuggestions = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .validator(addressSuggestionBody)
  .handler(async ({ data, context }) => (await context.backend.suggestAddresses({ body: data })).suggestions)

export const addressQueries = {
  all: ['addresses'] as const,
  list: () => queryOptions({ queryKey: [...addressQueries.all, 'list'], queryFn: () => listAddresses() }),
  /** `signal` aborts requests for texts that were typed over. */
  suggestions: (typed: string) =>
    queryOptions({
      queryKey: [...addressQueries.all, 'suggestions', typed],
      queryFn: ({ signal }) => requestAddressSuggestions({ data: { typed }, signal }),
      placeholderData: keepPreviousData,
      retry: false,
    }),
}
