import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { ActionLink } from '../../components/link/link.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
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
    promise: 'Posted within 2 business days, and with you 5 to 8 business days after that.',
    address: ['Avery Chen', '18 Larch Street, Unit 4', 'Sudbury, ON P3E 1C5'],
    returned: '+2,500 pts',
    places: { reason: 'The parcel came back to us.', date: 'Nov\u00A018, 2026', reference: 'RT-4410' },
  },
  'fr-ca': {
    title: 'Laurentide Sport, 25\u00A0$',
    detail: 'Carte en plastique, quantité 1',
    lines: [
      { id: 'before', label: 'Points avant', value: '25\u00A0748' },
      { id: 'order', label: 'Cette commande', value: '−2\u00A0500' },
    ],
    total: { id: 'after', label: 'Points après', value: '23\u00A0248' },
    promise: 'Postée dans les 2 jours ouvrables; chez vous 5 à 8 jours ouvrables plus tard.',
    address: ['Élodie Tremblay-Desrochers', '1240, rue Saint-Joseph Est, app. 4', 'Québec (Québec) G1K 3B3'],
    returned: '+2\u00A0500 pts',
    places: { reason: 'Le colis nous est revenu.', date: '18\u00A0nov. 2026', reference: 'RT-4410' },
  },
}

const usage: Usage = {
  voice: ['Dates, times, numbers'],
  'en-ca': {
    use: 'Beside the timeline of an order: what it was and what it did to the balance.',
    avoid: 'Before it is placed: the panel of Redeem dialog.',
    parts: ['Card, format and quantity', 'Points before, this order, points after', 'Address', 'Help'],
    keys: 'Tab reaches Help.',
    right: 'A sum that can be checked.',
    wrong: 'The balance of today under an order of last year.',
  },
  'fr-ca': {
    use: 'À côté du suivi d’une commande\u00A0: ce qu’elle est et son effet sur le solde.',
    avoid: 'Avant de la passer\u00A0: le panneau de Redeem dialog.',
    parts: ['Carte, format et quantité', 'Points avant, cette commande, points après', 'Adresse', 'Aide'],
    keys: 'Tab mène à l’aide.',
    right: 'Un calcul que l’on peut vérifier.',
    wrong: 'Le solde d’aujourd’hui sous une commande de l’an dernier.',
  },
}

const meta = {
  title: 'Patterns/Orders/Order summary',
  component: OrderSummary,
  parameters: { usage },
  args: { title: '', detail: '', lines: [], total: { id: '', label: '', value: '' }, art: art.laurentide },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const { title, detail, lines, total } = inLocale(globals, words)
    return (
      <OrderSummary
        {...args}
        {...{ title, detail, lines, total }}
        help={<ActionLink href="#help">{say('orders_help')}</ActionLink>}
      />
    )
  },
} satisfies Meta<typeof OrderSummary>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** On its way: with the delivery promise and the address. */
export const WithPromise: Story = {
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const { promise, address, ...order } = inLocale(globals, words)
    return (
      <OrderSummary
        art={args.art}
        title={order.title}
        detail={order.detail}
        lines={order.lines}
        total={order.total}
        promise={{ title: say('orders_promise'), text: promise }}
        destination={{ title: say('orders_deliveryAddress'), lines: address }}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const { promise } = inLocale(globals, words)
    await expect(within(canvasElement).getByText(promise)).toBeVisible()
  },
}

/** Partly refunded: each refund has its reason, date and reference. */
export const Returned: Story = {
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const { returned, places, ...order } = inLocale(globals, words)
    return (
      <OrderSummary
        art={args.art}
        title={order.title}
        detail={order.detail}
        lines={order.lines}
        total={order.total}
        returned={{
          title: say('orders_returned'),
          rows: [{ id: 'parcel', value: returned, text: say('orders_returnedDetail', places) }],
          link: { href: '#points', label: say('orders_returnedLink') },
        }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/RT-4410/)).toBeVisible()
    await expect(within(canvasElement).getByRole('link')).toBeVisible()
  },
}

/** A credit has no card to show. */
export const WithoutArt: Story = { args: { art: null } }
export const PromiseLongFrenchLabel: Story = { ...WithPromise, globals: { locale: 'fr-ca' } }
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
