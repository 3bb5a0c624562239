import type { Account } from '@borealis/contract/customers.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { Tabs } from '@borealis/design-system/components/tabs/tabs.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#app/member-data/profile.data.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { type AmountPlan, cardsForCredit, chosenCard, creditOrder } from './amount-state.ts'
import { AmountSteps } from './amount-steps.tsx'
import { kinds } from './kinds.ts'
import type { AmountSearch } from './redeem-search.ts'
import { ValueLens } from './value-lens.tsx'

interface CreditPageProps {
  card: string | undefined
  search: AmountSearch
}

/** Points that become a credit on a card: which card, how many, and everything once more. */
export function CreditPage({ card, search }: CreditPageProps) {
  const cards = useQuery(accountQueries.paymentCards())
  return (
    <>
      <AccountPage title={m.credit_title()} lead={m.credit_lead()}>
        <SectionData query={cards} failed={m.travel_cardsFailed()}>
          {({ accounts }) => <CreditSteps accounts={accounts} card={card} search={search} />}
        </SectionData>
      </AccountPage>
      <Section labelledBy="credit-worth">
        <ValueLens headingId="credit-worth" />
      </Section>
    </>
  )
}

function CreditSteps({ accounts, card, search }: CreditPageProps & { accounts: readonly Account[] }) {
  const accepting = cardsForCredit(accounts)
  const chosen = chosenCard(accepting, card)
  if (!chosen) {
    return (
      <EmptyState
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
  return (
    <>
      {accepting.length > 1 ? (
        <div className="mb-8">
          <Tabs
            label={m.credit_cards()}
            tabs={accepting.map(({ uniqueId, name, maskedNumber }) => ({
              href: href('/account/redeem/credit', { card: uniqueId }),
              label: m.travel_cardName({ name, number: maskedNumber }),
              current: uniqueId === chosen.uniqueId,
            }))}
          />
        </div>
      ) : null}
      <AmountSteps key={chosen.uniqueId} plan={creditPlan(chosen)} search={search} />
    </>
  )
}

/** A card as something that points are about to credit. */
function creditPlan(card: Account): AmountPlan {
  const carried = { card: card.uniqueId }
  return {
    ...creditOrder(card),
    icon: kinds.credit.icon,
    title: card.name,
    detail: card.maskedNumber,
    action: href('/account/redeem/credit'),
    carried,
    stepHref: (search) => href('/account/redeem/credit', { ...carried, ...search }),
    rows: [{ id: 'card', label: m.redeem_rowCard(), value: card.name, detail: card.maskedNumber }],
  }
}
