import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { Button } from '../../components/button/button.tsx'
import { ActionLink } from '../../components/link/link.tsx'
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
    text: 'Votre carte électronique Prairie Outfitters de 100 $ arrive à elodie.tremblay@example.ca, habituellement en 15 minutes.',
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

const meta = {
  title: 'Patterns/Redeeming/Success window',
  component: SuccessWindow,
  parameters: { layout: 'fullscreen' },
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
