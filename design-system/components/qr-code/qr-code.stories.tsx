import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Barcode } from '../barcode/barcode.tsx'
import { QrCode } from './qr-code.tsx'

const number = '6046460193227504'
const spoken = '6046 4601 9322 7504'

const usage: Usage = {
  'en-ca': {
    use: 'For what another phone reads, behind a button where a barcode stands.',
    avoid: 'For cashiers’ scanners: Barcode.',
    parts: ['Squares, dark on light in both themes', 'Name in words'],
  },
  'fr-ca': {
    use: 'Pour ce qu’un autre téléphone lit, derrière un bouton près d’un code-barres.',
    avoid: 'Pour les lecteurs des caisses\u00A0: Barcode.',
    parts: ['Carrés, foncés sur clair dans les deux thèmes', 'Nom en mots'],
  },
}

const meta = {
  title: 'Components/Content/QR code',
  component: QrCode,
  parameters: { usage },
  args: { value: number, text: spoken, label: 'QR code' },
  render: (args, { globals }) => <QrCode {...args} label={siteMessages(globals)('card_qr')} />,
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

/** Dark on light in both themes. The encoder loads later, without shifting the layout. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const place = canvasElement.querySelector('figure')
    const before = place?.getBoundingClientRect().height
    const drawing = await canvas.findByRole('img', { name: siteMessages(globals)('card_qr') })
    await expect(Math.abs((place?.getBoundingClientRect().height ?? 0) - (before ?? 0))).toBeLessThan(1)
    await expect(drawing.getBoundingClientRect().width).toBe(drawing.getBoundingClientRect().height)
    await expect(canvas.getByText(spoken)).toBeVisible()
  },
}

export const BesideTheBarcode: Story = {
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <div className="flex flex-wrap items-start gap-6">
        <Barcode value={number} text={spoken} label={say('card_barcode')} />
        <QrCode {...args} label={say('card_qr')} />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('img')).toHaveLength(2))
  },
}

/** A value that is too long for a QR code shows only its text. */
export const NoCodeForIt: Story = {
  args: { value: 'x'.repeat(3000), text: spoken },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.aspect-square')).toBeNull())
    await expect(within(canvasElement).getByText(spoken)).toBeVisible()
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}
