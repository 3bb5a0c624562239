import type { Meta, StoryObj } from '@storybook/react-vite'
import { Coins } from 'lucide'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Button } from '../../components/button/button.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { ReceiptList } from '../receipt-list/receipt-list.tsx'
import { AccountFrame, type Globals } from '../story-content/site-frame.tsx'

const content = {
  'en-ca': { description: 'Winter letter', balance: '25,350' },
  'fr-ca': { description: 'Lettre d’hiver', balance: '18\u00A0900' },
}

type PromoProps = {
  globals: Globals
  /** Outcome of the PIN. */
  moment?: 'empty' | 'wrong' | 'added'
}

function Promo({ globals, moment = 'empty' }: PromoProps) {
  const say = siteMessages(globals)
  return (
    <AccountFrame globals={globals} current="promo_title" title={say('promo_title')} lead={say('promo_lead')}>
      <form action="#promo" className="max-w-[28rem]">
        <TextField
          label={say('promo_pin')}
          help={say('promo_pinHelp', { count: 5, minutes: 15 })}
          error={moment === 'wrong' ? say('promo_tooShort') : null}
          defaultValue={moment === 'wrong' ? 'AU' : ''}
        />
        <Button type="submit" className="mt-5">
          {say('promo_submit')}
        </Button>
      </form>
      {moment === 'added' ? (
        <div role="status" className="mt-10">
          <ReceiptList
            rows={[
              {
                id: 'added',
                icon: Coins,
                title: say('promo_added', { points: '500' }),
                text: say('promo_receipt', { ...inLocale(globals, content), reference: 'PR-2210' }),
              },
            ]}
          />
        </div>
      ) : null}
    </AccountFrame>
  )
}

const meta = {
  title: 'Pages/Promotion PIN',
  component: Promo,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Promo {...args} globals={globals} />,
} satisfies Meta<typeof Promo>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const AddedFrench: Story = { args: { moment: 'added' }, globals: { locale: 'fr-ca' } }
export const Invalid: Story = { args: { moment: 'wrong' } }
