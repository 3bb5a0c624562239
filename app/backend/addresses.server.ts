import type { AddressBody } from '@borealis/contract/addresses.ts'
import type { Send } from './call-input.ts'
import { withLeftOut } from './read-answer.ts'

/** All writes need the step-up token. */
export const addresses = (send: Send) => ({
  list: async () => withLeftOut(await send('listAddresses', {}), 'addresses'),
  create: (body: AddressBody) => send('createAddress', { body }),
  update: (uniqueId: string, body: AddressBody) => send('updateAddress', { params: { uniqueId }, body }),
  remove: (uniqueId: string) => send('deleteAddress', { params: { uniqueId } }),
})
