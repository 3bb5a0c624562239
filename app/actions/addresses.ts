import { addressBody, addressParams, type WrittenAddress } from '@borealis/contract/addresses.ts'
import { envelopeLines } from '#app/domain/address-lines.ts'
import { ADD_ADDRESS_ID, ADDRESS_CHANGE_ID, addressLineId } from '#app/domain/fragment-ids.ts'
import type { Locale } from '#app/domain/locale.ts'
import { localPath } from '#app/domain/return-path.ts'
import * as m from '#app/paraglide/messages.js'
import { siteUrl } from '#app/session/auth-redirects.server.ts'
import { defineAction } from './action.ts'

/** A new address. One that was added in the middle of an order leads back to that order, with the address chosen. */
export const createAddress = defineAction({
  name: 'create_address',
  payload: addressBody,
  failureLine: 'CREATE ADDRESS CALLBACK FAILED',
  hint: (address, locale) => ({
    title: m.addresses_hintCreate({}, { locale }),
    detail: envelopeLines(address).join(', '),
  }),
  async run(address, backend) {
    const { uniqueId } = await backend.createAddress({ body: address })
    return { name: 'done', addressId: uniqueId }
  },
  formInput: (address) => address,
  fragment: ADDRESS_CHANGE_ID,
  pathWhenDone({ addressId = '' }, resumePath) {
    // The form's URL names the order.
    const order = localPath(new URL(siteUrl(resumePath)).searchParams.get('returnTo'))
    if (order === undefined) return `/account/profile?address=created#${addressLineId(addressId)}`
    const target = new URL(siteUrl(order))
    target.searchParams.set('address', addressId)
    return target
  },
})

export const updateAddress = defineAction({
  name: 'update_address',
  payload: addressParams.extend({ address: addressBody }),
  failureLine: 'UPDATE ADDRESS CALLBACK FAILED',
  hint: ({ address }, locale) => ({
    title: m.addresses_hintUpdate({}, { locale }),
    detail: envelopeLines(address).join(', '),
  }),
  async run({ uniqueId, address }, backend) {
    await backend.updateAddress({ params: { uniqueId }, body: address })
    return { name: 'done', addressId: uniqueId }
  },
  formInput: ({ address }) => address,
  fragment: ADDRESS_CHANGE_ID,
  pathWhenDone: ({ addressId = '' }) => `/account/profile?address=updated#${addressLineId(addressId)}`,
})

export const deleteAddress = defineAction({
  name: 'delete_address',
  payload: addressParams,
  failureLine: 'DELETE ADDRESS CALLBACK FAILED',
  hint: (_payload, locale: Locale, address: WrittenAddress) => ({
    title: m.addresses_hintDelete({}, { locale }),
    detail: envelopeLines(address).join(', '),
  }),
  async run({ uniqueId }, backend) {
    await backend.deleteAddress({ params: { uniqueId } })
    return { name: 'done' }
  },
  fragment: ADDRESS_CHANGE_ID,
  pathWhenDone: () => `/account/profile?address=deleted#${ADD_ADDRESS_ID}`,
})
