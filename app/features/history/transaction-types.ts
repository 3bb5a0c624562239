import type { TransactionType } from '@borealis/contract/points.ts'

/** The types of the contract, so that an address can be checked without its schema. */
export const transactionTypes = [
  'EARN',
  'BONUS',
  'REDEEM',
  'REFUND',
  'ADJUST',
  'EXPIRE',
] as const satisfies readonly TransactionType[]
