import type { Account } from '@borealis/contract/customers.ts'
import type { PlainKind } from '@borealis/contract/redemptions.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { Tabs } from '@borealis/design-system/components/tabs/tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { offers, pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { plainKinds } from '#app/member-data/redemption-kinds.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { type AmountPlan, amountOrder, cardsFor, chosenCard, isCardGone, stepsFor } from './amount-state.ts'
import { AmountSteps } from './amount-steps.tsx'
import { OrderSoFar } from './order-so-far.tsx'
import type { AmountSearch } from './redeem-search.ts'
import { ValueLens } from './value-lens.tsx'

interface AmountPageProps {
  kind: PlainKind
  card: string | undefined
  search: AmountSearch
}

/** Points that pay an amount of money and nothing else: on which card, if it needs one, how many, and everything once more. */
export function AmountPage({ kind, card, search }: AmountPageProps) {
  const { title, lead, cards } = plainKinds[kind]
  const { data: pageData } = useQuery(pageDataQueries.current())
  const isOffered = offers(pageData, kind)
  return (
    <>
      <AccountPage title={title()} lead={isOffered ? lead() : null}>
        {!isOffered ? (
          <>
            <OrderWithoutSteps kind={kind} card={card} search={search} isGone />
            <EmptyState title={m.ways_notOffered()} />
          </>
        ) : cards ? (
          <OnCard kind={kind} card={card} search={search} words={cards} />
        ) : (
          <WithoutCard kind={kind} search={search} />
        )}
      </AccountPage>
      <ValueLens headingId={`${kind}-worth`} />
    </>
  )
}

/** An order that the address names, where the steps that would show it are not there. */
function OrderWithoutSteps({ kind, card, search, isGone }: AmountPageProps & { isGone: boolean }) {
  const here = planOf(kind, card === undefined ? {} : { card }).stepHref(search)
  return search.intent ? <OrderSoFar intent={search.intent} here={here} isGone={isGone} /> : null
}

type CardWords = NonNullable<(typeof plainKinds)[PlainKind]['cards']>

function OnCard(page: AmountPageProps & { words: CardWords }) {
  const cards = useQuery(accountQueries.paymentCards())
  const chosen = chosenCard(cardsFor(page.kind, cards.data?.accounts ?? []), page.card)
  return (
    <>
      {chosen ? null : <OrderWithoutSteps {...page} isGone={cards.data !== undefined} />}
      <SectionData query={cards} failed={m.travel_cardsFailed()}>
        {({ accounts }) => <CardSteps accounts={accounts} {...page} />}
      </SectionData>
    </>
  )
}

function CardSteps({
  accounts,
  kind,
  card,
  search,
  words,
}: AmountPageProps & { accounts: readonly Account[]; words: CardWords }) {
  const accepting = cardsFor(kind, accounts)
  const chosen = chosenCard(accepting, card)
  if (!chosen) {
    return (
      <EmptyState
        title={words.emptyTitle()}
        action={
          <Button href={href('/gift-cards')} variant="secondary">
            {m.travel_emptyAction()}
          </Button>
        }
      >
        {words.emptyText()}
      </EmptyState>
    )
  }
  const order = amountOrder(kind, chosen)
  const asked = { ...search, ...(card !== undefined && { card }) }
  // The amount is as good for another card.
  const { amount, points, rate } = search
  return (
    <>
      {accepting.length > 1 ? (
        <div className="mb-8">
          <Tabs
            label={words.label()}
            tabs={accepting.map(({ uniqueId, name, maskedNumber }) => ({
              href: href('/account/redeem/$way', { way: kind }, { card: uniqueId, amount, points, rate }),
              label: m.travel_cardName({ name, number: maskedNumber }),
              current: uniqueId === chosen.uniqueId,
            }))}
          />
        </div>
      ) : null}
      <AmountSteps
        plan={{
          ...planOf(kind, { card: chosen.uniqueId }),
          ...order,
          title: chosen.name,
          detail: chosen.maskedNumber,
          rows: [{ id: 'card', label: m.redeem_rowCard(), value: chosen.name, detail: chosen.maskedNumber }],
        }}
        search={stepsFor(asked, order)}
        isCardGone={isCardGone(asked, order)}
      />
    </>
  )
}

/** What it pays is what the programme calls it. */
function WithoutCard({ kind, search }: Pick<AmountPageProps, 'kind' | 'search'>) {
  const { data } = useQuery(pageDataQueries.current())
  const way = data?.waysToSpend.find(({ code }) => code === kind)
  const { title } = plainKinds[kind]
  return (
    <AmountSteps
      plan={{
        ...planOf(kind, {}),
        ...amountOrder(kind),
        title: way?.name ?? title(),
        detail: way?.detail ?? '',
        rows: [{ id: 'way', label: title(), value: way?.name ?? title() }],
      }}
      search={search}
    />
  )
}

const planOf = (kind: PlainKind, carried: AmountPlan['carried']) => ({
  icon: plainKinds[kind].icon,
  question: plainKinds[kind].question(),
  reviewHelp: plainKinds[kind].reviewHelp(),
  action: href('/account/redeem/$way', { way: kind }),
  carried,
  stepHref: (search: AmountSearch) => href('/account/redeem/$way', { way: kind }, { ...carried, ...search }),
})
