import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plane } from 'lucide'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { featuredArt } from '../story-content/art.ts'
import { ConversionRate } from './conversion-rate.tsx'
import { RewardCard } from './reward-card.tsx'

const rates = {
  'en-ca': 'From 1,000 points for $9',
  'fr-ca': 'Dès 1\u00A0000\u00A0points pour 9\u00A0$',
}
const balances = { 'en-ca': '24,850', 'fr-ca': '24\u00A0850' }

const meta = {
  title: 'Patterns/Catalogue/Reward card',
  component: RewardCard,
  args: { href: '#travel', icon: Plane, category: '', title: '', conversion: '' },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <div className="max-w-sm">
        <RewardCard
          {...args}
          category={say('rewards_waysOverline')}
          title={say('travel_title')}
          conversion={inLocale(globals, rates)}
        />
      </div>
    )
  },
} satisfies Meta<typeof RewardCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithArt: Story = { args: { art: featuredArt, brand: 'Harbour Grocer' } }
/** On a phone a row: the list is read, and the art only recognised. */
export const OnAPhone: Story = {
  ...WithArt,
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}
export const French: Story = { globals: { locale: 'fr-ca' } }

/** The same sentence as it leads the reward's own page, with what it means for the member who looks. */
export const RateOnAPage: Story = {
  render: (_args, { globals }) => (
    <ConversionRate
      text={inLocale(globals, rates)}
      size="page"
      detail={siteMessages(globals)('rewards_enough', { balance: inLocale(globals, balances) })}
    />
  ),
}
