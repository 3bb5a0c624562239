import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { art } from '../story-content/art.ts'
import { OrderRow } from './order-row.tsx'

const order = {
  'en-ca': {
    title: 'Laurentide Sport, $25',
    detail: 'Physical card, quantity 1',
    placed: 'Order 7F3K-4410, placed Nov\u00A013, 2026',
    points: '−2,500 pts',
  },
  'fr-ca': {
    title: 'Laurentide Sport, 25\u00A0$',
    detail: 'Carte en plastique, quantité 1',
    placed: 'Commande 7F3K-4410, passée le 13\u00A0nov. 2026',
    points: '−2\u00A0500 pts',
  },
}

const usage: Usage = {
  voice: ['Names', 'Dates, times, numbers'],
  'en-ca': {
    use: 'For an order in a list.',
    avoid: 'For a transaction of points: Ledger.',
    parts: ['Art', 'What, and when it was placed', 'Status in words', 'Points'],
    keys: 'Tab, Enter: the whole row is one link.',
    right: 'Where it is now, in words.',
    wrong: 'A colour alone for the status.',
  },
  'fr-ca': {
    use: 'Pour une commande dans une liste.',
    avoid: 'Pour une opération de points\u00A0: Ledger.',
    parts: ['Illustration', 'Quoi, et quand', 'Statut en mots', 'Points'],
    keys: 'Tab, Entrée\u00A0: toute la rangée est un lien.',
    right: 'Où elle en est, en mots.',
    wrong: 'Une couleur seule pour le statut.',
  },
}

const meta = {
  title: 'Patterns/Orders/Order row',
  component: OrderRow,
  parameters: { usage },
  args: {
    ...order['en-ca'],
    href: '#order',
    headingLevel: 2,
    status: { kind: 'moving', label: '' },
    art: art.laurentide,
  },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const labels = {
      done: say('orders_statusDelivered'),
      moving: say('orders_statusShipped'),
      waiting: say('orders_statusPlaced'),
      failed: say('orders_statusCancelled'),
    }
    const status = { kind: args.status.kind, label: labels[args.status.kind] }
    const returned = args.returned && say('orders_rowReturned', { points: args.returned })
    return (
      <ul>
        <OrderRow {...args} {...inLocale(globals, order)} status={status} returned={returned} />
      </ul>
    )
  },
} satisfies Meta<typeof OrderRow>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Waiting: Story = { args: { status: { kind: 'waiting', label: '' } } }
export const Done: Story = { args: { status: { kind: 'done', label: '' } } }
/** Refunded points are shown beside the points spent. */
export const Failed: Story = { args: { status: { kind: 'failed', label: '' }, returned: '2\u00A0500' } }
/** A credit has no card to show. */
export const WithoutArt: Story = { args: { art: null } }
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
