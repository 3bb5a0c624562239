import type { Meta, StoryObj } from '@storybook/react-vite'
import { brandOf } from '../../.storybook/brands.ts'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Button } from '../../components/button/button.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { OrderRow } from '../order-row/order-row.tsx'
import { SelectFilters } from '../select-filters/select-filters.tsx'
import { art } from '../story-content/art.ts'
import { AccountFrame, type Globals } from '../story-content/site-frame.tsx'

const content = {
  'en-ca': {
    periods: ['12 months', '24 months', 'Everything'],
    cards: ['Laurentide Sport, $25', 'Nordique Café, $10', 'Lakeside Spa, $50', 'Prairie Outfitters, $25'],
    credit: '$84.00',
    days: [
      'Nov\u00A014, 2026',
      'Oct\u00A027, 2026',
      'Jul\u00A018, 2026',
      'May\u00A016, 2026',
      'Feb\u00A011, 2026',
    ],
    points: ['2,500', '1,000', '5,000', '2,500', '12,000'],
  },
  'fr-ca': {
    periods: ['12 mois', '24 mois', 'Depuis le début'],
    cards: [
      'Laurentide Sport, 25\u00A0$',
      'Nordique Café, 10\u00A0$',
      'Lakeside Spa, 50\u00A0$',
      'Prairie Outfitters, 25\u00A0$',
    ],
    credit: '84,00\u00A0$',
    days: [
      '14\u00A0nov. 2026',
      '27\u00A0oct. 2026',
      '18\u00A0juill. 2026',
      '16\u00A0mai 2026',
      '11\u00A0févr. 2026',
    ],
    points: ['2\u00A0500', '1\u00A0000', '5\u00A0000', '2\u00A0500', '12\u00A0000'],
  },
}

type OrdersProps = {
  globals: Globals
  /** Orders in the chosen period: some, more than one page, or none. */
  has?: 'some' | 'more' | 'none'
}

function Orders({ globals, has = 'some' }: OrdersProps) {
  const say = siteMessages(globals)
  const { periods, cards, credit, days, points } = inLocale(globals, content)
  const [sport = '', cafe = '', spa = '', outfitters = ''] = cards
  const detail = (index: number, what: string, orderNumber: string) => ({
    detail: what,
    placed: say('orders_rowPlaced', { orderNumber, date: days[index] ?? '' }),
    points: `−${say('orders_points', { points: points[index] ?? '' })}`,
  })
  const plastic = say('orders_formatPhysical', { count: 1 })
  const electronic = say('orders_formatECard', { count: 1 })
  const rows = [
    {
      title: sport,
      ...detail(0, plastic, '7F3K-4410'),
      art: art.laurentide,
      status: { kind: 'moving', label: say('orders_statusShipped') },
    },
    {
      title: cafe,
      ...detail(1, electronic, '6R9P-1157'),
      art: art.nordique,
      status: { kind: 'done', label: say('orders_statusSent') },
    },
    {
      title: spa,
      ...detail(2, plastic, '5H2W-6604'),
      art: art.lakeside,
      status: { kind: 'failed', label: say('orders_statusCancelled') },
    },
    {
      title: outfitters,
      ...detail(3, electronic, '3C5D-8126'),
      art: art.prairie,
      status: { kind: 'waiting', label: say('orders_statusPlaced') },
    },
    {
      title: `${brandOf(globals).shortName} Visa, ${credit}`,
      ...detail(4, say('credit_title'), '2B4C-7003'),
      art: null,
      status: { kind: 'done', label: say('orders_statusApplied') },
    },
  ] as const
  return (
    <AccountFrame globals={globals} current="orders_title" title={say('orders_title')}>
      <div className="mb-6">
        <SelectFilters
          action="#orders"
          label={say('orders_filters')}
          apply={say('site_periodApply')}
          reset={null}
          selects={[
            {
              name: 'dates',
              label: say('site_period'),
              value: periods[0] ?? '',
              options: periods.map((period) => ({ value: period, label: period })),
            },
          ]}
        />
      </div>
      {has === 'none' ? (
        <EmptyState
          title={say('orders_emptyTitle')}
          action={
            <Button href="#gift-cards" variant="secondary">
              {say('orders_emptyAction')}
            </Button>
          }
        >
          {say('orders_emptyText')}
        </EmptyState>
      ) : (
        <ul>
          {rows.map((row) => (
            <OrderRow key={row.title} headingLevel={2} href="#order" {...row} />
          ))}
        </ul>
      )}
      {has === 'more' ? (
        <div className="mt-8">
          <Pagination
            label={say('orders_pages')}
            position={say('site_pagePosition', { page: 1, last: 3 })}
            next={{ href: '#older', label: say('orders_older') }}
          />
        </div>
      ) : null}
    </AccountFrame>
  )
}

const meta = {
  title: 'Pages/Orders',
  component: Orders,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Orders {...args} globals={globals} />,
} satisfies Meta<typeof Orders>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { args: { has: 'more' }, globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { locale: 'fr-ca', viewport: { value: 'phone' } } }
export const NoneYet: Story = { args: { has: 'none' } }
