import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExternalLink, Gift, LifeBuoy } from 'lucide'
import { expect } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { largeText, zoomed } from '../../.storybook/zoomed.ts'
import { Button } from '../../components/button/button.tsx'
import { CopyLink } from '../../components/copy-link/copy-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { NoBreakPart } from '../../components/no-break-part/no-break-part.tsx'
import { OrderSummary } from '../order-summary/order-summary.tsx'
import { OrderTimeline } from '../order-timeline/order-timeline.tsx'
import { art } from '../story-content/art.ts'
import { momentsEn, momentsFr } from '../story-content/order.ts'
import { AccountFrame, type Globals } from '../story-content/site-frame.tsx'

const ORDER = '7F3K-4410'
const PARCEL = '7304 2211 9055 0137'

const english = {
  title: 'On its way to Sudbury',
  day: 'Tuesday, Nov\u00A024',
  placedOn: 'Nov\u00A013, 2026',
  moments: momentsEn,
  card: 'Laurentide Sport, $25',
  points: { before: '25,748', order: '−2,500', after: '23,248' },
  address: ['Avery Chen', '214 Riverside Drive, Unit 6', 'Sudbury, ON P3E 1C5'],
}

const french: typeof english = {
  title: 'En route\u00A0: Sainte-Catherine-de-la-Jacques-Cartier',
  day: 'mardi 24\u00A0novembre',
  placedOn: '13\u00A0nov. 2026',
  moments: momentsFr,
  card: 'Laurentide Sport, 25\u00A0$',
  points: { before: '25\u00A0748', order: '−2\u00A0500', after: '23\u00A0248' },
  address: ['Élodie Tremblay', '12, rue du Portage', 'Sainte-Catherine QC G3N 1A1'],
}

function Order({ globals }: { globals: Globals }) {
  const say = siteMessages(globals)
  const own = inLocale(globals, { 'en-ca': english, 'fr-ca': french })
  const { day, placedOn, points } = own
  const copied = say('orders_copied')
  const followed = (
    <>
      <Button href="#parcel" variant="secondary" size="small" trailingIcon={ExternalLink}>
        {say('orders_follow')}
      </Button>
      <CopyLink
        text={PARCEL}
        label={say('orders_copyNumber')}
        context={say('orders_copyNumberContext')}
        copied={copied}
      />
    </>
  )
  return (
    <AccountFrame
      globals={globals}
      current="orders_title"
      title={own.title}
      lead={
        <>
          <NoBreakPart part={ORDER}>
            {`${say('orders_leadExpected', { day, orderNumber: ORDER, placedOn })} `}
          </NoBreakPart>
          <span className="max-tablet:block">
            <CopyLink text={ORDER} label={say('orders_copyOrder')} copied={copied} />
          </span>
        </>
      }
      back={{ href: '#orders', label: say('orders_all') }}
      scale="sentence"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 desktop:grid-cols-[minmax(0,1fr)_min(408px,41%)] desktop:items-start">
        <OrderTimeline
          label={say('orders_timeline')}
          moments={own.moments.map((moment) => ({
            ...moment,
            ...(moment.id === 'post' && { actions: followed }),
          }))}
        />
        <OrderSummary
          title={own.card}
          detail={say('orders_formatPhysical', { count: 1 })}
          art={art.laurentide}
          lines={[
            { id: 'before', label: say('orders_pointsBefore'), value: points.before },
            { id: 'order', label: say('orders_thisOrder'), value: points.order },
          ]}
          total={{ id: 'after', label: say('orders_pointsAfter'), value: points.after }}
          destination={{ title: say('orders_deliveryAddress'), lines: own.address }}
          help={
            <span className="grid gap-4">
              <span className="flex items-center gap-2">
                <Icon of={Gift} size={20} />
                <ActionLink href="#card">{say('orders_again')}</ActionLink>
              </span>
              <span className="flex items-center gap-2">
                <Icon of={LifeBuoy} size={20} />
                <ActionLink href="#help">{say('orders_help')}</ActionLink>
              </span>
            </span>
          }
        />
      </div>
    </AccountFrame>
  )
}

const meta = {
  title: 'Pages/Order',
  component: Order,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Order {...args} globals={globals} />,
} satisfies Meta<typeof Order>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }

/** Beside the account navigation the timeline has at least the room of a phone. */
export const NarrowestDesktop: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'narrow' } },
  play: async ({ canvas, globals }) => {
    const timeline = canvas.getByRole('list', { name: siteMessages(globals)('orders_timeline') })
    await expect(timeline.clientWidth).toBeGreaterThanOrEqual(335)
  },
}

export const ZoomedTo400Percent: Story = zoomed
export const LargeTextOnAPhone: Story = largeText
