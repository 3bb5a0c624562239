import type { Account } from '@borealis/contract/customers.ts'

/** The cards whose travel can be paid in points. */
export const cardsForTravel = (accounts: readonly Account[]) =>
  accounts.filter(({ acceptsTravel }) => acceptsTravel)

/** The cards that points can become a credit on. */
export const cardsForCredit = (accounts: readonly Account[]) =>
  accounts.filter(({ acceptsCredit }) => acceptsCredit)

/** The card that the address names, else the first. */
export const chosenCard = (cards: readonly Account[], uniqueId: string | undefined): Account | undefined =>
  cards.find((card) => card.uniqueId === uniqueId) ?? cards[0]
