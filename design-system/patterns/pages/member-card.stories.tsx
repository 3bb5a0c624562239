import type { Meta, StoryObj } from '@storybook/react-vite'
import { Maximize } from 'lucide'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { code128 } from '../../components/barcode/code-128.ts'
import { Button } from '../../components/button/button.tsx'
import { CopyLink } from '../../components/copy-link/copy-link.tsx'
import { MemberBarcode } from '../member-barcode/member-barcode.tsx'
import { qrPath } from '../member-barcode/qr-path.ts'
import { AccountFrame, type Globals } from '../story-content/site-frame.tsx'

const number = '6046460193274418'
const names = { 'en-ca': 'Avery Chen', 'fr-ca': 'Élodie Tremblay' }

function MemberCardPage({ globals }: { globals: Globals }) {
  const say = siteMessages(globals)
  return (
    <AccountFrame globals={globals} current="card_title" title={say('card_title')}>
      <MemberBarcode
        name={inLocale(globals, names)}
        since={say('card_since', { year: 2019 })}
        number="6046 4601 9327 4418"
        label={say('card_barcode')}
        widths={code128(number) ?? []}
        qr={{
          ...qrPath(number),
          label: say('card_qr'),
          choice: {
            legend: say('card_choice'),
            bars: say('card_choiceBars'),
            qr: say('card_choiceQr'),
          },
        }}
      />
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button href="#full" variant="secondary" icon={Maximize}>
          {say('card_fullScreen')}
        </Button>
        <CopyLink text={number} label={say('card_copyNumber')} copied={say('card_copied')} />
      </p>
      <p className="mt-6 text-ink-2">{say('card_how')}</p>
      <p className="mt-3 max-w-measure text-small text-ink-2">{say('card_kept')}</p>
    </AccountFrame>
  )
}

const meta = {
  title: 'Pages/Member card',
  component: MemberCardPage,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <MemberCardPage {...args} globals={globals} />,
} satisfies Meta<typeof MemberCardPage>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
