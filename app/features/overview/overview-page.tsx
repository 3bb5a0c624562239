import { useQuery } from '@tanstack/react-query'
import { pointsQueries } from '#app/features/history/history.data.ts'
import { orderQueries } from '#app/features/orders/orders.data.ts'
import { UntilInteraction } from '#app/shell/page-parts/until-interaction.tsx'
import { AccountBalance } from './account-balance.tsx'
import { BelowFigure } from './below-figure-part.ts'

/** Where things stand: the balance, what happened last, what was ordered last, and where to go from here. */
export function OverviewPage() {
  // Read by the part that hydrates later. Subscribing here retries what the server could not read.
  useQuery(pointsQueries.glance())
  useQuery(orderQueries.latest())
  return (
    <>
      <AccountBalance />
      <UntilInteraction part={BelowFigure} />
    </>
  )
}
