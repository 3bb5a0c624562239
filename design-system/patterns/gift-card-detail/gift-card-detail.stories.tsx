import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail, Package } from 'lucide-react'
import { Button } from '../../components/button/button.tsx'
import { art } from '../story-content/art.ts'
import { GiftCardDetail } from './gift-card-detail.tsx'

const meta = {
  title: 'Patterns/Gift card detail',
  component: GiftCardDetail,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GiftCardDetail>
export default meta

type Story = StoryObj<typeof meta>

export const Member: Story = {
  args: {
    back: { href: '/gift-cards', label: 'All gift cards' },
    name: 'Prairie Outfitters',
    category: 'Outdoors and sport',
    text: 'Tents, boots and everything between them.',
    art: { ...art.prairie, isLargest: true },
    amounts: {
      title: 'Amounts',
      note: 'You have 24,850 points.',
      rows: [
        {
          id: '25',
          label: '$25',
          points: '2,500 pts',
          detail: 'Leaves you 22,350 pts',
          action: { href: '#25', label: 'Choose $25' },
        },
        { id: '50', label: '$50', points: '5,000 pts', detail: 'Sold out for now' },
        {
          id: '250',
          label: '$250',
          points: '25,000 pts',
          gap: { value: 24850, max: 25000, label: '150 pts to go' },
        },
      ],
    },
    action: <Button href="#redeem">Spend points on this card</Button>,
    delivery: {
      title: 'How it arrives',
      rows: [
        { id: 'e', icon: Mail, title: 'E-card', text: 'By email, usually within 15 minutes.' },
        { id: 'p', icon: Package, title: 'Physical card', text: 'By Canada Post, in 5 to 8 business days.' },
      ],
    },
    notes: [
      { id: 'spend', title: 'How to spend', text: 'Show it at the till or enter its number online.' },
      { id: 'terms', title: 'Terms and conditions', text: 'No fee, no expiry date.' },
    ],
  },
}

export const VisitorFrench: Story = {
  args: {
    ...Member.args,
    back: { href: '/fr-ca/gift-cards', label: 'Toutes les cartes-cadeaux' },
    category: 'Plein air et sport',
    text: 'Des tentes, des bottes et tout ce qu’il faut entre les deux.',
    amounts: {
      title: 'Montants',
      rows: [
        {
          id: '25',
          label: '25\u00A0$',
          points: '2\u00A0500\u00A0pts',
          action: { href: '#25', label: 'Choisir 25\u00A0$' },
        },
        {
          id: '1000',
          label: '1\u00A0000\u00A0$',
          points: '100\u00A0000\u00A0pts',
          action: { href: '#1000', label: 'Choisir 1\u00A0000\u00A0$' },
        },
      ],
    },
    action: <Button href="#redeem">Se connecter pour échanger</Button>,
    delivery: {
      title: 'Comment elle arrive',
      rows: [
        {
          id: 'e',
          icon: Mail,
          title: 'Carte électronique',
          text: 'Par courriel, habituellement en 15 minutes.',
        },
      ],
    },
    notes: [
      { id: 'spend', title: 'Comment l’utiliser', text: 'Présentez-la à la caisse.' },
      { id: 'terms', title: 'Conditions', text: 'Sans frais ni date d’expiration.' },
    ],
  },
}
