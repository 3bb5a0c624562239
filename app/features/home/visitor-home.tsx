import { GuardedLikeMoney } from '@borealis/design-system/patterns/guarded-like-money/guarded-like-money.tsx'
import { HeroSignedOut } from '@borealis/design-system/patterns/hero-signed-out/hero-signed-out.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { useQuery } from '@tanstack/react-query'
import { ScrollText, ShieldCheck, Snowflake } from 'lucide-react'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { href, signInHref } from '#app/site/href.ts'
import { ErrandsExample } from './errands-example.tsx'
import { GiftCardTeaser } from './gift-card-teaser.tsx'
import { LimitedTimeOffers } from './limited-time-offers.tsx'

/** The name and number on the picture of a card: an example, nobody's. */
const EXAMPLE_NUMBER = '6046 4601 9322 7504'

export function VisitorHome() {
  return (
    <>
      <Hero />
      <Section labelledBy="home-errands">
        <ErrandsExample headingId="home-errands" />
      </Section>
      <LimitedTimeOffers />
      <GiftCardTeaser title={m.home_spendTitle()} />
      <Section labelledBy="home-guarded">
        <GuardedLikeMoney
          headingId="home-guarded"
          title={m.home_guardedTitle()}
          points={[
            {
              id: 'check',
              icon: ShieldCheck,
              title: m.home_guardedCheckTitle(),
              text: m.home_guardedCheckText(),
            },
            {
              id: 'freeze',
              icon: Snowflake,
              title: m.home_guardedFreezeTitle(),
              text: m.home_guardedFreezeText(),
            },
            {
              id: 'ledger',
              icon: ScrollText,
              title: m.home_guardedLedgerTitle(),
              text: m.home_guardedLedgerText(),
            },
          ]}
        />
      </Section>
    </>
  )
}

function Hero() {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const isOpen = pageData?.public.auth.isActive !== false
  return (
    <HeroSignedOut
      headline={m.home_headline()}
      lead={m.home_lead()}
      join={isOpen ? { id: 'create-account', href: href('/create-account'), label: m.home_join() } : null}
      signIn={
        isOpen
          ? {
              id: 'signin',
              text: m.home_alreadyMember(),
              href: signInHref(href('/')),
              label: m.site_signIn(),
            }
          : null
      }
      card={{
        name: m.home_exampleName(),
        since: m.home_exampleSince(),
        number: EXAMPLE_NUMBER,
        label: m.home_exampleLabel(),
      }}
    />
  )
}
