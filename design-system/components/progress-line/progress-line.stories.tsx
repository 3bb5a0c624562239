import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { ProgressLine } from './progress-line.tsx'

const words = {
  'en-ca': { amount: '$300' },
  'fr-ca': { amount: '300\u00A0$' },
}

const usage: Usage = {
  voice: ['Dates, times, numbers'],
  pictures: (say) => {
    const line = <ProgressLine label="Tundra Tech" value={24_850} max={30_000} />
    return {
      right: (
        <>
          <p className="mb-2">
            {say(
              'Tundra Tech, $300: 5,150 pts to go',
              'Tundra Tech, 300\u00A0$\u00A0: encore 5\u00A0150\u00A0pts',
            )}
          </p>
          {line}
        </>
      ),
      wrong: line,
    }
  },
  'en-ca': {
    use: 'For how far a goal is, with the number beside it.',
    avoid: 'For steps: Stepper. For waiting: Skeleton.',
    parts: ['Outline', 'Filled part', 'What is left, in words'],
    right: 'Say what is left, and of what.',
    wrong: 'A line that says neither what is left nor of what.',
  },
  'fr-ca': {
    use: 'Pour la distance d’un objectif, avec le nombre à côté.',
    avoid: 'Pour des étapes\u00A0: Stepper. Pour une attente\u00A0: Skeleton.',
    parts: ['Contour', 'Partie remplie', 'Ce qui manque, en mots'],
    right: 'Dites ce qu’il reste, et de quoi.',
    wrong: 'Une ligne qui ne dit ni ce qu’il reste, ni de quoi.',
  },
}

const meta = {
  title: 'Components/Feedback/Progress line',
  component: ProgressLine,
  parameters: { usage },
  args: { label: '', value: 24_850, max: 30_000 },
  render: (args, { globals }) => {
    const { amount } = inLocale(globals, words)
    const label = siteMessages(globals)('home_goalTitle', { goal: `Tundra Tech, ${amount}` })
    return <ProgressLine {...args} label={label} />
  },
} satisfies Meta<typeof ProgressLine>

export default meta
type Story = StoryObj<typeof meta>

export const Goal: Story = {
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('progressbar')
    await expect(line).toHaveAttribute('value', '24850')
    await expect(line.offsetHeight).toBe(10)
  },
}
export const Thin: Story = { args: { thin: true } }
/** Under a gift card the words beside it say what is missing: a screen reader hears it once. */
export const SaidBesideIt: Story = {
  args: { thin: true },
  render: ({ label: _label, ...args }, { globals }) => (
    <>
      <ProgressLine {...args} />
      <p className="mt-1 text-small text-ink-2">
        {inLocale(globals, { 'en-ca': '5,150 pts to go', 'fr-ca': 'Encore 5\u00A0150\u00A0pts' })}
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}
export const Empty: Story = { args: { value: 0 } }
export const BeyondItsEnd: Story = {
  args: { value: 40_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('value', '30000')
  },
}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
