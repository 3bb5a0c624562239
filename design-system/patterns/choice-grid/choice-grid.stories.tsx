import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
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

const usage: Usage = {
  voice: ['Names', 'Consents and legal texts'],
  'en-ca': {
    use: 'For several questions with the same few answers, such as messages by email, text and mail.',
    avoid: 'For one question: Field group.',
    parts: ['Question, and what it means', 'Boxes with their labels', 'When it was last changed'],
    keys: 'Tab goes from box to box, row by row; Space ticks.',
    right: 'A label at each box, on a phone too.',
    wrong: 'Headings of columns alone: on a phone nobody sees them.',
  },
  'fr-ca': {
    use: 'Pour plusieurs questions aux mêmes réponses, comme les messages par courriel, texto et poste.',
    avoid: 'Pour une seule question\u00A0: Field group.',
    parts: ['Question, et ce qu’elle veut dire', 'Cases avec leurs libellés', 'Dernière modification'],
    keys: 'Tab va de case en case, rangée par rangée; Espace coche.',
    right: 'Un libellé à chaque case, sur un téléphone aussi.',
    wrong: 'Des titres de colonnes seulement\u00A0: un téléphone ne les montre pas.',
  },
}

const meta = {
  title: 'Patterns/Account/Choice grid',
  component: ChoiceGrid,
  parameters: { usage },
  args: words['en-ca'],
  render: (_args, { globals }) => <ChoiceGrid {...inLocale(globals, words)} />,
} satisfies Meta<typeof ChoiceGrid>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}

export const French: Story = { globals: { locale: 'fr-ca' } }
