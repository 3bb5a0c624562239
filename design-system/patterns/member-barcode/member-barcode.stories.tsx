import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { qrPath } from '../../components/qr-code/qr-path.ts'
import { MemberBarcode } from './member-barcode.tsx'

const widths = [2, 1, 1, 2, 3, 2, 2, 2, 1, 3, 1, 2, 1, 1, 4, 1, 3, 1, 2, 1, 2, 2, 2, 3, 2, 3, 3, 1, 1, 1, 2]
const qr = { ...qrPath('6046460193227504'), label: '' }
const names = { 'en-ca': 'Avery Chen', 'fr-ca': 'Marie-Philippe Courtemanche-Deschênes' }

const meta = {
  title: 'Patterns/Points/Member barcode',
  component: MemberBarcode,
  args: { name: '', since: '', number: '6046 4601 9322 7504', label: '', widths },
  render: ({ qr: code, ...args }, { globals }) => {
    const say = siteMessages(globals)
    return (
      <MemberBarcode
        {...args}
        name={inLocale(globals, names)}
        since={say('card_since', { year: 2019 })}
        label={say('card_barcode')}
        {...(code && { qr: { ...code, label: say('card_qr') } })}
      />
    )
  },
} satisfies Meta<typeof MemberBarcode>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchName: Story = { globals: { locale: 'fr-ca' } }
export const WithQrCode: Story = { args: { qr } }

export const OnTheWholeScreen: Story = {
  args: { qr, isFullScreen: true },
  decorators: [
    (Shown) => (
      <div className="bg-on-night p-5">
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const say = siteMessages(globals)
    const bars = canvas.getByRole('img', { name: say('card_barcode') }).getBoundingClientRect()
    const code = canvas.getByRole('img', { name: say('card_qr') }).getBoundingClientRect()
    // The quiet zone of the QR code must not cover the bars.
    await expect(code.top).toBeGreaterThanOrEqual(bars.bottom - 1)
  },
}
