'use client'

import { BalanceHero } from '@borealis/design-system/patterns/balance-hero/balance-hero.tsx'
import { FeaturedOffer } from '@borealis/design-system/patterns/featured-offer/featured-offer.tsx'
import { Footer } from '@borealis/design-system/patterns/footer/footer.tsx'
import { GiftCardGrid } from '@borealis/design-system/patterns/gift-card-tile/gift-card-grid.tsx'
import { GiftCardTile } from '@borealis/design-system/patterns/gift-card-tile/gift-card-tile.tsx'
import { GoalLine } from '@borealis/design-system/patterns/goal-line/goal-line.tsx'
import { Header } from '@borealis/design-system/patterns/header/header.tsx'
import { LedgerMonth } from '@borealis/design-system/patterns/ledger/ledger-month.tsx'
import { OfferCard } from '@borealis/design-system/patterns/offer-card/offer-card.tsx'
import { OfferGrid } from '@borealis/design-system/patterns/offer-card/offer-grid.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { ValueRanking } from '@borealis/design-system/patterns/value-ranking/value-ranking.tsx'
import { ArrowDownLeft, CreditCard, Gift, Plane } from 'lucide'
import { formatDate, formatDateWithWeekday, formatDay, formatMonthHeading } from '../../app/domain/dates.ts'
import { formatWholeDollars } from '../../app/domain/money.ts'
import { formatPoints, formatSignedPoints } from '../../app/domain/points.ts'
import * as images from '../../app/images/image-url.ts'
import type { Answers } from './answers.ts'

const LOCALE = 'en-ca'
const ZONE = 'America/Toronto'
const number = (points: number) => formatPoints(points, LOCALE)
const dollars = (cents: number) => formatWholeDollars(cents, LOCALE)
const card = [256, 384, 640, 828, 1080] as const
const large = [384, 640, 828, 1080, 1920] as const
const link = (href: string, label: string) => ({ href, label })

/** The same pictures, by their whole addresses. */
const from =
  <Asked extends readonly unknown[], Made extends { src: string; srcSet: string }>(
    site: string,
    make: (...asked: Asked) => Made,
  ) =>
  (...asked: Asked): Made => {
    const made = make(...asked)
    const whole = (text: string) => text.replaceAll('/_next/image', `${site}/_next/image`)
    return { ...made, src: whole(made.src), srcSet: whole(made.srcSet) }
  }

/**
 * A member's home from the design system alone, with the data and the parts that the site's own shows. Peers have it easier:
 * one language, words in the code, no session, no experiment, no part that may fail alone.
 */
export function MemberHome({ answers }: { answers: Answers }) {
  const { customer, balance, history, offers, cards, goal } = answers
  const picture = from(answers.pictures, images.picture)
  const swatch = from(answers.pictures, images.swatch)
  const { earnedByWeek: weeks, spentByMonth: months } = history.summary
  const [featured] = offers.filter(({ isFeatured }) => isFeatured)
  const limited = offers.filter((offer) => offer !== featured).slice(0, 3)
  const within = cards.filter(({ minPoints }) => minPoints <= balance.points).slice(0, 4)
  const target = goal.brandName
  return (
    <>
      <Header
        logo={{ href: '/', name: ['Borealis', 'Rewards'] }}
        navLabel="Main"
        links={[
          link('/offers', 'Offers'),
          link('/rewards', 'Rewards'),
          link('/gift-cards', 'Gift cards'),
          link('/account/redeem/travel', 'Travel'),
          link('/account', 'Account'),
        ]}
        search={link('/search', 'Search')}
        language={{ href: '/fr-ca', label: 'Français', lang: 'fr-CA' }}
        menuLabel="Menu"
        account={{
          kind: 'member',
          balance: {
            ...{ href: '/account/history', points: number(balance.points), unit: 'pts' },
            label: `Balance: ${number(balance.points)} points`,
          },
          menu: {
            label: `Account of ${customer.firstName}`,
            initials: `${customer.firstName[0]}${customer.lastName[0]}`,
            name: `${customer.firstName} ${customer.lastName}`,
            detail: customer.sceneNumber,
            links: [
              link('/account', 'Your account'),
              link('/account/history', 'Points history'),
              link('/account/orders', 'Orders'),
              link('/account/e-cards', 'E-cards'),
              link('/account/redeem', 'Redeem points'),
              link('/account/profile', 'Profile'),
              link('/account/security', 'Security'),
              link('/account/preferences', 'Messages'),
              link('/account/privacy', 'Privacy choices'),
              link('/account/card', 'Member card'),
              link('/account/promo', 'Promotion PIN'),
            ],
            signOut: { action: '/auth/sign-out', label: 'Sign out' },
          },
        }}
      />
      <main>
        <BalanceHero
          greeting={`Good evening, ${customer.firstName}`}
          date={formatDateWithWeekday(balance.asOf, LOCALE, ZONE)}
          balanceLabel="Available points"
          balance={number(balance.points)}
          balanceLink={link('/account/history', `${number(balance.points)} points: your history`)}
          actions={[link('/account/card/full', 'Show card'), link('/gift-cards', 'Redeem')]}
          unknown="We can’t show your balance."
          facts={[
            { id: 'worth', text: `Worth ${dollars(balance.points)}`, strong: dollars(balance.points) },
            {
              id: 'pending',
              strong: number(balance.pendingPoints),
              text: `${number(balance.pendingPoints)} pending until ${formatDay(balance.pendingPostsBy, LOCALE, ZONE)}`,
            },
          ]}
          weeks={{
            title: 'A year of earning',
            span: `${weeks.length} weeks`,
            label: `${number(history.summary.earned)} points in ${weeks.length} weeks`,
            values: weeks.map(({ points }) => points),
            tables: [
              {
                id: 'earned',
                caption: 'Earned in four weeks',
                columns: ['From', 'Earned'],
                rows: weeks
                  .filter((_week, index) => index % 4 === 0)
                  .map(({ weekStart, points }) => ({
                    id: weekStart,
                    name: formatDate(weekStart, LOCALE, ZONE),
                    value: number(points),
                  })),
              },
              {
                id: 'spent',
                caption: 'Redeemed by month',
                columns: ['Month', 'Redeemed'],
                rows: months.map(({ month, points }) => ({
                  id: month,
                  name: formatMonthHeading(month, LOCALE, ZONE),
                  value: number(points),
                })),
              },
            ],
          }}
        />
        <GoalLine
          art={{ ...picture(goal.image, 640, card), sizes: '88px', alt: '' }}
          title={`Your goal: ${target}`}
          goal={target}
          left={`${number(goal.points - balance.points)} points to go`}
          pace="At your pace of the last 90 days, in March."
          sum={{ label: 'How we count', text: `${number(balance.earnedLast90Days)} points in 90 days.` }}
          target={`${number(goal.points)} points`}
          value={balance.points}
          max={goal.points}
          change={link('/account/goal', 'Change')}
        />
        <Section tone="shelf">
          <SectionHeading title="Gift cards within reach" link={link('/gift-cards', 'All gift cards')} />
          <GiftCardGrid layout="shelf">
            {within.map(({ brandId, brandName, image, minPoints }) => (
              <GiftCardTile
                key={brandId}
                href={`/gift-cards/${brandId}`}
                name={brandName}
                from={`From ${number(minPoints)} pts`}
                amount={dollars(minPoints)}
                art={{ ...picture(image, 640, card), sizes: '(width >= 770px) 25vw, 50vw', alt: '' }}
              />
            ))}
          </GiftCardGrid>
        </Section>
        {featured?.cmsContent.image ? (
          <Section>
            <SectionHeading title="Featured offer" />
            <FeaturedOffer
              numeral={featured.headline}
              brand={featured.cmsContent.brand.title}
              title={featured.cmsContent.title}
              terms={featured.cmsContent.exclusions}
              art={{ ...picture(featured.cmsContent.image, 828, large), sizes: '756px', isLargest: true }}
              badge={{ kind: 'soon', label: `Ends ${formatDay(featured.endDate, LOCALE, ZONE)}` }}
              action={link(`/offers/${featured.offerCode}`, 'See offer')}
            />
          </Section>
        ) : null}
        <Section>
          <SectionHeading title="Limited-time offers" link={link('/offers', 'All offers')} />
          <OfferGrid>
            {limited.map(({ offerCode, headline, cmsContent, reason, endDate }) => (
              <OfferCard
                key={offerCode}
                numeral={headline}
                brand={cmsContent.brand.title}
                title={cmsContent.title}
                exclusions={cmsContent.exclusions}
                reason={reason}
                swatch={swatch(cmsContent.swatch, 64, 128)}
                badge={{ kind: 'date', label: `Until ${formatDate(endDate, LOCALE, ZONE)}` }}
                action={{ ...link(`/offers/${offerCode}`, 'Details'), context: cmsContent.title }}
              />
            ))}
          </OfferGrid>
        </Section>
        <Section>
          <SectionHeading title="Latest activity" link={link('/account/history', 'Points history')} />
          <LedgerMonth
            headingLevel={3}
            showColumns
            title="The last 12 months"
            summary={`${number(history.summary.earned)} earned`}
            columns={{
              date: 'Date',
              what: 'What',
              category: 'Category',
              points: 'Points',
              balance: 'Balance',
            }}
            rows={history.transactions.map(({ id, occurredAt, partner, description, ...line }) => ({
              id,
              date: formatDay(occurredAt, LOCALE, ZONE),
              mark: partner
                ? { kind: 'swatch' as const, ...swatch(partner.image, 48, 96) }
                : { kind: 'icon' as const, icon: ArrowDownLeft },
              what: description,
              why: line.explanation,
              category: line.category.name,
              points: formatSignedPoints(line.points, LOCALE),
              direction: line.points >= 0 ? ('earned' as const) : ('spent' as const),
              balance: line.balanceAfter === null ? 'Pending' : number(line.balanceAfter),
              phoneLine: formatDay(occurredAt, LOCALE, ZONE),
            }))}
          />
        </Section>
        <Section>
          <ValueRanking
            title="What your points are worth"
            intro="Your balance, redeemed in one way."
            more={link('/account/redeem', 'Ways to redeem')}
            rows={[
              { icon: Gift, name: 'Gift cards', rate: 1 },
              { icon: Plane, name: 'Travel', rate: 0.9 },
              { icon: CreditCard, name: 'Card credit', rate: 0.7 },
            ].map(({ icon, name, rate }) => ({
              ...{ id: name, icon, name, detail: 'From 1,000 pts', share: rate * 100 },
              rate: `${rate}¢ a point`,
              worth: dollars(balance.points * rate),
            }))}
          />
        </Section>
      </main>
      <Footer
        motto="Points you can follow."
        navLabel="More"
        groups={[
          {
            title: 'Earn',
            links: [
              link('/offers', 'Offers'),
              link('/help/partners', 'Partners'),
              link('/account/promo', 'Promotion PIN'),
            ],
          },
          {
            title: 'Redeem',
            links: [
              link('/gift-cards', 'Gift cards'),
              link('/travel', 'Travel'),
              link('/card-credit', 'Card credit'),
            ],
          },
          {
            title: 'Help',
            links: [
              link('/help', 'Help centre'),
              link('/help/missing-points', 'Missing points'),
              link('/contact', 'Contact'),
            ],
          },
          {
            title: 'Legal',
            links: [
              link('/terms', 'Terms'),
              link('/privacy', 'Privacy'),
              link('/cookies', 'Cookies'),
              link('/accessibility', 'Accessibility'),
            ],
          },
        ]}
        copyright="© 2026 Borealis"
        province={{ text: 'Shown for Ontario', change: link('/province', 'Change') }}
        language={{ href: '/fr-ca', label: 'Français', lang: 'fr-CA' }}
      />
    </>
  )
}
