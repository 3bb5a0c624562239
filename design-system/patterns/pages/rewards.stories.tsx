import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard, Gift, Plane } from 'lucide'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { ChipRow } from '../chip-row/chip-row.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { RewardCard, type RewardCardProps } from '../reward-card/reward-card.tsx'
import { featuredArt } from '../story-content/art.ts'
import { categories } from '../story-content/offers.ts'
import { type Globals, SiteFrame } from '../story-content/site-frame.tsx'

const words = {
  'en-ca': {
    giftCard: 'Gift card',
    week: 'Groceries',
    trip: 'A night in the woods',
    weekRate: 'From 1,000 points for $10',
    tripRate: 'From 2,500 points for $25',
    travelRate: 'From 1,000 points for $9',
    creditRate: 'From 2,500 points for $17.50',
  },
  'fr-ca': {
    giftCard: 'Carte-cadeau',
    week: 'L’épicerie',
    trip: 'Une nuit en forêt',
    weekRate: 'Dès 1\u00A0000\u00A0points pour 10\u00A0$',
    tripRate: 'Dès 2\u00A0500\u00A0points pour 25\u00A0$',
    travelRate: 'Dès 1\u00A0000\u00A0points pour 9\u00A0$',
    creditRate: 'Dès 2\u00A0500\u00A0points pour 17,50\u00A0$',
  },
}

function Rewards({ globals }: { globals: Globals }) {
  const say = siteMessages(globals)
  const { giftCard, week, trip, weekRate, tripRate, travelRate, creditRate } = inLocale(globals, words)
  const chips = [say('rewards_all'), ...inLocale(globals, categories)]
  const card = { href: '#reward', icon: Gift, category: giftCard }
  const way = { href: '#way', category: say('rewards_waysOverline') }
  const cards: readonly RewardCardProps[] = [
    { ...card, title: week, brand: 'Harbour Grocer', conversion: weekRate, art: featuredArt },
    { ...card, title: trip, brand: 'Prairie Outfitters', conversion: tripRate },
    { ...way, title: say('travel_title'), icon: Plane, conversion: travelRate },
    { ...way, title: say('credit_title'), icon: CreditCard, conversion: creditRate },
  ]
  return (
    <SiteFrame globals={globals} place="/rewards" isVisitor>
      <PageHeading title={say('rewards_title')} lead={say('rewards_lead')} />
      <div className="page-column pb-16 desktop:pb-24">
        <ChipRow
          label={say('rewards_categories')}
          chips={chips.map((label, index) => ({
            id: label,
            href: `#${label}`,
            label,
            current: index === 0,
          }))}
        />
        <h2 className="mt-6 mb-8 text-small font-normal tracking-normal text-ink-2">
          {say('rewards_count', { count: cards.length })}
        </h2>
        <ul className="grid tablet:grid-cols-2 tablet:gap-x-6 tablet:gap-y-8 desktop:grid-cols-3 desktop:gap-y-12">
          {cards.map((reward) => (
            <li key={reward.title}>
              <RewardCard {...reward} />
            </li>
          ))}
        </ul>
      </div>
    </SiteFrame>
  )
}

const meta = {
  title: 'Pages/Rewards',
  component: Rewards,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Rewards {...args} globals={globals} />,
} satisfies Meta<typeof Rewards>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
