import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { Button } from '../../components/button/button.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { ReceiptList } from '../receipt-list/receipt-list.tsx'
import { art } from '../story-content/art.ts'
import { receiptEn, receiptFr } from '../story-content/order.ts'
import { SuccessWindow, type SuccessWindowProps } from './success-window.tsx'

const words: Record<'en-ca' | 'fr-ca', SuccessWindowProps> = {
  'en-ca': {
    heading: 'Your e-card is being prepared',
    text: 'Your $100 Prairie Outfitters e-card goes to avery.chen@example.ca, usually within 15 minutes.',
    art: art.prairie,
    children: <ReceiptList rows={receiptEn} />,
    actions: (
      <>
        <Button href="#order">See the order</Button>
        <ActionLink href="#cards">Back to gift cards</ActionLink>
      </>
    ),
  },
  'fr-ca': {
    heading: 'C’est fait. Votre carte arrive.',
    text: 'Votre carte électronique Prairie Outfitters de 100 $ arrive à elodie.tremblay@example.ca, généralement en moins de 15 minutes.',
    art: art.prairie,
    children: <ReceiptList rows={receiptFr} />,
    actions: (
      <>
        <Button href="#order">Voir la commande</Button>
        <ActionLink href="#cards">Retour aux cartes-cadeaux</ActionLink>
      </>
    ),
  },
}

const usage: Usage = {
  voice: ['Redeem and spend', 'Dates, times, numbers'],
  'en-ca': {
    use: 'When an order is placed, once, as a page.',
    avoid: 'For a saved change: Notification bar.',
    parts: ['What is done, as a sentence', 'When it comes', 'The one next step', 'Card turning into light'],
    keys: 'Tab reaches the next step.',
    right: 'The next step above the fold of a phone.',
    wrong: 'Advertising before what the member wants to know.',
  },
  'fr-ca': {
    use: 'Quand une commande est passée, une fois, en page entière.',
    avoid: 'Pour une modification enregistrée\u00A0: Notification bar.',
    parts: [
      'Ce qui est fait, en une phrase',
      'Quand cela arrive',
      'La seule étape suivante',
      'Carte qui devient lumière',
    ],
    keys: 'Tab mène à l’étape suivante.',
    right: 'L’étape suivante en vue sans défiler sur un téléphone.',
    wrong: 'De la publicité avant ce que le membre veut savoir.',
  },
}

const meta = {
  title: 'Patterns/Redeeming/Success window',
  component: SuccessWindow,
  parameters: { layout: 'fullscreen', usage },
  args: words['en-ca'],
  render: (_args, { globals }) => <SuccessWindow {...inLocale(globals, words)} />,
} satisfies Meta<typeof SuccessWindow>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
/** Without a card: the light starts at the foot of the window. */
export const WithoutCard: Story = {
  render: (_args, { globals }) => <SuccessWindow {...inLocale(globals, words)} art={null} />,
}
