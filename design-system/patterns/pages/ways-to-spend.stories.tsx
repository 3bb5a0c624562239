import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard, Gift, Plane } from 'lucide'
import { brandOf } from '../../.storybook/brands.ts'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { largeText } from '../../.storybook/zoomed.ts'
import { Badge } from '../../components/badge/badge.tsx'
import { Banner } from '../../components/banner/banner.tsx'
import { Button } from '../../components/button/button.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { Panel } from '../../components/panel/panel.tsx'
import { ChipRow } from '../chip-row/chip-row.tsx'
import { FactList } from '../fact-list/fact-list.tsx'
import { ItemDetail } from '../item-detail/item-detail.tsx'
import { OfferNumeral } from '../offer-card/offer-numeral.tsx'
import { Sum } from '../order-summary/sum.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { Section } from '../section/section.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { SelectFilters } from '../select-filters/select-filters.tsx'
import { home } from '../story-content/home.ts'
import { type Globals, SiteFrame } from '../story-content/site-frame.tsx'
import { ValueRanking } from '../value-ranking/value-ranking.tsx'

const content = {
  'en-ca': {
    giftCards: ['Gift cards', 'By email, usually within 15 minutes, or by mail.', '$245', '1.00¢'],
    travel: ['Travel', 'Any trip that you booked with your card.', '$220', '0.90¢'],
    credit: ['Card credit', 'A credit on your card.', '$171', '0.70¢'],
    have: '24,850',
    min: '1,000',
    step: '500',
    max: '24,500',
    example: ['$240.00', '10,000', '−$90.00', '$150.00'],
    trips: [
      ['Prairie Rail', 'Winnipeg to Churchill, one person', '$412.30'],
      ['Lakeside Inn', 'Two nights, breakfast', '$268.00'],
    ],
    bought: 'Nov\u00A02, 2026',
    until: 'Jan\u00A031, 2027',
    forAll: '41,230',
    period: 'The last 90 days',
  },
  'fr-ca': {
    giftCards: [
      'Cartes-cadeaux',
      'Par courriel, généralement en moins de 15 minutes, ou par la poste.',
      '180\u00A0$',
      '1,00\u00A0¢',
    ],
    travel: ['Voyages', 'Tout voyage réservé avec votre carte.', '162\u00A0$', '0,90\u00A0¢'],
    credit: ['Crédit sur carte', 'Un crédit porté au compte de votre carte.', '126\u00A0$', '0,70\u00A0¢'],
    have: '18\u00A0400',
    min: '1\u00A0000',
    step: '500',
    max: '18\u00A0000',
    example: ['240,00\u00A0$', '10\u00A0000', '−90,00\u00A0$', '150,00\u00A0$'],
    trips: [
      [
        'Traversiers de la Côte-Nord et des Îles-de-la-Madeleine',
        'Traversée pour deux personnes et une voiture',
        '412,30\u00A0$',
      ],
      ['Auberge du Portage', 'Deux nuits, déjeuner compris', '268,00\u00A0$'],
    ],
    bought: '2\u00A0nov. 2026',
    until: '31\u00A0janv. 2027',
    forAll: '41\u00A0230',
    period: 'Les 90 derniers jours',
  },
}

/** All ways to spend points, for a member. */
function Ways({ globals, isFrozen = false }: { globals: Globals; isFrozen?: boolean }) {
  const say = siteMessages(globals)
  const { giftCards, travel, credit, have, min, step, max } = inLocale(globals, content)
  const ways = [
    { id: 'gift-cards', icon: Gift, words: giftCards, action: say('ways_actionGiftCards') },
    { id: 'travel', icon: Plane, words: travel, action: say('ways_actionTravel') },
    { id: 'credit', icon: CreditCard, words: credit, action: say('ways_actionCredit') },
  ]
  return (
    <SiteFrame globals={globals}>
      <PageHeading title={say('ways_title')} lead={say('ways_lead', { points: have })} />
      <div className="page-column pb-20">
        {isFrozen ? (
          <div className="mb-8">
            <Banner
              status="warning"
              title={say('redeem_frozenTitle')}
              action={<ActionLink href="#security">{say('redeem_frozenAction')}</ActionLink>}
            >
              {say('redeem_frozenText')}
            </Banner>
          </div>
        ) : null}
        <div className="mb-6">
          <ChipRow
            label={say('ways_sort')}
            chips={[
              { id: 'value', href: '#value', label: say('ways_sortValue'), current: true },
              { id: 'least', href: '#least', label: say('ways_sortLeast'), current: false },
              { id: 'name', href: '#name', label: say('ways_sortName'), current: false },
            ]}
          />
        </div>
        <FactList
          headingLevel={2}
          rows={ways.map(({ id, icon, words: [title = '', what = '', value = '', rate = ''], action }) => ({
            id,
            icon,
            title,
            detail: say('ways_detail', { what, limits: say('redeem_limits', { min, step, max }) }),
            value,
            valueDetail: say('ways_ratePart', { points: max, rate: say('ways_rate', { rate }) }),
            action: { href: `#${id}`, label: action, context: '' },
          }))}
        />
      </div>
    </SiteFrame>
  )
}

/** The public page about travel. */
function AboutTravel({ globals }: { globals: Globals }) {
  const say = siteMessages(globals)
  const { travel, min, step, example } = inLocale(globals, content)
  const [bill = '', points = '', off = '', left = ''] = example
  return (
    <SiteFrame globals={globals} place="/travel" isVisitor>
      <ItemDetail
        back={{ href: '#rewards', label: say('rewards_back') }}
        lead={<OfferNumeral value={travel[3] ?? ''} unit={say('rewards_perPoint')} size="featured" />}
        overline={say('rewards_waysOverline')}
        title={say('travel_title')}
        text={travel[1] ?? ''}
        action={<Button href="#travel">{say('rewards_travelAction')}</Button>}
        facts={[
          { id: 'least', label: say('rewards_factLeast'), value: say('rewards_points', { points: min }) },
          { id: 'step', label: say('rewards_factStep'), value: say('rewards_points', { points: step }) },
        ]}
        aside={
          <Panel aria-labelledby="example">
            <h2 id="example" className="mb-4 text-h3">
              {say('rewards_exampleTitle')}
            </h2>
            <Sum
              lines={[
                { id: 'bill', label: say('rewards_exampleBill'), value: bill },
                { id: 'points', label: say('rewards_examplePoints', { points }), value: off },
              ]}
              total={{ id: 'left', label: say('rewards_exampleLeft'), value: left }}
            />
          </Panel>
        }
        notes={[
          { id: 'how', title: say('rewards_howTo'), text: say('rewards_travelHow') },
          { id: 'counts', title: say('rewards_travelCounts'), text: say('rewards_travelCountsText') },
        ]}
      />
    </SiteFrame>
  )
}

/** A member's trips that points can pay for. */
function Trips({ globals }: { globals: Globals }) {
  const say = siteMessages(globals)
  const { trips, bought, until, forAll, period } = inLocale(globals, content)
  return (
    <SiteFrame globals={globals} place="/travel">
      <PageHeading title={say('travel_title')} lead={say('travel_lead')} />
      <Section labelledBy="trips">
        <SectionHeading id="trips" title={say('travel_purchases')} />
        <p className="mb-6 text-ink-2">
          {say('travel_boughtWith', { name: `${brandOf(globals).shortName} Visa`, number: '•••• 4410' })}
        </p>
        <div className="mb-6">
          <SelectFilters
            action="#travel"
            label={say('travel_filters')}
            apply={say('site_periodApply')}
            reset={null}
            selects={[
              {
                name: 'dates',
                label: say('site_period'),
                value: '90',
                options: [{ value: '90', label: period }],
              },
            ]}
          />
        </div>
        <FactList
          rows={trips.map(([merchant = '', what = '', value = ''], index) => ({
            id: merchant,
            icon: Plane,
            title: merchant,
            detail:
              index === 0
                ? say('travel_detailOpen', { what, date: bought, until })
                : say('travel_detail', { what, date: bought }),
            badge:
              index === 0 ? (
                <Badge tone="success">{say('travel_statusOpen')}</Badge>
              ) : (
                <Badge>{say('travel_statusApplied')}</Badge>
              ),
            value,
            ...(index === 0 && {
              valueDetail: say('travel_takes', { points: forAll }),
              action: {
                href: '#trip',
                label: say('travel_usePoints'),
                context: say('travel_usePointsOn', { merchant }),
              },
            }),
          }))}
        />
        <div className="mt-8">
          <Pagination
            label={say('travel_pages')}
            position={say('site_pagePosition', { page: 1, last: 2 })}
            next={{ href: '#older', label: say('travel_older') }}
          />
        </div>
      </Section>
      <Section labelledBy="worth">
        <ValueRanking {...home(globals).value} headingId="worth" />
      </Section>
    </SiteFrame>
  )
}

const meta = {
  title: 'Pages/Ways to spend',
  component: Ways,
  subcomponents: { AboutTravel, Trips },
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Ways {...args} globals={globals} />,
} satisfies Meta<typeof Ways>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
export const Frozen: Story = { args: { isFrozen: true } }
export const AboutTravelEnglish: Story = {
  render: (_args, { globals }) => <AboutTravel globals={globals} />,
}
export const AboutTravelFrench: Story = { ...AboutTravelEnglish, globals: { locale: 'fr-ca' } }
export const TripsEnglish: Story = {
  render: (_args, { globals }) => <Trips globals={globals} />,
}
export const TripsFrench: Story = { ...TripsEnglish, globals: { locale: 'fr-ca' } }
export const LargeTextOnAPhone: Story = { ...TripsEnglish, ...largeText }
export const AboutTravelInLargeText: Story = { ...AboutTravelEnglish, ...largeText }
