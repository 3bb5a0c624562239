import type { Account } from '@borealis/contract/customers.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { Tabs } from '@borealis/design-system/components/tabs/tabs.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { SelectFilters } from '@borealis/design-system/patterns/select-filters/select-filters.tsx'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { usePeriod } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { useAppliedForm } from '#app/shell/forms/use-applied-form.ts'
import { href } from '#app/shell/links/href.ts'
import { pageSearch } from '#app/shell/links/read-page.ts'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { cardsForTravel, chosenCard } from './chosen-card.ts'
import { TravelPurchases } from './travel-purchases.tsx'
import type { TravelSearch } from './travel-search.ts'
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
  return (
    <>
      <PageHeading title={m.travel_title()} lead={m.travel_lead()} />
      <Section labelledBy="travel-purchases">
        <SectionHeading id="travel-purchases" title={m.travel_purchases()} />
        <SectionData query={cards} failed={m.travel_cardsFailed()}>
          {({ accounts }) => <Purchases accounts={accounts} {...list} />}
        </SectionData>
      </Section>
      <Section labelledBy="travel-worth">
        <ValueLens headingId="travel-worth" />
      </Section>
    </>
  )
}

function Purchases({ accounts, card, dates, page }: TravelPageProps & { accounts: readonly Account[] }) {
  const accepting = cardsForTravel(accounts)
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
  const { period, periods, days, wider } = usePeriod(dates)
  const { onChange, onSubmit } = useAppliedForm()
  const link = (search: Partial<TravelSearch>) =>
    href('/account/redeem/travel', { card: account.uniqueId, ...search })
  return (
    <>
      <div className="mb-6">
        <SelectFilters
          action={link({})}
          label={m.travel_filters()}
          apply={m.travel_filterApply()}
          reset={period?.isDefault === false ? { href: link({}), label: m.travel_filterReset() } : null}
          hidden={{ card: account.uniqueId }}
          selects={[
            {
              name: 'dates',
              label: m.travel_filterDates(),
              value: period?.code ?? '',
              options: periods.map(({ code, name }) => ({ value: code, label: name })),
            },
          ]}
          onChange={onChange}
          onSubmit={onSubmit}
        />
      </div>
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
