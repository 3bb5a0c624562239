import type { Account } from '#app/backend/contract/customers.ts'

/** The cards whose travel can be paid in points. */
export const travelCards = (accounts: readonly Account[]) =>
  accounts.filter(({ acceptsTravel }) => acceptsTravel)

/** The card that the address names, else the first that accepts travel. */
export function chosenCard(accounts: readonly Account[], uniqueId: string | undefined): Account | undefined {
  const cards = travelCards(accounts)
  return cards.find((card) => card.uniqueId === uniqueId) ?? cards[0]
}

/** The cards that points can become a credit on. */
export const creditCards = (accounts: readonly Account[]) =>
  accounts.filter(({ acceptsCredit }) => acceptsCredit)

/** The card that the address names, else the first that takes a credit. */
export function chosenCreditCard(
  accounts: readonly Account[],
  uniqueId: string | undefined,
): Account | undefined {
  const cards = creditCards(accounts)
  return cards.find((card) => card.uniqueId === uniqueId) ?? cards[0]
}
