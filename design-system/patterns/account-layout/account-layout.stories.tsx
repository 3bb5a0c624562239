import type { Meta, StoryObj } from '@storybook/react-vite'
import { House, ReceiptText, UserRound } from 'lucide'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { AccountNav } from '../account-nav/account-nav.tsx'
import { DefinitionRows } from '../definition-rows/definition-rows.tsx'
import { AccountLayout } from './account-layout.tsx'

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For every page of the account.',
    avoid:
      'For steps that must be finished, such as redeeming: Step form and Redeem flow leave the navigation out.',
    parts: ['Heading with its lead', 'Account navigation', 'Content'],
    keys: 'Tab reaches the navigation before the content.',
    right: 'Keep the navigation on sub-pages, with a link back.',
    wrong: 'Another width or another place of the heading on one page of the account.',
  },
  'fr-ca': {
    use: 'Pour chaque page du compte.',
    avoid:
      'Pour des étapes à terminer, comme un échange\u00A0: Step form et Redeem flow omettent la navigation.',
    parts: ['Titre et chapeau', 'Navigation du compte', 'Contenu'],
    keys: 'Tab mène à la navigation avant le contenu.',
    right: 'Gardez la navigation sur les sous-pages, avec un lien de retour.',
    wrong: 'Une autre largeur, ou un titre placé ailleurs, sur une page du compte.',
  },
}

const meta = {
  title: 'Patterns/Layout/Account layout',
  component: AccountLayout,
  parameters: { layout: 'fullscreen', usage },
  args: { heading: { title: '' }, nav: null, children: null },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <AccountLayout
        heading={{ title: say('profile_title'), back: { href: '#home', label: say('account_title') } }}
        nav={
          <AccountNav
            label={say('account_navLabel')}
            links={[
              { href: '#overview', label: say('account_title'), icon: House },
              { href: '#history', label: say('history_title'), icon: ReceiptText },
              { href: '#profile', label: say('profile_title'), icon: UserRound, current: true },
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
