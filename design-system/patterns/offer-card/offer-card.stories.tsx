import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { FeaturedOffer, type FeaturedOfferProps } from '../featured-offer/featured-offer.tsx'
import { featuredEn, featuredFr, offersEn, offersFr } from '../story-content/offers.ts'
import { OfferCard, type OfferCardProps } from './offer-card.tsx'
import { OfferGrid } from './offer-grid.tsx'

type OffersProps = { title: string; offers: readonly OfferCardProps[]; featured: FeaturedOfferProps }

function Offers({ title, offers, featured }: OffersProps) {
  return (
    <div className="page-column py-10">
      <h2 className="mb-8 text-h2">{title}</h2>
      <FeaturedOffer {...featured} />
      <div className="h-10" />
      <OfferGrid>
        {offers.map((offer) => (
          <OfferCard key={offer.brand} {...offer} />
        ))}
      </OfferGrid>
    </div>
  )
}

const usage: Usage = {
  voice: ['Names', 'Dates, times, numbers'],
  'en-ca': {
    use: 'For an offer in a list.',
    avoid: 'For the one above the list: Featured offer. For a way to redeem: Reward card.',
    parts: [
      'Number and unit that lead',
      'Badge: its end, its code or how far it is used',
      'Brand and title',
      'What is excluded',
    ],
    keys: 'Tab, Enter: the whole card is one link.',
    right: 'The number first, the exclusions on the card.',
    wrong: 'A badge on what has no end: nothing is urgent then.',
  },
  'fr-ca': {
    use: 'Pour une offre dans une liste.',
    avoid:
      'Pour celle au-dessus de la liste\u00A0: Featured offer. Pour une façon d’échanger\u00A0: Reward card.',
    parts: [
      'Chiffre et unité en tête',
      'Étiquette\u00A0: sa fin, son code ou son utilisation',
      'Marque et titre',
      'Ce qui est exclu',
    ],
    keys: 'Tab, Entrée\u00A0: toute la carte est un lien.',
    right: 'Le chiffre d’abord, les exclusions sur la carte.',
    wrong: 'Une étiquette sur ce qui n’a pas de fin\u00A0: plus rien ne presse alors.',
  },
}

const meta = {
  title: 'Patterns/Catalogue/Offer card',
  component: Offers,
  parameters: { layout: 'fullscreen', usage },
  args: { title: siteMessages({})('offers_title'), offers: offersEn, featured: featuredEn },
  render: (_args, { globals }) => (
    <Offers
      title={siteMessages(globals)('offers_title')}
      {...inLocale(globals, {
        'en-ca': { offers: offersEn, featured: featuredEn },
        'fr-ca': { offers: offersFr, featured: featuredFr },
      })}
    />
  ),
} satisfies Meta<typeof Offers>
export default meta

type Story = StoryObj<typeof meta>

/** Announced as a list with its length. */
export const English: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    await expect(within(list).getAllByRole('listitem')).toHaveLength(offersEn.length)
    // The whole card is the link: its number and its title too.
    for (const card of within(list).getAllByRole('article')) {
      card.scrollIntoView({ block: 'center' })
      const { left, top } = card.getBoundingClientRect()
      const link = within(card).getByRole('link')
      for (const [x, y] of [
        [12, 40],
        [60, 150],
      ] as const)
        await expect(document.elementFromPoint(left + x, top + y)).toBe(link)
      // Its ring is outside, where it crosses no letter.
      link.focus()
      await expect(getComputedStyle(link, '::after').outlineOffset).toBe('2px')
    }
  },
}
export const French: Story = { globals: { locale: 'fr-ca' } }
