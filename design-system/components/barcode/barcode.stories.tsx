import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Barcode } from './barcode.tsx'

const usage: Usage = {
  pictures: (say) => {
    const label = say('Barcode', 'Code-barres')
    return {
      right: <Barcode value="6046460193227504" text="6046 4601 9322 7504" label={label} />,
      wrong: (
        <div className="w-40">
          <Barcode value="6046460193227504" label={label} />
        </div>
      ),
    }
  },
  'en-ca': {
    use: 'For the number that a cashier scans, large and upright.',
    avoid: 'For a code that phones read: Member barcode, which has a QR code.',
    parts: ['Bars, dark on light in both themes', 'The number in words'],
    right: 'Give it the full width, and its number in groups.',
    wrong: 'Too narrow for a scanner, over a number that nobody can read out.',
  },
  'fr-ca': {
    use: 'Pour le numéro que la caisse numérise, en grand.',
    avoid: 'Pour un code que lisent les téléphones\u00A0: Member barcode, qui a un code QR.',
    parts: ['Barres, foncées sur clair dans les deux thèmes', 'Le numéro en toutes lettres'],
    right: 'Donnez-lui toute la largeur, et son numéro par groupes.',
    wrong: 'Trop étroit pour la caisse, sur un numéro impossible à lire à voix haute.',
  },
}

const meta = {
  title: 'Components/Content/Barcode',
  component: Barcode,
  parameters: { usage },
  args: { value: '6046460193227504', text: '6046 4601 9322 7504', label: 'Barcode' },
  render: (args, { globals }) => <Barcode {...args} label={siteMessages(globals)('card_barcode')} />,
} satisfies Meta<typeof Barcode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const drawing = within(canvasElement).getByRole('img')
    await expect(drawing).toHaveAccessibleName(siteMessages(globals)('card_barcode'))
    await expect(within(canvasElement).getByText('6046 4601 9322 7504')).toBeVisible()
  },
}
export const LettersAndDigits: Story = { args: { value: 'PO-100-7QK2', text: 'PO-100-7QK2' } }
export const NoCodeForIt: Story = {
  args: { value: 'Étoile', text: 'Étoile' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}
