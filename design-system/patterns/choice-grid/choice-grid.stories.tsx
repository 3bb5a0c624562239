import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChoiceGrid } from './choice-grid.tsx'

const meta = { title: 'Patterns/Choice grid', component: ChoiceGrid } satisfies Meta<typeof ChoiceGrid>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {
  args: {
    rows: [
      {
        id: 'account',
        title: 'Your account and orders',
        detail: 'Codes, confirmations and warnings.',
        choices: [
          { name: 'account/email', label: 'Email', isOn: true, isLocked: true },
          { name: 'account/sms', label: 'Text message', isOn: false },
        ],
      },
      {
        id: 'offers',
        title: 'Offers',
        detail: 'New offers, once a week at most.',
        choices: [
          { name: 'offers/email', label: 'Email', isOn: true },
          { name: 'offers/sms', label: 'Text message', isOn: false },
          { name: 'offers/push', label: 'App', isOn: false },
          { name: 'offers/mail', label: 'Letter', isOn: false },
        ],
      },
    ],
    note: (id) => (id === 'offers' ? 'Last changed September 3, 2026' : undefined),
  },
}

export const French: Story = {
  args: {
    rows: [
      {
        id: 'offers',
        title: 'Offres',
        detail: 'Les nouvelles offres, une fois par semaine au plus.',
        choices: [
          { name: 'offers/email', label: 'Courriel', isOn: true },
          { name: 'offers/sms', label: 'Texto', isOn: false },
          { name: 'offers/push', label: 'Application', isOn: false },
          { name: 'offers/mail', label: 'Poste', isOn: false },
        ],
      },
    ],
  },
}
