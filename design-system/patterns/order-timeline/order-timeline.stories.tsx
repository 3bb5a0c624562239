import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale, type Locale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import {
  cancelledEn,
  cancelledFr,
  momentsEn,
  momentsFr,
  refundedEn,
  refundedFr,
} from '../story-content/order.ts'
import { type OrderMoment, OrderTimeline } from './order-timeline.tsx'

type Globals = { locale?: unknown }
type Moments = readonly OrderMoment[]

const timeline = (globals: Globals, moments: Record<Locale, Moments>) => (
  <OrderTimeline label={siteMessages(globals)('orders_timeline')} moments={inLocale(globals, moments)} />
)

const usage: Usage = {
  voice: ['Dates, times, numbers'],
  'en-ca': {
    use: 'For the way of one order, from placed to delivered.',
    avoid: 'For steps that somebody takes: Stepper.',
    parts: [
      'Steps, done, current and next',
      'When each happened, or is expected',
      'What to do if it does not',
    ],
    right: 'Expected dates that say so.',
    wrong: 'Steps the member cannot see or use.',
  },
  'fr-ca': {
    use: 'Pour le parcours d’une commande, de passée à livrée.',
    avoid: 'Pour des étapes que l’on fait soi-même\u00A0: Stepper.',
    parts: [
      'Étapes faites, en cours et à venir',
      'Quand chacune a eu lieu, ou est prévue',
      'Quoi faire sinon',
    ],
    right: 'Des dates prévues qui se donnent pour telles.',
    wrong: 'Des étapes que le membre ne voit pas et dont il ne fait rien.',
  },
}

const meta = {
  title: 'Patterns/Orders/Order timeline',
  component: OrderTimeline,
  parameters: { usage },
  args: { label: '', moments: [] },
  render: (_args, { globals }) => timeline(globals, { 'en-ca': momentsEn, 'fr-ca': momentsFr }),
} satisfies Meta<typeof OrderTimeline>
export default meta

type Story = StoryObj<typeof meta>

/** The line ends at the parcel's current step. */
export const Default: Story = {}
export const JustPlaced: Story = {
  render: (_args, { globals }) =>
    timeline(globals, { 'en-ca': momentsEn.slice(0, 1), 'fr-ca': momentsFr.slice(0, 1) }),
}
/** A cancelled order has no further steps. */
export const Cancelled: Story = {
  render: (_args, { globals }) => timeline(globals, { 'en-ca': cancelledEn, 'fr-ca': cancelledFr }),
}
export const Refunded: Story = {
  render: (_args, { globals }) => timeline(globals, { 'en-ca': refundedEn, 'fr-ca': refundedFr }),
}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
