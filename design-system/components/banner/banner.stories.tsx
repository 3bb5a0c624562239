import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { ActionLink } from '../link/link.tsx'
import { Banner } from './banner.tsx'

const words = {
  'en-ca': {
    title: 'Orders are slow today.',
    text: 'E-cards may take an hour. Your points are safe.',
    action: 'See the state of our services',
  },
  'fr-ca': {
    title: 'Les commandes sont lentes aujourd’hui.',
    text: 'Une carte électronique peut prendre une heure. Vos points sont en sécurité.',
    action: 'Voir l’état de nos services',
  },
}

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { status: 'info' },
  render: (args, { globals }) => {
    const { title, text } = inLocale(globals, words)
    return (
      <Banner {...args} title={title}>
        {text}
      </Banner>
    )
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { status: 'success' } }
export const Warning: Story = { args: { status: 'warning' } }
export const Failure: Story = { args: { status: 'error' } }
export const WithAction: Story = {
  render: (args, { globals }) => {
    const { title, text, action } = inLocale(globals, words)
    return (
      <Banner {...args} title={title} action={<ActionLink href="#status">{action}</ActionLink>}>
        {text}
      </Banner>
    )
  },
}
