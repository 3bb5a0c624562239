import { addressBody } from '@borealis/contract/addresses.ts'
import { z } from 'zod'
import { envelopeLines } from '#app/domain/address-lines.ts'
import { ADDRESS_CHANGE_ID, addressLineId } from '#app/domain/fragment-ids.ts'
import * as m from '#app/paraglide/messages.js'
import { defineAction } from './action.ts'

export const updateAddress = defineAction({
  name: 'update_address',
  payload: z.object({ uniqueId: z.string().min(1).max(64), address: addressBody }),
  failureLine: 'UPDATE ADDRESS CALLBACK FAILED',
  hint: ({ address }, locale) => ({
    title: m.addresses_hintUpdate({}, { locale }),
    detail: envelopeLines(address).join(', '),
  }),
  async run({ uniqueId, address }, backend) {
    await backend.addresses.update(uniqueId, address)
    return { name: 'done', addressId: uniqueId }
  },
  formInput: ({ address }) => address,
  fragment: ADDRESS_CHANGE_ID,
  pathWhenDone: ({ addressId = '' }) => `/account/profile?address=updated#${addressLineId(addressId)}`,
})
