/** Every type of points, with the sum of `summary` that it counts in. Apart from the schemas, as in `limits.ts`. */
export const transactionTypes = {
  EARN: 'earned',
  BONUS: 'earned',
  REDEEM: 'redeemed',
  REFUND: 'adjusted',
  ADJUST: 'adjusted',
  EXPIRE: 'adjusted',
} as const satisfies Readonly<Record<string, 'earned' | 'redeemed' | 'adjusted'>>

export type TransactionType = keyof typeof transactionTypes

export const isTransactionType = (code: string): code is TransactionType =>
  Object.hasOwn(transactionTypes, code)

export const typeCodes = Object.keys(transactionTypes).filter(isTransactionType)

/** A type that a release does not know counts as adjusted. */
export const sumOfType = (type: string) =>
  isTransactionType(type) ? transactionTypes[type] : transactionTypes.ADJUST

/** The types whose points count in a sum. */
export const typesOf = (sum: ReturnType<typeof sumOfType>) =>
  typeCodes.filter((type) => sumOfType(type) === sum)
