import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, CircleAlert, Clock, TicketPercent } from 'lucide'
import { inLocale } from '../../.storybook/locale.ts'
import { boardWords } from '../board-words.ts'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Components/Content/Badge',
  component: Badge,
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
export const Featured: Story = {
  render: (_args, { globals }) => <Badge tone="night">{inLocale(globals, boardWords).featured}</Badge>,
}
