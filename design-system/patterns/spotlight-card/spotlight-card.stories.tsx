import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gift, Plane } from 'lucide'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { RewardCard, type RewardCardProps } from '../reward-card/reward-card.tsx'
import { featuredArt } from '../story-content/art.ts'
import { SpotlightCard, type SpotlightCardProps } from './spotlight-card.tsx'

function Ideas({
  title,
  spotlight,
  rewards,
}: {
  title: string
  spotlight: SpotlightCardProps
  rewards: readonly RewardCardProps[]
}) {
  return (
    <div className="page-column grid gap-x-6 gap-y-10 py-10 desktop:grid-cols-3">
      <h2 className="sr-only">{title}</h2>
      <SpotlightCard {...spotlight} />
      {rewards.map((reward) => (
        <RewardCard key={reward.href} {...reward} />
      ))}
    </div>
  )
}

const words = {
  'en-ca': {
    spotlight: {
      href: '#fresh',
      overline: 'Harbour Grocer',
      title: 'What five times the points buys in a week',
      image: { ...featuredArt, alt: 'Buoys in rows on dark blue' },
      action: 'See the offer',
    },
    rewards: [
      {
        href: '#gift',
        icon: Gift,
        category: 'Gift cards',
        title: 'A card from 26 brands',
        brand: 'Twenty-six brands',
        conversion: 'From 1,000 points for $10',
      },
      {
        href: '#travel',
        icon: Plane,
        category: 'Travel',
        title: 'Money back on a trip you booked',
        conversion: 'From 1,000 points for $9',
      },
    ],
  },
  'fr-ca': {
    spotlight: {
      href: '#fresh',
      overline: 'Harbour Grocer',
      title: 'Ce que rapportent cinq fois les points en une semaine',
      image: { ...featuredArt, alt: 'Des bouées en rangées sur fond bleu nuit' },
      action: 'Voir l’offre',
    },
    rewards: [
      {
        href: '#gift',
        icon: Gift,
        category: 'Cartes-cadeaux',
        title: 'Une carte parmi 26 marques',
        brand: 'Vingt-six marques',
        conversion: 'Dès 1\u00A0000\u00A0points pour 10\u00A0$',
      },
      {
        href: '#travel',
        icon: Plane,
        category: 'Voyages',
        title: 'Un remboursement sur un voyage que vous avez réservé',
        conversion: 'Dès 1\u00A0000\u00A0points pour 9\u00A0$',
      },
    ],
  },
}

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For a story that the backend features, beside ways to redeem.',
    avoid: 'For an offer: Offer card or Featured offer.',
    parts: ['Art', 'Overline: who it is from', 'Two lines of text', 'Link'],
    keys: 'Tab, Enter: one link for the whole card.',
    right: 'Say what is behind the link.',
    wrong: 'A second link in the card.',
  },
  'fr-ca': {
    use: 'Pour un sujet que le serveur met en vedette, à côté des façons d’échanger.',
    avoid: 'Pour une offre\u00A0: Offer card ou Featured offer.',
    parts: ['Illustration', 'Surtitre\u00A0: de qui cela vient', 'Deux lignes de texte', 'Lien'],
    keys: 'Tab, Entrée\u00A0: un lien pour toute la carte.',
    right: 'Dites ce que le lien montre.',
    wrong: 'Un deuxième lien dans la carte.',
  },
}

const meta = {
  title: 'Patterns/Home/Spotlight card',
  component: Ideas,
  parameters: { layout: 'fullscreen', usage },
  args: { title: siteMessages({})('rewards_title'), ...words['en-ca'] },
  render: (_args, { globals }) => (
    <Ideas title={siteMessages(globals)('rewards_title')} {...inLocale(globals, words)} />
  ),
} satisfies Meta<typeof Ideas>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}

export const French: Story = { globals: { locale: 'fr-ca' } }
