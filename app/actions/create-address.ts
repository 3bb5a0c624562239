import { addressBody } from '@borealis/contract/addresses.ts'
import { envelopeLines } from '#app/domain/address-lines.ts'
import { ADDRESS_CHANGE_ID, addressLineId } from '#app/domain/fragment-ids.ts'
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
    const { uniqueId } = await backend.addresses.create(address)
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
    return target.pathname + target.search
  },
})
