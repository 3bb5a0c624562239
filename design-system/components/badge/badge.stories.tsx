import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, CircleAlert, Clock, TicketPercent } from 'lucide'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { boardWords } from '../board-words.ts'
import { Badge } from './badge.tsx'

const usage: Usage = {
  voice: ['Dates, times, numbers'],
  pictures: (say) => ({
    right: (
      <Badge tone="warning" icon={Clock}>
        {say('Ends Nov 29', 'Jusqu’au 29 nov.')}
      </Badge>
    ),
    wrong: (
      <Badge tone="warning">
        {say(
          'This great offer will end very soon, so hurry',
          'Cette super offre prendra fin très bientôt, faites vite',
        )}
      </Badge>
    ),
  }),
  'en-ca': {
    use: 'For one fact about the thing beside it: a status, a date, a kind.',
    avoid: 'For something to press: Chip. For the outcome of an action: Notification bar.',
    parts: ['Icon, with a status', 'One to three words'],
    right: 'Say the fact in three words, with the icon of its status.',
    wrong: 'A sentence, or haste.',
  },
  'fr-ca': {
    use: 'Pour un fait sur ce qui est à côté\u00A0: un état, une date, un genre.',
    avoid: 'Pour ce qui se clique\u00A0: Chip. Pour le résultat d’une action\u00A0: Notification bar.',
    parts: ['Icône, avec un état', 'Un à trois mots'],
    right: 'Dites le fait en trois mots, avec l’icône de son état.',
    wrong: 'Une phrase, ou de la pression.',
  },
}

const meta = {
  title: 'Components/Content/Badge',
  component: Badge,
  parameters: { usage },
  args: { children: '' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {
  render: (_args, { globals }) => <Badge>{inLocale(globals, boardWords).eCard}</Badge>,
}
export const Success: Story = {
  render: (_args, { globals }) => (
    <Badge tone="success" icon={Check}>
      {inLocale(globals, boardWords).delivered}
    </Badge>
  ),
}
export const Warning: Story = {
  render: (_args, { globals }) => (
    <Badge tone="warning" icon={Clock}>
      {inLocale(globals, boardWords).ends}
    </Badge>
  ),
}
export const Failure: Story = {
  render: (_args, { globals }) => (
    <Badge tone="error" icon={CircleAlert}>
      {inLocale(globals, boardWords).notSent}
    </Badge>
  ),
}
export const Coupon: Story = {
  render: (_args, { globals }) => (
    <Badge tone="info" icon={TicketPercent}>
      {inLocale(globals, boardWords).coupon}
    </Badge>
  ),
}
