import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale, type Locale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
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

const meta = {
  title: 'Patterns/Orders/Order timeline',
  component: OrderTimeline,
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
