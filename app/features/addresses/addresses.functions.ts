import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { BackendError } from '#app/backend/backend-error.ts'
import { type AddressBody, addressBody, addressParams } from '#app/backend/contract/addresses.ts'
import { withLocalePrefix } from '#app/domain/locale.ts'
import type { ActionOutcome } from '#app/session/action-outcome.server.ts'
import { withCustomer, withStepUp } from '#app/session/session.middleware.ts'
import { type AddressErrors, checkAddress, typedAddress } from './address.schema.ts'
import { describeAddress } from './describe-address.ts'

/** The customer's address book: the default one first, then newest first. */
export const listAddresses = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.addresses.list())

/** Where the customer confirms the change, or what is wrong with which field. */
export type PreparedAddress =
  | { readonly ok: true; readonly stepUp: string }
  | { readonly ok: false; readonly errors: AddressErrors }

const ADDRESSES = '/account/profile/addresses'

const preparation = z.object({
  /** The address to change; a new one without. */
  uniqueId: addressParams.shape.uniqueId.optional(),
  typed: typedAddress,
  /** Where to go on after adding an address in the middle of something else; checked when it is used. */
  returnTo: z.string().max(2048).optional(),
})

/**
 * Records a new or changed address until a step-up confirms it. Nothing is saved before.
 * @throws BackendError 401 `SIGNED_OUT`
 */
export const prepareAddress = createServerFn({ method: 'POST' })
  .middleware([withStepUp])
  .validator(preparation)
  .handler(async ({ data: { uniqueId, typed, returnTo }, context }): Promise<PreparedAddress> => {
    const checked = checkAddress(typed)
    if (!checked.ok) return checked
    const { address } = checked
    const { value: intent } = await context.intents.open(
      uniqueId === undefined
        ? {
            pending: { action: 'create_address', payload: address },
            hint: describeAddress('create', address),
            resumePath: withLocalePrefix(`${ADDRESSES}/new${queryOf(returnTo)}`, context.locale),
          }
        : {
            pending: { action: 'update_address', payload: { uniqueId, address } },
            hint: describeAddress('update', address),
            resumePath: withLocalePrefix(`${ADDRESSES}/${encodeURIComponent(uniqueId)}`, context.locale),
          },
    )
    return { ok: true, stepUp: context.intents.stepUpPath(intent.handle) }
  })

const queryOf = (returnTo: string | undefined) => (returnTo ? `?${new URLSearchParams({ returnTo })}` : '')

/**
 * Records that an address is to go, until a step-up confirms it.
 * @returns where the customer confirms it
 * @throws BackendError 401 `SIGNED_OUT`, 404 `ADDRESS_NOT_FOUND`
 */
export const prepareAddressRemoval = createServerFn({ method: 'POST' })
  .middleware([withStepUp])
  .validator(addressParams)
  .handler(async ({ data: { uniqueId }, context }): Promise<{ stepUp: string }> => {
    const { addresses } = await context.backend.addresses.list()
    const address = addresses.find((one) => one.uniqueId === uniqueId)
    if (!address) throw new BackendError({ status: 404, code: 'ADDRESS_NOT_FOUND' })
    const { value: intent } = await context.intents.open({
      pending: { action: 'delete_address', payload: { uniqueId } },
      hint: describeAddress('delete', address),
      resumePath: withLocalePrefix(`${ADDRESSES}/${encodeURIComponent(uniqueId)}/delete`, context.locale),
    })
    return { stepUp: context.intents.stepUpPath(intent.handle) }
  })

/**
 * Chooses the address that an order of a physical card begins with.
 * @throws BackendError 401 `SIGNED_OUT`, 404 `ADDRESS_NOT_FOUND`
 */
export const setDefaultAddress = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .validator(addressParams)
  .handler(({ data: { uniqueId }, context }) => context.backend.me.setDefaultAddress(uniqueId))

/** The outcome of a change after its step-up, and what was typed. */
export interface ReturnedAddress {
  readonly outcome: ActionOutcome
  /** The backend's own words about a refusal. */
  readonly detail: string | null
  /** As it was typed; `null` for a removal. */
  readonly address: AddressBody | null
}

const payloads = z.union([
  z.object({ address: addressBody }),
  addressBody.transform((address) => ({ address })),
])

/** The customer's own pending change; `null` when it has expired or is somebody else's. */
export const getReturnedAddress = createServerFn()
  .middleware([withStepUp])
  .validator(z.object({ intent: z.string().max(100) }))
  .handler(async ({ data, context }): Promise<ReturnedAddress | null> => {
    const intent = await context.intents.find(data.intent)
    if (!intent) return null
    const { state, pending } = intent
    return {
      outcome: intent.outcome,
      detail: state.name === 'refused' ? (state.refusal.detail ?? null) : null,
      address: payloads.safeParse(pending.payload).data?.address ?? null,
    }
  })
