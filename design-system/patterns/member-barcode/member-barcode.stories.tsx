import type { Meta, StoryObj } from '@storybook/react-vite'
import { qrPath } from '../../components/qr-code/qr-path.ts'
import { MemberBarcode } from './member-barcode.tsx'

const meta = { title: 'Patterns/Member barcode', component: MemberBarcode } satisfies Meta<
  typeof MemberBarcode
>
export default meta

type Story = StoryObj<typeof meta>

const widths = [2, 1, 1, 2, 3, 2, 2, 2, 1, 3, 1, 2, 1, 1, 4, 1, 3, 1, 2, 1, 2, 2, 2, 3, 2, 3, 3, 1, 1, 1, 2]

export const English: Story = {
  args: {
    name: 'Avery Chen',
    since: 'Member since 2019',
    number: '6046 4601 9322 7504',
    label: 'Barcode of your member number',
    widths,
  },
}

export const French: Story = {
  args: {
    name: 'Marie-Philippe Courtemanche-Deschênes',
    since: 'Membre depuis 2019',
    number: '6046 4601 9322 7504',
    label: 'Code-barres de votre numéro de membre',
    widths,
  },
}

export const WithQrCode: Story = {
  args: {
    name: 'Avery Chen',
    since: 'Member since 2019',
    number: '6046 4601 9322 7504',
    label: 'Barcode of your member number',
    widths,
    qr: { ...qrPath('6046460193227504'), label: 'QR code of your member number' },
  },
}

export const OnTheWholeScreen: Story = {
  args: { ...WithQrCode.args, isFullScreen: true },
  decorators: [
    (Shown) => (
      <div className="bg-on-night p-5">
        <Shown />
      </div>
    ),
  ],
}
