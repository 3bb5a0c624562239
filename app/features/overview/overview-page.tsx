import { BalanceFigure } from '@borealis/design-system/patterns/balance-figure/balance-figure.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatPoints } from '#app/domain/points.ts'
import { orderQueries } from '#app/features/orders/orders.data.ts'
import { useClosing } from '#app/features/privacy/privacy.data.ts'
import { useBalanceFacts } from '#app/member-data/balance-facts.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { firstInteraction, lazyPart } from '#app/shell/page-parts/lazy-part.tsx'
import { retryOf } from '#app/shell/page-parts/retry-of.ts'
import { UntilInteraction } from '#app/shell/page-parts/until-interaction.tsx'

/** Stays server-rendered HTML until the first interaction loads its code. */
export const BelowFigure = lazyPart(
  () => import('./below-figure.tsx').then((module) => module.BelowFigure),
  firstInteraction,
)

/** Where things stand: the balance, the pages of the account, what was ordered last, and where to go from here. */
export function OverviewPage() {
  // Read by the part that hydrates later. Subscribing here retries what the server could not read.
  useQuery(orderQueries.latest())
  useClosing()
  return (
    <>
      <AccountBalance />
      <UntilInteraction part={BelowFigure} />
    </>
  )
}

/** The balance with its worth, pending and expiring points. An unknown balance is shown as unknown, never as 0. */
function AccountBalance() {
  const { query, points, facts } = useBalanceFacts({ withExpiring: true })
  const balance = points === undefined ? null : formatPoints(points, currentLocale())
  return (
    <BalanceFigure
      label={m.account_balanceLabel()}
      balance={balance}
      unknown={m.account_balanceUnknown()}
      retry={retryOf(query)}
      facts={facts}
      {...(balance !== null && {
        link: { href: href('/account/history'), label: m.home_balanceLink({ points: balance }) },
      })}
    />
  )
}
