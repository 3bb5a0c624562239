import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { largeText } from '../../.storybook/zoomed.ts'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { AccountIndex } from '../account-nav/account-index.tsx'
import { BalanceFigure } from '../balance-figure/balance-figure.tsx'
import { LinkList } from '../link-list/link-list.tsx'
import { OrderRow } from '../order-row/order-row.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { art } from '../story-content/art.ts'
import { AccountFrame, accountGroups, type Globals } from '../story-content/site-frame.tsx'

const content = {
  'en-ca': {
    balance: '24,850',
    worth: '$248',
    time: '5:42 p.m.',
    order: {
      title: 'Laurentide Sport, $25',
      detail: 'Physical card, quantity 1',
      placed: 'Order 7F3K-4410, placed Nov\u00A013, 2026',
      points: '−2,500 pts',
    },
  },
  'fr-ca': {
    balance: '18\u00A0400',
    worth: '184\u00A0$',
    time: '17\u00A0h\u00A042',
    order: {
      title: 'Laurentide Sport, 25\u00A0$',
      detail: 'Carte en plastique, quantité 1',
      placed: 'Commande 7F3K-4410, passée le 13\u00A0nov. 2026',
      points: '−2\u00A0500\u00A0pts',
    },
  },
}

type OverviewProps = {
  globals: Globals
  /** A new member without points or orders. */
  isNew?: boolean
}

function Overview({ globals, isNew = false }: OverviewProps) {
  const say = siteMessages(globals)
  const { balance, worth, time, order } = inLocale(globals, content)
  const facts = [
    { id: 'worth', text: say('account_worth', { amount: worth }), strong: worth },
    { id: 'as-of', text: say('account_asOf', { time }) },
  ]
  return (
    <AccountFrame globals={globals} current="account_title" title={say('account_title')}>
      <BalanceFigure
        label={say('account_balanceLabel')}
        balance={isNew ? '0' : balance}
        unknown={say('account_balanceUnknown')}
        link={{
          href: '#history',
          label: say('home_balanceLink', { points: isNew ? '0' : balance }),
        }}
        facts={isNew ? facts.slice(1) : facts}
      />
      <div className="mt-12">
        <AccountIndex
          label={say('account_navLabel')}
          groups={accountGroups(globals).slice(1)}
          signOut={{ action: '#sign-out', label: say('site_signOut') }}
        />
      </div>
      <section aria-labelledby="order" className="mt-16">
        <SectionHeading
          id="order"
          title={say('account_latestOrder')}
          link={{ href: '#orders', label: say('account_allOrders') }}
        />
        {isNew ? (
          <EmptyState headingLevel={3} title={say('orders_emptyTitle')}>
            {say('orders_emptyText')}
          </EmptyState>
        ) : (
          <ul>
            <OrderRow
              {...order}
              href="#order"
              art={art.laurentide}
              status={{ kind: 'moving', label: say('orders_statusShipped') }}
            />
          </ul>
        )}
      </section>
      <section aria-labelledby="places" className="mt-16 max-desktop:hidden">
        <h2 id="places" className="mb-5 text-h2">
          {say('account_places')}
        </h2>
        <LinkList
          links={[
            {
              id: 'gift-cards',
              href: '#gift-cards',
              title: say('giftCards_title'),
              text: say('account_placeGiftCardsText'),
            },
            {
              id: 'travel',
              href: '#travel',
              title: say('travel_title'),
              text: say('account_placeTravelText'),
            },
          ]}
        />
      </section>
    </AccountFrame>
  )
}

const meta = {
  title: 'Pages/Overview',
  component: Overview,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Overview {...args} globals={globals} />,
} satisfies Meta<typeof Overview>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
export const NewMember: Story = { args: { isNew: true } }
export const LargeTextOnAPhone: Story = largeText
