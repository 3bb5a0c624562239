import type { Goal } from '@borealis/contract/customers.ts'

const SEPARATOR = '/'

/** A brand and an amount as one value of a list: `tundra-tech/tundra-tech-300`. */
export const goalValue = ({ brandId, sku }: Goal): string => `${brandId}${SEPARATOR}${sku}`

/** The card that a form names; null for none. */
export function readGoal(value: string | undefined): Goal | null {
  const [brandId, sku, ...rest] = (value ?? '').split(SEPARATOR)
  return brandId && sku && rest.length === 0 ? { brandId, sku } : null
}

/** The amount to propose: the first that is still out of reach, or the dearest where points reach them all. */
export const proposedAmount = <Amount extends { readonly points: number }>(
  amounts: readonly Amount[],
  balance: number | null,
): Amount | undefined => amounts.find(({ points }) => points > (balance ?? 0)) ?? amounts.at(-1)
