import { type AddressBody, maxAddresses } from '@borealis/contract/addresses.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { text } from '@borealis/contract/serving/words.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { noteSecurity } from '../members/security-log.ts'
import { isParcelUnderWayTo } from '../orders/orders.ts'
import {
  chooseDefault,
  findOwnAddress,
  insertAddress,
  listOwnAddresses,
  removeAddress,
  replaceAddress,
} from './address-book.ts'
import { addressSuggestionCalls } from './address-suggestions.ts'

const line = ({ addressLine1, city }: AddressBody) => `${addressLine1}, ${city}`

/** The address book (spec §7). Other members' addresses answer 404. */
export function addressCalls(loyalty: Loyalty) {
  const { db } = loyalty
  const own = (sub: string, uniqueId: string) => {
    const found = findOwnAddress(db, sub, uniqueId)
    if (!found) throw new Refusal('ADDRESS_NOT_FOUND')
    return found
  }

  return {
    ...addressSuggestionCalls(loyalty),

    listAddresses: ({ sub }) => ({ addresses: listOwnAddresses(db, sub) }),

    createAddress: ({ sub, body, now }) => {
      if (listOwnAddresses(db, sub).length >= maxAddresses) {
        throw new Refusal('LIMIT_EXCEEDED', {
          detail: text(
            `You can save up to ${maxAddresses} addresses. Remove one to add another.`,
            `Vous pouvez enregistrer jusqu'à ${maxAddresses} adresses. Supprimez-en une pour en ajouter une autre.`,
          ),
        })
      }
      const id = insertAddress(db, sub, body, now)
      noteSecurity(db, sub, now, 'address-created', text(line(body), line(body)))
      return own(sub, id)
    },

    updateAddress: ({ sub, params, body, now }) => {
      own(sub, params.uniqueId)
      replaceAddress(db, sub, params.uniqueId, body)
      noteSecurity(db, sub, now, 'address-updated', text(line(body), line(body)))
      return own(sub, params.uniqueId)
    },

    deleteAddress: ({ sub, params, now }) => {
      const address = own(sub, params.uniqueId)
      if (isParcelUnderWayTo(db, sub, params.uniqueId, now)) throw new Refusal('ADDRESS_IN_USE')
      removeAddress(db, sub, params.uniqueId)
      noteSecurity(db, sub, now, 'address-deleted', text(line(address), line(address)))
      return undefined
    },

    setDefaultAddress: ({ sub, body }) => {
      own(sub, body.uniqueId)
      chooseDefault(db, sub, body.uniqueId)
      return { addresses: listOwnAddresses(db, sub) }
    },
  } satisfies Handlers
}
