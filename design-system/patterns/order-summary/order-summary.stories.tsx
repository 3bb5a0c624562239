import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { ActionLink } from '../../components/link/link.tsx'
import { art } from '../story-content/art.ts'
import { OrderSummary } from './order-summary.tsx'

const words = {
  'en-ca': {
    title: 'Laurentide Sport, $25',
    detail: 'Physical card, quantity 1',
    lines: [
      { id: 'before', label: 'Points before', value: '25,748' },
      { id: 'order', label: 'This order', value: '−2,500' },
    ],
    total: { id: 'after', label: 'Points after', value: '23,248' },
  },
  'fr-ca': {
    title: 'Laurentide Sport, 25\u00A0$',
    detail: 'Carte en plastique, quantité 1',
    lines: [
      { id: 'before', label: 'Points avant', value: '25\u00A0748' },
      { id: 'order', label: 'Cette commande', value: '−2\u00A0500' },
    ],
    total: { id: 'after', label: 'Points après', value: '23\u00A0248' },
  },
}

const meta = {
  title: 'Patterns/Order summary',
  component: OrderSummary,

  args: { ...words['en-ca'], art: art.laurentide },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <OrderSummary
        {...args}
        {...inLocale(globals, words)}
        help={<ActionLink href="#help">{say('orders_help')}</ActionLink>}
      />
    )
  },
} satisfies Meta<typeof OrderSummary>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
