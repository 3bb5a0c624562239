import type { Account } from '@borealis/contract/customers.ts'
import type { TravelPurchase, TravelPurchaseList } from '@borealis/contract/transactions.ts'
import { Badge } from '@borealis/design-system/components/badge/badge.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { FactList } from '@borealis/design-system/patterns/fact-list/fact-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plane } from 'lucide'
import { formatDate } from '#app/domain/dates.ts'
import { formatMoney } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { useMoment, type usePeriod } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { ListPages } from '#app/shell/page-parts/list-pages.tsx'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { transactionQueries } from './transactions.queries.ts'

interface TravelPurchasesProps {
  account: Account
  days: ReturnType<typeof usePeriod>['days']
  /** The list of a longer period; absent where that holds no more. */
  widerHref: string | undefined
  page: number
  pageHref: (page: number) => string
}

/** The trips of one card in a period: what each costs, and what is still to be paid in points. */
export function TravelPurchases({ days, ...list }: TravelPurchasesProps) {
  const { account, page } = list
  const query = useQuery(transactionQueries.travel({ accountUniqueId: account.uniqueId, page, ...days }))
  return (
    <SectionData query={query} failed={m.travel_failed()}>
      {(found) => <Purchases found={found} {...list} />}
    </SectionData>
  )
}

interface PurchasesProps extends Omit<TravelPurchasesProps, 'days'> {
  found: TravelPurchaseList
}

function Purchases({ found, account, widerHref, page, pageHref }: PurchasesProps) {
  const { locale, timeZone } = useMoment()
  const { purchases, limit, totalCount } = found
  if (totalCount === 0) return widerHref ? <NoneInPeriod widerHref={widerHref} /> : <NoTrips />
  return (
    <>
      {purchases.length === 0 ? <EmptyState headingLevel={3} title={m.travel_noneHere()} /> : null}
      <FactList
        rows={purchases.map((purchase) => ({
          id: purchase.id,
          icon: Plane,
          title: purchase.merchant,
          detail: detailOf(purchase, (day) => formatDate(day, locale, timeZone)),
          badge: <StatusBadge {...purchase} />,
          value: formatMoney(purchase.status === 'open' ? purchase.openCents : purchase.amountCents, locale),
          ...(purchase.status === 'open' && {
            valueDetail: m.travel_takes({ points: formatPoints(purchase.pointsForAll, locale) }),
            action: {
              href: href('/account/redeem/travel', { card: account.uniqueId, purchase: purchase.id }),
              label: m.travel_usePoints(),
              context: m.travel_usePointsOn({ merchant: purchase.merchant }),
            },
          }),
        }))}
      />
      <ListPages
        label={m.travel_pages()}
        page={page}
        last={Math.ceil(totalCount / limit)}
        hrefOf={pageHref}
        previous={m.orders_newer()}
        next={m.orders_older()}
      />
    </>
  )
}

function NoTrips() {
  return (
    <EmptyState headingLevel={3} title={m.travel_emptyTitle()}>
      {m.travel_emptyText()}
    </EmptyState>
  )
}

/** A short period may be empty while there are older trips. */
function NoneInPeriod({ widerHref }: { widerHref: string }) {
  return (
    <EmptyState
      headingLevel={3}
      title={m.travel_nonePeriodTitle()}
      action={
        <Button href={widerHref} variant="secondary">
          {m.travel_nonePeriodAction()}
        </Button>
      }
    >
      {m.travel_nonePeriodText()}
    </EmptyState>
  )
}

function detailOf(
  { description, purchasedOn, applyBy, status }: TravelPurchase,
  date: (day: string) => string,
): string {
  const words = { what: description, date: date(purchasedOn) }
  return status === 'open' ? m.travel_detailOpen({ ...words, until: date(applyBy) }) : m.travel_detail(words)
}

function StatusBadge({ status, openCents, amountCents }: TravelPurchase) {
  if (status === 'open' && openCents < amountCents)
    return <Badge tone="info">{m.travel_statusPartly()}</Badge>
  if (status === 'open') return <Badge tone="success">{m.travel_statusOpen()}</Badge>
  if (status === 'applied') return <Badge>{m.travel_statusApplied()}</Badge>
  if (status === 'expired') return <Badge>{m.travel_statusExpired()}</Badge>
  return <Badge>{m.travel_statusOther()}</Badge>
}
