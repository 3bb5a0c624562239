import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
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

const english = {
  skip: 'Skip to content',
  strip: {
    label: 'Announcement',
    title: 'Harbour weeks',
    text: 'Until Nov\u00A029, Nova Scotia.',
    leave: 'Change province',
    close: 'Close',
  },
  offersTitle: 'Limited-time offers',
  offersLink: { href: '/offers', label: 'All offers' },
  offers: offersEn,
  shelfTitle: 'Redeem your points for gift cards',
  shelfLink: { href: '/gift-cards', label: 'All 26 gift cards' },
}

const french: typeof english = {
  skip: 'Aller au contenu',
  strip: {
    label: 'Annonce',
    title: 'Semaines du port',
    text: 'Jusqu’au 29\u00A0nov., Nouvelle-Écosse.',
    leave: 'Changer de province',
    close: 'Fermer',
  },
  offersTitle: 'Offres à durée limitée',
  offersLink: { href: '/fr-ca/offers', label: 'Toutes les offres' },
  offers: offersFr,
  shelfTitle: 'Échangez vos points contre des cartes-cadeaux',
  shelfLink: { href: '/fr-ca/gift-cards', label: 'Les 26 cartes-cadeaux' },
}

const wordsIn = (globals: Globals) => ({
  ...inLocale(globals, { 'en-ca': english, 'fr-ca': french }),
  ...home(globals),
  header: frame(globals).header,
  footer: frame(globals).footer,
})
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
    if (window.innerWidth < 1200) return
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
    await expect(canvas.getByText(/^In NS, NB, PE, NL until ./)).toBeVisible()
  },
}
