import { useState } from 'react'

interface Priced {
  /** What is ordered: another order has no earlier price. */
  readonly order: string
  readonly price: number
}

/**
 * The price at which the customer first saw the order that they are looking at, while it differs from the price of now;
 * otherwise `null`.
 */
export function useEarlierPrice(now: Priced | null): number | null {
  const [first, setFirst] = useState(now)
  if (now && now.order !== first?.order) setFirst(now)
  return now && first && now.order === first.order && now.price !== first.price ? first.price : null
}
