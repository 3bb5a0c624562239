import type { AddressBody } from '@borealis/contract/addresses.ts'
import { refuseFullBook } from '@borealis/contract/serving/profile.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { text } from '@borealis/contract/serving/words.ts'
import { compareText, plainLetters } from '@borealis/contract/text.ts'
import { countTry } from '../http/attempts.ts'
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

const line = ({ addressLine1, city }: Pick<AddressBody, 'addressLine1' | 'city'>) =>
  `${addressLine1}, ${city}`

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
      refuseFullBook(listOwnAddresses(db, sub).length)
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

/** As many as somebody needs who types an address slowly, twice. */
const perMember = { tries: 120, withinMs: 60 * 60_000 }
const MAX_SUGGESTIONS = 6

type Street = Omit<AddressBody, 'addressLine1'> & { readonly street: string }

/** The sandbox's own few streets, each with one postal code; a programme asks a service, such as Canada Post's. */
const streets: readonly Street[] = [
  { street: 'Riverside Drive', city: 'Sudbury', provinceCode: 'ON', postalCode: 'P3E 1C5' },
  { street: 'Elm Street', city: 'Sudbury', provinceCode: 'ON', postalCode: 'P3C 1S8' },
  { street: 'Elgin Street', city: 'Ottawa', provinceCode: 'ON', postalCode: 'K2P 1L5' },
  { street: 'Rideau Street', city: 'Ottawa', provinceCode: 'ON', postalCode: 'K1N 5Y1' },
  { street: 'Queen Street West', city: 'Toronto', provinceCode: 'ON', postalCode: 'M5V 2A2' },
  { street: 'rue Sainte-Catherine Ouest', city: 'Montréal', provinceCode: 'QC', postalCode: 'H3B 1A7' },
  { street: 'avenue du Mont-Royal Est', city: 'Montréal', provinceCode: 'QC', postalCode: 'H2J 1W7' },
  { street: 'rue Saint-Jean', city: 'Québec', provinceCode: 'QC', postalCode: 'G1R 1P5' },
  { street: 'boulevard de la Cité', city: 'Gatineau', provinceCode: 'QC', postalCode: 'J8T 8H7' },
  { street: 'chemin du Lac', city: 'Val-David', provinceCode: 'QC', postalCode: 'J0T 2N0' },
  { street: 'Barrington Street', city: 'Halifax', provinceCode: 'NS', postalCode: 'B3J 1Z2' },
  { street: 'King Street', city: 'Fredericton', provinceCode: 'NB', postalCode: 'E3B 1E5' },
  { street: 'Water Street', city: 'St. John’s', provinceCode: 'NL', postalCode: 'A1C 1A1' },
  { street: 'Portage Avenue', city: 'Winnipeg', provinceCode: 'MB', postalCode: 'R3B 2B3' },
  { street: 'Broadway Avenue', city: 'Saskatoon', provinceCode: 'SK', postalCode: 'S7N 1B3' },
  { street: 'Jasper Avenue', city: 'Edmonton', provinceCode: 'AB', postalCode: 'T5J 1S9' },
  { street: 'Robson Street', city: 'Vancouver', provinceCode: 'BC', postalCode: 'V6B 2A7' },
  { street: 'Main Street', city: 'Whitehorse', provinceCode: 'YT', postalCode: 'Y1A 2A7' },
]

/** Streets that begin as something in the text does, with the number that was typed before it. */
function addressSuggestionCalls({ db }: Loyalty) {
  return {
    suggestAddresses: ({ sub, body, now }) => {
      countTry(db, `address-suggestions/${sub}`, perMember, now)
      const [, number = '1', typed = ''] = /^(\d+[a-z]?)?[\s,]*(.*)$/i.exec(body.typed.trim()) ?? []
      const wanted = plainLetters(typed)
      if (wanted === '') return { suggestions: [] }
      const found = streets.filter(({ street }) =>
        startsOfWords(plainLetters(street)).some((from) => from.startsWith(wanted)),
      )
      return {
        suggestions: found
          .toSorted((a, b) => compareText(a.city, b.city))
          .slice(0, MAX_SUGGESTIONS)
          .map(({ street, ...rest }) => ({ addressLine1: `${number} ${street}`, ...rest })),
      }
    },
  } satisfies Handlers
}

/** `rue Saint-Jean`: all of it, and from each of its words on. */
const startsOfWords = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => text.slice(index))
