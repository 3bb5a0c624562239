import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inLocale, localeOf } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { largeText, zoomed } from '../../.storybook/zoomed.ts'
import { BalanceHero } from '../balance-hero/balance-hero.tsx'
import { FeaturedOffer } from '../featured-offer/featured-offer.tsx'
import { Footer } from '../footer/footer.tsx'
import { GiftCardGrid } from '../gift-card-tile/gift-card-grid.tsx'
import { GiftCardTile } from '../gift-card-tile/gift-card-tile.tsx'
import { GoalLine } from '../goal-line/goal-line.tsx'
import { Header } from '../header/header.tsx'
import { LedgerMonth } from '../ledger/ledger-month.tsx'
import { OfferCard } from '../offer-card/offer-card.tsx'
import { OfferGrid } from '../offer-card/offer-grid.tsx'
import { Section } from '../section/section.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { frame, type Globals } from '../story-content/frame.ts'
import { ledgerEn, ledgerFr } from '../story-content/history.ts'
import { home } from '../story-content/home.ts'
import { numbersIn } from '../story-content/numbers.ts'
import { featuredEn, featuredFr, offersEn, offersFr } from '../story-content/offers.ts'
import { ValueRanking } from '../value-ranking/value-ranking.tsx'

const english = {
  featured: featuredEn,
  offers: offersEn,
  ledger: ledgerEn,
}

const french: typeof english = {
  featured: featuredFr,
  offers: offersFr,
  ledger: ledgerFr,
}

const wordsIn = (globals: Globals) => {
  const say = siteMessages(globals)
  const { points } = numbersIn(localeOf(globals))
  return {
    ...inLocale(globals, { 'en-ca': english, 'fr-ca': french }),
    ...home(globals),
    header: frame(globals).memberHeader,
    footer: frame(globals).footer,
    pickedTitle: say('home_featuredTitle'),
    offersTitle: say('home_limitedTitle'),
    offersLink: { href: '#offers', label: say('site_seeOffers') },
    reachTitle: say('home_withinReach'),
    reachLink: { href: '#gift-cards', label: say('home_allGiftCards') },
    activityTitle: say('home_activityTitle'),
    activityLink: { href: '#history', label: say('home_activityAll') },
    year: {
      title: say('history_latestYear'),
      summary: say('history_monthSummary', { earned: points(17480), redeemed: points(11000) }),
    },
  }
}
type Words = ReturnType<typeof wordsIn>

function HomeSignedIn({ words }: { words: Words }) {
  return (
    <>
      <Header {...words.header} />
      <main>
        <BalanceHero {...words.balance} />
        <GoalLine {...words.goal} />
        <Section tone="shelf" className="max-tablet:mt-0 max-tablet:pt-5">
          <SectionHeading title={words.reachTitle} link={words.reachLink} />
          <GiftCardGrid layout="shelf">
            {words.tiles.slice(0, 4).map((tile) => (
              <GiftCardTile key={tile.href} {...tile} />
            ))}
          </GiftCardGrid>
        </Section>
        <Section>
          <SectionHeading title={words.pickedTitle} />
          <FeaturedOffer {...words.featured} />
        </Section>
        <Section>
          <SectionHeading title={words.offersTitle} link={words.offersLink} />
          <OfferGrid>
            {words.offers.map((offer) => (
              <OfferCard key={offer.brand} {...offer} />
            ))}
          </OfferGrid>
        </Section>
        <Section>
          <SectionHeading title={words.activityTitle} link={words.activityLink} />
          <LedgerMonth {...words.ledger} {...words.year} headingLevel={3} />
        </Section>
        <Section>
          <ValueRanking {...words.value} />
        </Section>
      </main>
      <Footer {...words.footer} />
    </>
  )
}

const meta = {
  title: 'Pages/Home, signed in',
  component: HomeSignedIn,
  parameters: { layout: 'fullscreen' },
  args: { words: wordsIn({}) },
  render: (args, { globals }) => <HomeSignedIn {...args} words={wordsIn(globals)} />,
} satisfies Meta<typeof HomeSignedIn>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }

/** The sky window clips its content, so each of its lines is checked separately. */
export const LargeTextOnAPhone: Story = {
  ...largeText,
  play: async ({ canvas }) => {
    await largeText.play()
    for (const line of [
      canvas.getByRole('heading', { level: 1 }),
      canvas.getByText(home({ locale: 'fr-ca' }).balance.date),
    ]) {
      await expect(line.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
    }
  },
}
export const ZoomedTo400Percent: Story = zoomed
