import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../components/badge/badge.tsx'
import { Button } from '../../components/button/button.tsx'
import { OfferNumeral } from '../offer-card/offer-numeral.tsx'
import { ThingDetail } from './thing-detail.tsx'

const meta = {
  title: 'Patterns/Thing detail',
  component: ThingDetail,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThingDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    back: { href: '#offers', label: 'All offers' },
    lead: <OfferNumeral value="+400" unit="pts" size="featured" />,
    overline: 'Nordique Café',
    title: 'Spend $20 before 10 a.m., Monday to Friday',
    text: 'Drinks and food. Not on gift cards or app top-ups.',
    action: <Button href="#partners">See where it holds</Button>,
    facts: [
      { id: 'ends', label: 'Ends', value: 'Nov 24, 2026', badge: <Badge tone="warning">3 days</Badge> },
    ],
    notes: [{ id: 'story-terms', title: 'Terms and conditions', text: 'Once a day until the offer ends.' }],
  },
}
