import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { largeText, zoomed } from '../../.storybook/zoomed.ts'
import { AnnouncementStrip } from '../announcement-strip/announcement-strip.tsx'
import { Footer } from '../footer/footer.tsx'
import { GiftCardGrid } from '../gift-card-tile/gift-card-grid.tsx'
import { GiftCardTile } from '../gift-card-tile/gift-card-tile.tsx'
import { Header } from '../header/header.tsx'
import { HeroSignedOut } from '../hero-signed-out/hero-signed-out.tsx'
import { LedgerArgument } from '../ledger-argument/ledger-argument.tsx'
import { OfferCard } from '../offer-card/offer-card.tsx'
import { OfferGrid } from '../offer-card/offer-grid.tsx'
import { Safeguards } from '../safeguards/safeguards.tsx'
import { Section } from '../section/section.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { SkipLink } from '../skip-link/skip-link.tsx'
import { frame, type Globals } from '../story-content/frame.ts'
import { home } from '../story-content/home.ts'
import { offersEn, offersFr } from '../story-content/offers.ts'

/** The province's campaign, as a backend tells of it. */
const takeover = {
  'en-ca': { title: 'Harbour weeks', province: 'Nova Scotia', day: 'Nov\u00A029' },
  'fr-ca': { title: 'Semaines du port', province: 'Nouvelle-Écosse', day: '29\u00A0nov.' },
}

const wordsIn = (globals: Globals) => {
  const say = siteMessages(globals)
  const { title, ...until } = inLocale(globals, takeover)
  return {
    ...home(globals),
    offers: inLocale(globals, { 'en-ca': offersEn, 'fr-ca': offersFr }),
    header: frame(globals).header,
    footer: frame(globals).footer,
    skip: say('site_skipToContent'),
    strip: {
      label: say('site_takeoverLabel'),
      title,
      text: say('site_takeoverUntil', until),
      leave: say('site_changeProvince'),
      close: say('announcements_close'),
    },
    offersTitle: say('home_limitedTitle'),
    offersLink: { href: '#offers', label: say('site_seeOffers') },
    shelfTitle: say('home_redeemTitle'),
    shelfLink: { href: '#gift-cards', label: say('home_allGiftCards') },
  }
}
type Words = ReturnType<typeof wordsIn>

function HomeSignedOut({ words, hasStrip = false }: { words: Words; hasStrip?: boolean }) {
  return (
    <>
      <SkipLink targetId="content" label={words.skip} />
      {hasStrip ? (
        <AnnouncementStrip
          label={words.strip.label}
          kind="place"
          title={words.strip.title}
          text={words.strip.text}
          link={{ href: '?look=usual', label: words.strip.leave }}
          close={{ label: words.strip.close, action: '#close' }}
        />
      ) : null}
      <Header {...words.header} />
      <main id="content" tabIndex={-1}>
        <HeroSignedOut {...words.hero} />
        <Section>
          <LedgerArgument {...words.argument} />
        </Section>
        <Section id="offers--limited-time-offers">
          <SectionHeading title={words.offersTitle} link={words.offersLink} />
          <OfferGrid>
            {words.offers.map((offer) => (
              <OfferCard key={offer.brand} {...offer} />
            ))}
          </OfferGrid>
        </Section>
        <Section tone="shelf">
          <SectionHeading title={words.shelfTitle} link={words.shelfLink} />
          <GiftCardGrid layout="shelf">
            {words.tiles.slice(0, 4).map((tile) => (
              <GiftCardTile key={tile.href} {...tile} />
            ))}
          </GiftCardGrid>
        </Section>
        <Section>
          <Safeguards {...words.safeguards} />
        </Section>
        <div className="h-4 desktop:h-6" />
      </main>
      <Footer {...words.footer} />
    </>
  )
}

const meta = {
  title: 'Pages/Home, signed out',
  component: HomeSignedOut,
  parameters: { layout: 'fullscreen' },
  args: { words: wordsIn({}) },
  render: (args, { globals }) => <HomeSignedOut {...args} words={wordsIn(globals)} />,
} satisfies Meta<typeof HomeSignedOut>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}

/** The window and the sum below it begin on one edge. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(window.innerWidth).toBeGreaterThanOrEqual(1200)
    const sky = canvasElement.querySelector('.sky-window')?.getBoundingClientRect()
    const sum = canvas.getByText(home({}).argument.total.label).getBoundingClientRect()
    await expect(sky?.left).toBeCloseTo(sum.left, 0)
  },
}
export const French: Story = { globals: { locale: 'fr-ca' } }
export const WithTakeoverStrip: Story = { args: { hasStrip: true } }
export const WithTakeoverStripOnAPhone: Story = {
  args: { hasStrip: true },
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}

export const ZoomedTo400Percent: Story = zoomed
export const LargeTextOnAPhone: Story = largeText

/** During a province's takeover, announced by the strip that Storybook adds. */
export const Takeover: Story = {
  globals: { takeover: 'harbour-weeks' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/NS, NB, PE, NL, until ./)).toBeVisible()
  },
}
