import type { Meta, StoryObj } from '@storybook/react-vite'
import { House, ReceiptText, UserRound } from 'lucide'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { AccountNav } from '../account-nav/account-nav.tsx'
import { DefinitionRows } from '../definition-rows/definition-rows.tsx'
import { AccountLayout } from './account-layout.tsx'

const meta = {
  title: 'Patterns/Layout/Account layout',
  component: AccountLayout,
  parameters: { layout: 'fullscreen' },
  args: { heading: { title: '' }, nav: null, children: null },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <AccountLayout
        heading={{ title: say('site_menuProfile'), back: { href: '#home', label: say('site_menuOverview') } }}
        nav={
          <AccountNav
            label={say('account_navLabel')}
            links={[
              { href: '#overview', label: say('site_menuOverview'), icon: House },
              { href: '#history', label: say('site_menuHistory'), icon: ReceiptText },
              { href: '#profile', label: say('site_menuProfile'), icon: UserRound, current: true },
            ]}
          />
        }
      >
        <DefinitionRows
          rows={[{ id: 'email', label: say('join_email'), value: 'elodie.tremblay@example.ca' }]}
        />
      </AccountLayout>
    )
  },
} satisfies Meta<typeof AccountLayout>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnAPhoneInFrench: Story = { globals: { locale: 'fr-ca', viewport: { value: 'phone' } } }
