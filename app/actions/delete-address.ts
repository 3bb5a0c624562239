import type { AddressBody } from '@borealis/contract/addresses.ts'
import { z } from 'zod'
import { envelopeLines } from '#app/domain/address-lines.ts'
import { ADD_ADDRESS_ID, ADDRESS_CHANGE_ID } from '#app/domain/fragment-ids.ts'
import type { Locale } from '#app/domain/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { defineAction } from './action.ts'

export const deleteAddress = defineAction({
  name: 'delete_address',
  payload: z.object({ uniqueId: z.string().min(1).max(64) }),
  failureLine: 'DELETE ADDRESS CALLBACK FAILED',
  hint: (_payload, locale: Locale, address: AddressBody) => ({
    title: m.addresses_hintDelete({}, { locale }),
    detail: envelopeLines(address).join(', '),
  }),
  async run({ uniqueId }, backend) {
    await backend.addresses.remove(uniqueId)
    return { name: 'done' }
  },
  fragment: ADDRESS_CHANGE_ID,
  pathWhenDone: () => `/account/profile?address=deleted#${ADD_ADDRESS_ID}`,
})
