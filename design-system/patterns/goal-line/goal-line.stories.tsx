import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { home } from '../story-content/home.ts'
import { GoalLine } from './goal-line.tsx'

const usage: Usage = {
  voice: ['Dates, times, numbers'],
  'en-ca': {
    use: 'For the member’s goal on home, and at large on its own page.',
    avoid: 'For any other progress: Progress line.',
    parts: ['Card', 'What is left', 'Estimated date, and how it is worked out', 'Change'],
    keys: 'Tab: how the date is worked out, then Change.',
    right: 'An estimate that says so, and from what.',
    wrong: 'A date promised, or none without a reason.',
  },
  'fr-ca': {
    use: 'Pour l’objectif du membre à l’accueil, et en grand sur sa page.',
    avoid: 'Pour tout autre avancement\u00A0: Progress line.',
    parts: ['Carte', 'Ce qui manque', 'Date estimée, et son calcul', 'Modifier'],
    keys: 'Tab\u00A0: le calcul de la date, puis Modifier.',
    right: 'Une estimation qui se donne pour telle, et d’après quoi.',
    wrong: 'Une date promise, ou aucune sans raison.',
  },
}

const meta = {
  title: 'Patterns/Points/Goal line',
  component: GoalLine,
  parameters: { layout: 'fullscreen', usage },
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
    return <GoalLine {...goal} value={30_000} left={say('home_goalReached')} pace={say('home_goalReady')} />
  },
}
export const ReachedOnAPhone: Story = {
  ...Reached,
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}
