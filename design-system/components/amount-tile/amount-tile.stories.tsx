import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { boardWords } from '../board-words.ts'
import { AmountTiles } from './amount-tile.tsx'

const usage: Usage = {
  voice: ['Dates, times, numbers'],
  pictures: (say) => {
    const tiles = (name: string, detail: string) => (
      <>
        <p id={name} className="mb-3 text-question">
          {say('Choose an amount', 'Choisissez un montant')}
        </p>
        <AmountTiles
          labelledBy={name}
          name={name}
          value="100"
          onChange={() => {}}
          options={[
            {
              value: '100',
              label: say('$100', '100\u00A0$'),
              detail: say('10,000 pts', '10\u00A0000\u00A0pts'),
            },
            { value: '250', label: say('$250', '250\u00A0$'), detail, unavailable: true },
          ]}
        />
      </>
    )
    return {
      right: tiles(
        'amount-right',
        say('25,000 pts, 150 more needed', '25\u00A0000\u00A0pts, il en manque 150'),
      ),
      wrong: tiles('amount-wrong', say('Not available', 'Non offert')),
    }
  },
  'en-ca': {
    use: 'For a few amounts of money or points, of which one is chosen.',
    avoid: 'For choices without a price: Radio group. For more than eight: Select.',
    parts: [
      'Amount',
      'What it costs in points',
      'Mark of the choice',
      'What is missing, where it is out of reach',
    ],
    keys: 'Tab reaches the group; ↑ ↓ ← → choose.',
    right: 'Say how many points are missing.',
    wrong: 'Out of reach, without a word on how far.',
  },
  'fr-ca': {
    use: 'Pour quelques montants en argent ou en points, dont on choisit un.',
    avoid: 'Pour des choix sans prix\u00A0: Radio group. Pour plus de huit\u00A0: Select.',
    parts: ['Montant', 'Coût en points', 'Marque du choix', 'Ce qui manque, s’il est hors de portée'],
    keys: 'Tab mène au groupe; ↑ ↓ ← → choisissent.',
    right: 'Dites combien de points il manque.',
    wrong: 'Hors de portée, sans dire de combien.',
  },
}

const meta = {
  title: 'Components/Forms/Amount tile',
  component: AmountTiles,
  parameters: { usage },
  args: { labelledBy: 'question', name: 'amount', options: [], value: '100', onChange: fn() },
  render: (args, { globals }) => {
    const { tiles, amounts } = inLocale(globals, boardWords)
    return (
      <div className="max-w-[560px]">
        <h2 id="question" className="mb-4 text-question">
          {tiles}
        </h2>
        <AmountTiles {...args} options={amounts} />
      </div>
    )
  },
} satisfies Meta<typeof AmountTiles>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const radios = within(canvasElement).getAllByRole('radio')
    await expect(radios).toHaveLength(4)
    await expect(radios[1]).toBeChecked()
    radios[1]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledWith('50')
    await expect(radios[3]).toBeDisabled()
  },
}

export const OnAPhone: Story = { globals: { locale: 'fr-ca', viewport: { value: 'phone' } } }

const rated = [
  { value: '25', label: '25 $', detail: '2 500 pts', rate: '0,68 ¢ / pt' },
  { value: '50', label: '50 $', detail: '5 000 pts pour payer le total', rate: '0,68 ¢ / pt' },
]

/** The separating dot disappears where the rate wraps to its own line. */
export const WithRates: Story = {
  globals: { locale: 'fr-ca' },
  render: (args) => (
    <div className="grid gap-6">
      <h2 id="question">25 $, 50 $</h2>
      <div className="w-[560px]">
        <AmountTiles {...args} name="wide" options={rated} />
      </div>
      <div className="w-80">
        <AmountTiles {...args} name="narrow" options={rated} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const rates = within(canvasElement).getAllByText('0,68 ¢ / pt')
    const [wide, , narrow] = rates.map((rate) => {
      const { left, top } = rate.getBoundingClientRect()
      const detail = rate.previousElementSibling?.getBoundingClientRect()
      const row = rate.parentElement?.parentElement?.getBoundingClientRect()
      return { isOnNextLine: top > (detail?.top ?? top), isCut: left < (row?.left ?? left) }
    })
    await expect(wide).toEqual({ isOnNextLine: false, isCut: false })
    await expect(narrow).toEqual({ isOnNextLine: true, isCut: true })
  },
}

const cents = [
  { value: '126', label: '126,00\u00a0$', detail: '18 000 pts' },
  { value: '63', label: '63,00\u00a0$', detail: '9 000 pts' },
]

/** Tiles stack where an amount with cents does not fit beside its radio. */
export const NarrowWithCents: Story = {
  globals: { locale: 'fr-ca' },
  render: (args) => (
    <div className="w-70">
      <h2 id="question">126,00&nbsp;$</h2>
      <AmountTiles {...args} options={cents} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText('126,00 $', { selector: 'label span' })
    const radio = within(canvasElement).getAllByRole('radio')[0]
    await expect(label.clientHeight).toBeLessThan(40)
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
    await expect(label.getBoundingClientRect().right).toBeLessThan(radio?.getBoundingClientRect().left ?? 0)
  },
}
