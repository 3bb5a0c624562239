import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { DottedText } from './dotted-text.tsx'

const sums = {
  'en-ca': 'Earned 1,481 · Redeemed 5,500 · Adjusted +5,000',
  'fr-ca': 'Accumulés 1 481 · Échangés 5 500 · Rectifiés +5 000',
}

const usage: Usage = {
  voice: ['Dates, times, numbers'],
  pictures: (say) => ({
    right: (
      <DottedText>
        {say(
          'E-card · 2,500 pts · Ends Nov 29',
          'Carte électronique · 2\u00A0500\u00A0pts · Jusqu’au 29 nov.',
        )}
      </DottedText>
    ),
    wrong: (
      <DottedText>
        {say(
          'You get this card by email. · It costs 2,500 points. · You have until Nov 29.',
          'Vous recevez cette carte par courriel. · Elle coûte 2\u00A0500\u00A0points. · Vous avez jusqu’au 29 nov.',
        )}
      </DottedText>
    ),
  }),
  'en-ca': {
    use: 'For two to four short facts on one line.',
    avoid: 'For sentences, or facts with labels: Definition list.',
    parts: ['Parts', 'Dots, gone where a line breaks'],
    right: 'Join facts of a few words.',
    wrong: 'Whole sentences: write them as a paragraph.',
  },
  'fr-ca': {
    use: 'Pour deux à quatre faits courts sur une ligne.',
    avoid: 'Pour des phrases ou des faits avec libellé\u00A0: Definition list.',
    parts: ['Parties', 'Points, absents en fin de ligne'],
    right: 'Joignez des faits de quelques mots.',
    wrong: 'Des phrases entières\u00A0: faites-en un paragraphe.',
  },
}

const meta = {
  title: 'Components/Content/Dotted text',
  component: DottedText,
  parameters: { usage },
  args: { children: sums['en-ca'] },
  render: (_args, { globals }) => <DottedText>{inLocale(globals, sums)}</DottedText>,
} satisfies Meta<typeof DottedText>

export default meta
type Story = StoryObj<typeof meta>

export const OnOneLine: Story = {}

/** The dot is hidden where the last part wraps. */
export const OnTwoLines: Story = {
  render: (_args, { globals }) => (
    <div className="w-70 text-small">
      <DottedText>{inLocale(globals, sums)}</DottedText>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first, last] = [canvas.getByText(/Earned|Accumulés/), canvas.getByText(/Adjusted|Rectifiés/)]
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().top)
    const dot = last.querySelector('span')?.getBoundingClientRect()
    await expect(dot?.right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right)
    await expect(dot?.left).toBeLessThan(first.getBoundingClientRect().left + 15)
  },
}
