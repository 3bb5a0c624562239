import type { Account } from '@borealis/contract/customers.ts'
import type { TravelPurchase } from '@borealis/contract/orders.ts'
import { Badge } from '@borealis/design-system/components/badge/badge.tsx'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { Tabs } from '@borealis/design-system/components/tabs/tabs.tsx'
import { FactList } from '@borealis/design-system/patterns/fact-list/fact-list.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plane } from 'lucide'
import { formatMoney } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { offers, pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useMoment, usePeriod } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { pageSearch } from '#app/shell/links/search-params.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'
import { BusyList, ListPages, resultWords } from '#app/shell/page-parts/list-pages.tsx'
import { PeriodFilter } from '#app/shell/page-parts/period-filter.tsx'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { cardsFor, chosenCard, isDueSoon } from './amount-state.ts'
import { tripDetail } from './amount-words.ts'
import type { TravelSearch } from './redeem-search.ts'
import { type listTravelPurchases, spendQueries } from './spend.data.ts'
import { ValueLens } from './value-lens.tsx'

interface TravelPageProps {
  card: string | undefined
  /** The period that the address names. */
  dates: string | undefined
  page: number
}

/** Travel that was bought with a card and can be paid in points, with what each purchase takes. */
export function TravelPage(list: TravelPageProps) {
  const cards = useQuery(accountQueries.paymentCards())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const isOffered = offers(pageData, 'travel')
  return (
    <>
      <AccountPage title={m.travel_title()} lead={isOffered ? m.travel_lead() : null}>
        {isOffered ? (
          <section aria-labelledby="travel-purchases">
            <SectionHeading id="travel-purchases" title={m.travel_purchases()} />
            <SectionData query={cards} failed={m.travel_cardsFailed()}>
              {({ accounts }) => <Purchases accounts={accounts} {...list} />}
            </SectionData>
          </section>
        ) : (
          // What the points buy instead stands below.
          <EmptyState title={m.ways_notOffered()} />
        )}
      </AccountPage>
      <ValueLens headingId="travel-worth" />
    </>
  )
}

function Purchases({ accounts, card, dates, page }: TravelPageProps & { accounts: readonly Account[] }) {
  const accepting = cardsFor('travel', accounts)
  const chosen = chosenCard(accepting, card)
  if (!chosen) {
    return (
      <EmptyState
        headingLevel={3}
        title={m.travel_noCardTitle()}
        action={
          <Button href={href('/gift-cards')} variant="secondary">
            {m.travel_emptyAction()}
          </Button>
        }
      >
        {m.travel_noCardText()}
      </EmptyState>
    )
  }
  return (
    <>
      {accepting.length > 1 ? (
        <div className="mb-6">
          <Tabs
            label={m.travel_cards()}
            tabs={accepting.map(({ uniqueId, name, maskedNumber }) => ({
              href: href('/account/redeem/travel', { card: uniqueId }),
              label: m.travel_cardName({ name, number: maskedNumber }),
              current: uniqueId === chosen.uniqueId,
            }))}
          />
        </div>
      ) : (
        <p className="mb-6 text-ink-2">
          {m.travel_boughtWith({ name: chosen.name, number: chosen.maskedNumber })}
        </p>
      )}
      <PurchasesOf account={chosen} dates={dates} page={page} />
    </>
  )
}

interface PurchasesOfProps extends Pick<TravelPageProps, 'dates' | 'page'> {
  account: Account
}

function PurchasesOf({ account, dates, page }: PurchasesOfProps) {
  const { days, wider } = usePeriod(dates)
  const link = (search: Partial<TravelSearch>) =>
    href('/account/redeem/travel', { card: account.uniqueId, ...search })
  return (
    <>
      <PeriodFilter
        path="/account/redeem/travel"
        label={m.travel_filters()}
        kept={{ card: account.uniqueId }}
        dates={dates}
      />
      <TravelPurchases
        account={account}
        days={days}
        widerHref={wider && link({ dates: wider.code })}
        page={page}
        pageHref={(to) => link({ ...(dates && { dates }), ...pageSearch(to) })}
      />
    </>
  )
}

interface TravelPurchasesProps {
  account: Account
  days: ReturnType<typeof usePeriod>['days']
  /** The list of a longer period; absent where that holds no more. */
  widerHref: string | undefined
  page: number
  pageHref: (page: number) => string
}

/** The trips of one card in a period: what each costs, and what is still to be paid in points. */
function TravelPurchases({ days, ...list }: TravelPurchasesProps) {
  const { account, page } = list
  const query = useQuery(spendQueries.purchaseList({ accountUniqueId: account.uniqueId, page, ...days }))
  return (
    <BusyList said={saidOf(query.data, list.widerHref)}>
      <SectionData query={query} failed={m.travel_failed()}>
        {(found) => <Trips found={found} {...list} />}
      </SectionData>
    </BusyList>
  )
}

type Found = Awaited<ReturnType<typeof listTravelPurchases>>

/** What a screen reader hears of a list once it is there. */
function saidOf(found: Found | undefined, widerHref: string | undefined): string {
  if (!found) return ''
  const { totalCount, purchases, leftOut } = found
  if (totalCount === 0) return widerHref ? m.travel_nonePeriodTitle() : m.travel_emptyTitle()
  return purchases.length + leftOut === 0 ? m.travel_noneHere() : resultWords(totalCount)
}

interface TripsProps extends Omit<TravelPurchasesProps, 'days'> {
  found: Found
}

function Trips({ found, account, widerHref, page, pageHref }: TripsProps) {
  const moment = useMoment()
  const { locale, timeZone, now } = moment
  const { purchases, leftOut, limit, totalCount } = found
  if (totalCount === 0) return widerHref ? <NoneInPeriod widerHref={widerHref} /> : <NoTrips />
  return (
    <>
      {leftOut > 0 ? (
        <Banner status="warning" className="mb-6">
          {m.travel_leftOut({ count: leftOut })}
        </Banner>
      ) : purchases.length === 0 ? (
        <EmptyState headingLevel={3} title={m.travel_noneHere()} />
      ) : null}
      <FactList
        rows={purchases.map((purchase) => ({
          id: purchase.id,
          icon: Plane,
          title: purchase.merchant,
          detail: tripDetail(purchase, moment),
          badge: <StatusBadge purchase={purchase} today={dayIn(now, timeZone)} />,
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
        previous={m.travel_newer()}
        next={m.travel_older()}
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

function StatusBadge({ purchase, today }: { purchase: TravelPurchase; today: string }) {
  const { status, openCents, amountCents } = purchase
  if (isDueSoon(purchase, today)) return <Badge tone="warning">{m.travel_statusSoon()}</Badge>
  if (status === 'open' && openCents < amountCents)
    return <Badge tone="info">{m.travel_statusPartly()}</Badge>
  if (status === 'open') return <Badge tone="success">{m.travel_statusOpen()}</Badge>
  if (status === 'applied') return <Badge>{m.travel_statusApplied()}</Badge>
  if (status === 'expired') return <Badge>{m.travel_statusExpired()}</Badge>
  return <Badge>{m.travel_statusOther()}</Badge>
}
