import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { featuredEn, featuredFr } from '../story-content/offers.ts'
import { FeaturedOffer } from './featured-offer.tsx'

const words = { 'en-ca': featuredEn, 'fr-ca': featuredFr }

const meta = {
  title: 'Patterns/Catalogue/Featured offer',
  component: FeaturedOffer,
  args: featuredEn,
  render: (_args, { globals }) => <FeaturedOffer {...inLocale(globals, words)} />,
} satisfies Meta<typeof FeaturedOffer>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
