import { Badge } from '@borealis/design-system/components/badge/badge.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { Pagination } from '@borealis/design-system/components/pagination/pagination.tsx'
import { Tabs } from '@borealis/design-system/components/tabs/tabs.tsx'
import { FactList } from '@borealis/design-system/patterns/fact-list/fact-list.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plane } from 'lucide-react'
import type { Account } from '#app/backend/contract/customers.ts'
import type { TravelPurchase } from '#app/backend/contract/transactions.ts'
import { formatDate } from '#app/domain/dates.ts'
import { formatMoney } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'
import { SectionNotice, SectionPending } from '#app/site/section-notice.tsx'
import { useMoment } from '#app/site/use-moment.ts'
import { chosenCard, travelCards } from './chosen-card.ts'
import { transactionQueries } from './transactions.queries.ts'
import { ValueLens } from './value-lens.tsx'

interface TravelPageProps {
  card: string | undefined
  page: number
}

/** Travel that was bought with a card and can be paid in points, with what each purchase takes. */
export function TravelPage({ card, page }: TravelPageProps) {
  return (
    <>
      <PageHeading title={m.travel_title()} lead={m.travel_lead()} />
      <Section labelledBy="travel-purchases">
        <SectionHeading id="travel-purchases" title={m.travel_purchases()} />
        <Purchases card={card} page={page} />
      </Section>
      <Section labelledBy="travel-worth">
        <ValueLens headingId="travel-worth" />
      </Section>
    </>
  )
}

function Purchases({ card, page }: TravelPageProps) {
  const cards = useQuery(accountQueries.cards())
  if (cards.isError) return <SectionNotice text={m.travel_cardsFailed()} onRetry={() => cards.refetch()} />
  if (!cards.data) return <SectionPending failed={m.travel_cardsFailed()} />
  const accepting = travelCards(cards.data.accounts)
  const chosen = chosenCard(cards.data.accounts, card)
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
      <PurchasesOf account={chosen} page={page} />
    </>
  )
}

function PurchasesOf({ account, page }: { account: Account; page: number }) {
  const list = useQuery(transactionQueries.travel(account.uniqueId, page))
  const { locale, timeZone } = useMoment()
  if (list.isError) return <SectionNotice text={m.travel_failed()} onRetry={() => list.refetch()} />
  if (!list.data) return <SectionPending failed={m.travel_failed()} />
  const { purchases, limit, totalCount } = list.data
  if (totalCount === 0) {
    return (
      <EmptyState headingLevel={3} title={m.travel_emptyTitle()}>
        {m.travel_emptyText()}
      </EmptyState>
    )
  }
  const last = Math.max(1, Math.ceil(totalCount / limit))
  const pageHref = (to: number) => href('/account/redeem/travel', { card: account.uniqueId, page: to })
  return (
    <>
      <FactList
        rows={purchases.map((purchase) => ({
          id: purchase.id,
          icon: Plane,
          title: purchase.merchant,
          detail: detailOf(purchase, (day) => formatDate(day, locale, timeZone)),
          badge: <StatusBadge status={purchase.status} />,
          value: formatMoney(purchase.amountCents, locale),
          ...(purchase.status === 'open' && {
            valueDetail: m.travel_takes({ points: formatPoints(purchase.pointsForAll, locale) }),
          }),
        }))}
      />
      {last > 1 ? (
        <div className="mt-8">
          <Pagination
            label={m.travel_pages()}
            position={m.orders_position({ page, last })}
            previous={page > 1 ? { href: pageHref(page - 1), label: m.orders_newer() } : undefined}
            next={page < last ? { href: pageHref(page + 1), label: m.orders_older() } : undefined}
          />
        </div>
      ) : null}
    </>
  )
}

function detailOf(
  { description, purchasedOn, applyBy, status }: TravelPurchase,
  date: (day: string) => string,
): string {
  const words = { what: description, date: date(purchasedOn) }
  return status === 'open' ? m.travel_detailOpen({ ...words, until: date(applyBy) }) : m.travel_detail(words)
}

function StatusBadge({ status }: Pick<TravelPurchase, 'status'>) {
  if (status === 'open') return <Badge tone="success">{m.travel_statusOpen()}</Badge>
  if (status === 'applied') return <Badge>{m.travel_statusApplied()}</Badge>
  return <Badge>{m.travel_statusExpired()}</Badge>
}
