import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plane } from 'lucide'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { featuredArt } from '../story-content/art.ts'
import { ConversionRate } from './conversion-rate.tsx'
import { RewardCard } from './reward-card.tsx'

const rates = {
  'en-ca': 'From 1,000 points for $9',
  'fr-ca': 'Dès 1\u00A0000\u00A0points pour 9\u00A0$',
}
const balances = { 'en-ca': '24,850', 'fr-ca': '24\u00A0850' }

const usage: Usage = {
  voice: ['Names', 'Redeem and spend'],
  'en-ca': {
    use: 'For a way to redeem points, in a list.',
    avoid: 'For something to earn: Offer card. For a brand’s gift card: Gift card tile.',
    parts: ['Rate that leads', 'Category and title', 'Whose it is'],
    keys: 'Tab, Enter: the whole card is one link.',
    right: 'Lead with what it takes, which is what people compare.',
    wrong: 'A product’s name on what is a gift card.',
  },
  'fr-ca': {
    use: 'Pour une façon d’échanger des points, dans une liste.',
    avoid:
      'Pour ce qui rapporte des points\u00A0: Offer card. Pour la carte d’une marque\u00A0: Gift card tile.',
    parts: ['Taux en tête', 'Catégorie et titre', 'De qui elle est'],
    keys: 'Tab, Entrée\u00A0: toute la carte est un lien.',
    right: 'Commencez par ce qu’il faut, car c’est ce que l’on compare.',
    wrong: 'Le nom d’un produit sur ce qui est une carte-cadeau.',
  },
}

const meta = {
  title: 'Patterns/Catalogue/Reward card',
  component: RewardCard,
  parameters: { usage },
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
