import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { home } from '../story-content/home.ts'
import { GoalLine } from './goal-line.tsx'

const meta = {
  title: 'Patterns/Points/Goal line',
  component: GoalLine,
  parameters: { layout: 'fullscreen' },
  args: home({}).goal,
  render: (_args, { globals }) => <GoalLine {...home(globals).goal} />,
} satisfies Meta<typeof GoalLine>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Without recent earnings there is no estimate. */
export const NothingYet: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    const { sum: _noEstimate, ...goal } = home(globals).goal
    return (
      <GoalLine
        {...goal}
        value={0}
        left={say('giftCards_pointsToGo', { points: goal.target })}
        pace={say('home_goalNoPace', { pace: 90 })}
      />
    )
  },
}

/** The link to the card is beside the link to a new goal. */
export const Reached: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    const { sum: _nothingToEstimate, ...goal } = home(globals).goal
    return (
      <GoalLine
        {...goal}
        value={30_000}
        left={say('home_goalReached')}
        pace={say('home_goalReady')}
        see={{ href: '#card', label: say('home_goalSee', { brand: 'Tundra Tech' }) }}
      />
    )
  },
}
export const ReachedOnAPhone: Story = {
  ...Reached,
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}
