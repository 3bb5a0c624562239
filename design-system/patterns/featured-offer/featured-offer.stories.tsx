import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { featuredEn, featuredFr } from '../story-content/offers.ts'
import { FeaturedOffer } from './featured-offer.tsx'

const words = { 'en-ca': featuredEn, 'fr-ca': featuredFr }

const usage: Usage = {
  voice: ['Names', 'Dates, times, numbers'],
  'en-ca': {
    use: 'For one offer above the others.',
    avoid: 'For a second one: Offer card.',
    parts: ['Art', 'Number that leads', 'Title, terms and end', 'Why it is shown'],
    keys: 'Tab, Enter.',
    right: 'One, chosen for the member, with the reason.',
    wrong: 'Two in a row: neither is featured.',
  },
  'fr-ca': {
    use: 'Pour une offre placée au-dessus des autres.',
    avoid: 'Pour une deuxième\u00A0: Offer card.',
    parts: ['Illustration', 'Chiffre en tête', 'Titre, conditions et fin', 'Pourquoi elle est affichée'],
    keys: 'Tab, Entrée.',
    right: 'Une seule, choisie pour le membre, avec la raison.',
    wrong: 'Deux de suite\u00A0: aucune n’est en vedette.',
  },
}

const meta = {
  title: 'Patterns/Catalogue/Featured offer',
  component: FeaturedOffer,
  parameters: { usage },
  args: featuredEn,
  render: (_args, { globals }) => <FeaturedOffer {...inLocale(globals, words)} />,
} satisfies Meta<typeof FeaturedOffer>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
