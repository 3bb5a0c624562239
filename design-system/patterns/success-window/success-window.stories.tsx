import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/button/button.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { ReceiptList } from '../receipt-list/receipt-list.tsx'
import { art } from '../story-content/art.ts'
import { receiptEn, receiptFr } from '../story-content/order.ts'
import { SuccessWindow } from './success-window.tsx'

const meta = {
  title: 'Patterns/Success window',
  component: SuccessWindow,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SuccessWindow>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {
  args: {
    heading: 'Done. Your card is on its way.',
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
}

export const French: Story = {
  args: {
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
