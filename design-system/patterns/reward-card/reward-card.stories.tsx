import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plane } from 'lucide'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { featuredArt } from '../story-content/art.ts'
import { RewardCard } from './reward-card.tsx'

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
          category={say('rewards_spendOverline')}
          title={say('rewards_travelTitle')}
          conversion={say('rewards_points', { points: '1 000' })}
        />
      </div>
    )
  },
} satisfies Meta<typeof RewardCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithArt: Story = { args: { art: featuredArt, brand: 'Harbour Grocer' } }
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
