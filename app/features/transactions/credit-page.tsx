import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { FactList } from '@borealis/design-system/patterns/fact-list/fact-list.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { formatWholeDollars } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'
import { currentLocale } from '#app/site/locale.ts'
import { SectionNotice, SectionPending } from '#app/site/section-notice.tsx'
import { ValueLens } from './value-lens.tsx'

/** The cards that points can become a credit on, and what the balance comes to there. */
export function CreditPage() {
  return (
    <>
      <PageHeading title={m.credit_title()} lead={m.credit_lead()} />
      <Section labelledBy="credit-cards">
        <SectionHeading id="credit-cards" title={m.credit_cards()} />
        <CreditCards />
      </Section>
      <Section labelledBy="credit-worth">
        <ValueLens headingId="credit-worth" />
      </Section>
    </>
  )
}

function CreditCards() {
  const cards = useQuery(accountQueries.cards())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { data: balance } = useQuery(pointsQueries.balance())
  const locale = currentLocale()
  if (cards.isError) return <SectionNotice text={m.travel_cardsFailed()} onRetry={() => cards.refetch()} />
  if (!cards.data) return <SectionPending failed={m.travel_cardsFailed()} />
  const accepting = cards.data.accounts.filter(({ acceptsCredit }) => acceptsCredit)
  if (accepting.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title={m.credit_emptyTitle()}
        action={
          <Button href={href('/gift-cards')} variant="secondary">
            {m.travel_emptyAction()}
          </Button>
        }
      >
        {m.credit_emptyText()}
      </EmptyState>
    )
  }
  const way = pageData?.waysToSpend.find(({ code }) => code === 'credit')
  const worth =
    way && balance
      ? formatWholeDollars(Math.floor((balance.points * way.centsPer1000Points) / 1000), locale)
      : m.credit_unknown()
  return (
    <>
      <FactList
        rows={accepting.map(({ uniqueId, name, maskedNumber }) => ({
          id: uniqueId,
          icon: CreditCard,
          title: name,
          detail: maskedNumber,
          value: worth,
          ...(balance && {
            valueDetail: m.credit_forPoints({ points: formatPoints(balance.points, locale) }),
          }),
        }))}
      />
      {way ? (
        <p className="mt-5 max-w-measure text-small text-ink-2">
          {m.credit_rule({
            least: formatPoints(way.minPoints, locale),
            step: formatPoints(way.stepPoints, locale),
          })}
        </p>
      ) : null}
    </>
  )
}
