import { HeroSignedOut } from '@borealis/design-system/patterns/hero-signed-out/hero-signed-out.tsx'
import { LedgerArgument } from '@borealis/design-system/patterns/ledger-argument/ledger-argument.tsx'
import { Safeguards } from '@borealis/design-system/patterns/safeguards/safeguards.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, ScrollText, ShieldCheck, Snowflake } from 'lucide'
import { formatDenomination, formatMoney, formatWholeDollars } from '#app/domain/money.ts'
import { formatPoints, formatSignedPoints, worthInCents } from '#app/domain/points.ts'
import { centsOf } from '#app/domain/spending.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries, type SitePageData, useIsClosed } from '#app/member-data/page-data.data.ts'
import { useProvince } from '#app/member-data/reader.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import * as m from '#app/paraglide/messages.js'
import { href, signInHref } from '#app/shell/links/href.ts'
import { GiftCardTeaser } from './gift-card-teaser.tsx'
import { LimitedTimeOffers } from './limited-time-offers.tsx'

/** The name and number on the picture of a card: made up. */
const EXAMPLE_NUMBER = '6046 4601 9322 7504'

export function VisitorHome() {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const canFreeze = pageData?.featureFlags.freeze === true
  return (
    <>
      <Hero />
      <Section labelledBy="home-errands">
        <ErrandsExample headingId="home-errands" />
      </Section>
      <LimitedTimeOffers />
      <GiftCardTeaser title={m.home_redeemTitle()} />
      <Section labelledBy="home-guarded">
        <Safeguards
          headingId="home-guarded"
          title={m.home_guardedTitle()}
          points={[
            {
              id: 'check',
              icon: ShieldCheck,
              title: m.home_guardedCheckTitle({ asks: stepUpAsks() }),
              text: m.home_guardedCheckText({ asks: stepUpAsks() }),
            },
            canFreeze
              ? {
                  id: 'freeze',
                  icon: Snowflake,
                  title: m.home_guardedFreezeTitle(),
                  text: m.home_guardedFreezeText(),
                }
              : {
                  id: 'code',
                  icon: KeyRound,
                  title: m.home_guardedCodeTitle({ asks: stepUpAsks() }),
                  text: m.home_guardedCodeText({ asks: stepUpAsks() }),
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

/** A round number, easy to compare with a price; no fewer than a programme lets anybody redeem. */
const LEAD_POINTS = 1_000

/** The promise with what points buy as a gift card; without a rate there is no figure. */
function leadOf(pageData: SitePageData | undefined): string {
  const way = pageData?.waysToSpend.find(({ code }) => code === 'gift-cards')
  const locale = currentLocale()
  const points = Math.max(LEAD_POINTS, way?.minPoints ?? 0)
  return way
    ? m.home_leadWorth({
        points: formatPoints(points, locale),
        amount: formatDenomination(centsOf(points, way), locale),
      })
    : m.home_lead()
}

function Hero() {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const isClosed = useIsClosed()
  return (
    <HeroSignedOut
      headline={m.home_headline()}
      lead={leadOf(pageData)}
      join={isClosed ? null : { id: 'create-account', href: href('/create-account'), label: m.home_join() }}
      signIn={
        isClosed
          ? null
          : {
              id: 'signin',
              text: m.home_alreadyMember(),
              href: signInHref(href('/')),
              label: m.site_signIn(),
            }
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

/** One household's month, labelled as an example: what was paid, in cents, and the points it earned. */
const errands = [
  { id: 'groceries', what: m.home_errandGroceries, cents: 61_240, points: 3_060 },
  { id: 'coffee', what: m.home_errandCoffee, cents: 8_415, points: 420 },
  { id: 'home', what: m.home_errandHome, cents: 12_900, points: 645 },
  { id: 'offers', what: m.home_errandOffers, cents: null, points: 1_375 },
]

/** Where the household of the example lives while the reader’s province is not known. */
const EXAMPLE_PLACE = 'Sudbury'

function ErrandsExample({ headingId }: { headingId: string }) {
  const locale = currentLocale()
  const province = useProvince()
  const total = errands.reduce((sum, { points }) => sum + points, 0)
  const { data: pageData } = useQuery(pageDataQueries.current())
  const cents = worthInCents(total, pageData?.pointsPerDollar)
  return (
    <LedgerArgument
      headingId={headingId}
      title={m.home_errandsTitle()}
      intro={m.home_errandsIntro({ place: province?.name ?? EXAMPLE_PLACE })}
      rows={errands.map(({ id, what, cents, points }) => ({
        id,
        what: what(),
        ...(cents !== null && { paid: formatMoney(cents, locale) }),
        points: formatSignedPoints(points, locale),
      }))}
      total={{
        label: m.home_errandsTotal(),
        points: formatPoints(total, locale),
        unit: m.site_pointsUnit({ points: formatPoints(total, locale) }),
        ...(cents !== null && { worth: m.home_equals({ amount: formatWholeDollars(cents, locale) }) }),
      }}
    />
  )
}
