import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Countdown } from './countdown.tsx'

const left = (numbers: Readonly<Record<string, number>>) =>
  Object.entries(numbers).map(([id, number]) => ({ id, value: String(number), unit: '' }))

const usage: Usage = {
  voice: ['Dates, times, numbers'],
  'en-ca': {
    use: 'For an end within days, where the hour matters.',
    avoid: 'For a date weeks away: the date.',
    parts: ['Days, hours and minutes, of fixed width'],
    right: 'The date beside it, for who reads later.',
    wrong: 'Seconds: they hurry people and say nothing.',
  },
  'fr-ca': {
    use: 'Pour une fin dans quelques jours, où l’heure compte.',
    avoid: 'Pour une date dans des semaines\u00A0: la date.',
    parts: ['Jours, heures et minutes, de largeur fixe'],
    right: 'La date à côté, pour qui lit plus tard.',
    wrong: 'Des secondes\u00A0: elles pressent et ne disent rien.',
  },
}

const meta = {
  title: 'Patterns/Catalogue/Countdown',
  component: Countdown,
  parameters: { usage },
  args: {
    until: '2026-11-22T05:00:00.000Z',
    label: '',
    parts: left({ days: 2, hours: 5, minutes: 42 }),
  },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const unit = (id: string, count: number) => {
      if (id === 'days') return say('offers_daysUnit', { count })
      return id === 'hours' ? say('offers_hoursUnit') : say('offers_minutesUnit')
    }
    return (
      <Countdown
        {...args}
        label={say('offers_timeLeft')}
        parts={args.parts.map(({ id, value }) => ({ id, value, unit: unit(id, Number(value)) }))}
      />
    )
  },
} satisfies Meta<typeof Countdown>
export default meta

type Story = StoryObj<typeof meta>

/** A timer is not a live region: screen readers read it on demand. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer')
    await expect(timer).toHaveAttribute('datetime', '2026-11-22T05:00:00.000Z')
    await expect(timer).not.toHaveAttribute('aria-live')
  },
}
export const LastDay: Story = { args: { parts: left({ days: 1, hours: 0, minutes: 7 }) } }
export const LastMinutes: Story = { args: { parts: left({ minutes: 3 }) } }
export const LongFrenchLabel: Story = {
  args: { parts: left({ days: 12, hours: 23, minutes: 59 }) },
  globals: { locale: 'fr-ca' },
}
