import type { Address } from '@borealis/contract/addresses.ts'
import type { Account, Customer } from '@borealis/contract/customers.ts'
import { text } from '@borealis/contract/serving/words.ts'
import { picture } from '../pictures.ts'
import type { Bilingual } from '../text.ts'

/** The password of every persona: good for a sandbox only. */
export const personaPassword = 'northern-lights-1'

/** A profile from what makes a persona different; the rest is that of a settled member. */
export function profileOf(
  person: Pick<
    Customer,
    | 'sub'
    | 'sceneNumber'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'birthDate'
    | 'gender'
    | 'provinceCode'
    | 'language'
    | 'memberSince'
  > &
    Partial<Customer>,
): Customer {
  return {
    pendingEmail: null,
    timeZone: null,
    status: 'active',
    isFrozen: false,
    onBoardMessageActive: false,
    isGhostKitActivated: false,
    selectedShippingAddress: null,
    segments: [],
    preferences: { interests: [], personalisation: true },
    goal: null,
    ...person,
  }
}

/** The member card that everybody has. */
export const memberCard = (key: string, sceneNumber: string): Bilingual<Account> => ({
  uniqueId: `acc_${key}_member`,
  cardType: 'MEMBER',
  name: text('Member card', 'Carte de membre'),
  maskedNumber: `•••• ${sceneNumber.slice(-4)}`,
  isPrimary: true,
  acceptsTravel: false,
  acceptsCredit: false,
  image: picture('scenes', 'points'),
})

/** The programme's credit card: travel bought with it can be paid in points, and points can become a credit. */
export const creditCard = (key: string, lastDigits: string): Bilingual<Account> => ({
  uniqueId: `acc_${key}_credit`,
  cardType: 'CREDIT',
  name: text('Borealis credit card', 'Carte de crédit Borealis'),
  maskedNumber: `•••• ${lastDigits}`,
  isPrimary: false,
  acceptsTravel: true,
  acceptsCredit: true,
  image: picture('scenes', 'credit'),
})

export const homeAddress = (address: Omit<Address, 'isDefault'>): Address => ({ ...address, isDefault: true })
