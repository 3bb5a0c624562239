import type { WayToSpend } from '@borealis/contract/page-data.ts'
import type { IconNode } from '@borealis/design-system/components/icon/icon.tsx'
import type { ReviewRow } from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import type { orderProgressQueries } from '#app/actions/order-progress.data.ts'
import type { AmountSearch } from './redeem-search.ts'

/** Points, and what they pay. */
export interface Amount {
  readonly points: number
  readonly cents: number
}

/** What points are about to pay, and where its steps are. */
export interface AmountPlan {
  readonly code: Exclude<WayToSpend['code'], 'gift-cards' | 'other'>
  readonly icon: IconNode
  /** A merchant, or a card. */
  readonly title: string
  readonly detail: string
  /** What is still owed, and the points that would pay all of it; absent for a credit. */
  readonly owed?: Amount | undefined
  /** The address that the steps' forms lead to, and what each of them carries along. */
  readonly action: string
  readonly carried: Readonly<Record<string, string>>
  readonly stepHref: (search: AmountSearch) => string
  /** Out of the steps, when there is a page before them. */
  readonly leave?: { readonly href: string; readonly label: string }
  /** The first rows of the review. */
  readonly rows: readonly ReviewRow[]
  /** The order for an amount, to be reviewed. */
  readonly review: (amount: Amount | undefined) => ReturnType<typeof orderProgressQueries.review>
}
