import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { ChoiceGrid, type ChoiceGridProps } from './choice-grid.tsx'

const words: Record<'en-ca' | 'fr-ca', ChoiceGridProps> = {
  'en-ca': {
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
        detail: 'New offers, up to once a week.',
        note: 'Last changed September 3, 2026',
        choices: [
          { name: 'offers/email', label: 'Email', isOn: true },
          { name: 'offers/sms', label: 'Text message', isOn: false },
          { name: 'offers/push', label: 'App', isOn: false },
          { name: 'offers/mail', label: 'Mail', isOn: false },
        ],
      },
    ],
  },
  'fr-ca': {
    rows: [
      {
        id: 'offers',
        title: 'Offres',
        detail: 'Les nouvelles offres, une fois par semaine au plus.',
        note: 'Modifié le 3 septembre 2026',
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

const meta = {
  title: 'Patterns/Account/Choice grid',
  component: ChoiceGrid,
  args: words['en-ca'],
  render: (_args, { globals }) => <ChoiceGrid {...inLocale(globals, words)} />,
} satisfies Meta<typeof ChoiceGrid>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}

export const French: Story = { globals: { locale: 'fr-ca' } }
