import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import {
  cancelledEn,
  cancelledFr,
  momentsEn,
  momentsFr,
  refundedEn,
  refundedFr,
} from '../story-content/order.ts'
import { OrderTimeline } from './order-timeline.tsx'

const meta = {
  title: 'Patterns/Order timeline',
  component: OrderTimeline,

  args: { label: 'What happened so far', moments: momentsEn },
  render: (args, { globals }) => (
    <OrderTimeline
      {...inLocale(globals, {
        'en-ca': { label: 'What happened so far', moments: momentsEn },
        'fr-ca': { label: 'Ce qui s’est passé jusqu’ici', moments: momentsFr },
      })}
      {...(args.moments === momentsEn ? {} : args)}
    />
  ),
} satisfies Meta<typeof OrderTimeline>
export default meta

type Story = StoryObj<typeof meta>

/** The line stops where the parcel is. */
export const Default: Story = {}
export const JustPlaced: Story = { args: { moments: momentsEn.slice(0, 1) } }
/** Where it ends early, nothing is left to come. */
export const Cancelled: Story = {
  render: (_args, { globals }) => (
    <OrderTimeline
      {...inLocale(globals, {
        'en-ca': { label: 'What happened so far', moments: cancelledEn },
        'fr-ca': { label: 'Ce qui s’est passé jusqu’ici', moments: cancelledFr },
      })}
    />
  ),
}
export const Refunded: Story = {
  render: (_args, { globals }) => (
    <OrderTimeline
      {...inLocale(globals, {
        'en-ca': { label: 'What happened so far', moments: refundedEn },
        'fr-ca': { label: 'Ce qui s’est passé jusqu’ici', moments: refundedFr },
      })}
    />
  ),
}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
