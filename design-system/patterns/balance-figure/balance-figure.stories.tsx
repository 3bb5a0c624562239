import type { Meta, StoryObj } from '@storybook/react-vite'
import { BalanceFigure } from './balance-figure.tsx'

const meta = { title: 'Patterns/Balance figure', component: BalanceFigure } satisfies Meta<
  typeof BalanceFigure
>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {
  args: {
    label: 'Available points',
    balance: '24,850',
    unknown: '',
    facts: [
      { id: 'worth', text: 'Worth $248' },
      { id: 'pending', text: '640 pending, in by Nov 27' },
      { id: 'as-of', text: 'As of 5:42 p.m.' },
    ],
  },
}

export const Unknown: Story = {
  args: {
    label: 'Points disponibles',
    balance: null,
    unknown: 'Nous n’avons pas pu lire votre solde pour l’instant. Vos points n’ont pas bougé.',
    facts: [],
  },
}
