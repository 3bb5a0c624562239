import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { AccountNav } from '../account-nav/account-nav.tsx'
import { DefinitionRows } from '../definition-rows/definition-rows.tsx'
import { accountGroups, backToAccount } from '../story-content/site-frame.tsx'
import { AccountLayout } from './account-layout.tsx'

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For every page of the account.',
    avoid:
      'For steps that must be finished, such as redeeming: Step form and Redeem flow leave the navigation out.',
    parts: ['Heading with its lead, and the way back', 'Account navigation', 'Content'],
    keys: 'Tab reaches the navigation before the content.',
    right: 'Below 1200 px the heading leads back to the account, which lists its pages.',
    wrong: 'Another width or another place of the heading on one page of the account.',
  },
  'fr-ca': {
    use: 'Pour chaque page du compte.',
    avoid:
      'Pour des étapes à terminer, comme un échange\u00A0: Step form et Redeem flow omettent la navigation.',
    parts: ['Titre, chapeau et chemin du retour', 'Navigation du compte', 'Contenu'],
    keys: 'Tab mène à la navigation avant le contenu.',
    right: 'Sous 1200 px, le titre ramène au compte, qui liste ses pages.',
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
        heading={{ title: say('profile_title'), back: backToAccount(globals) }}
        nav={<AccountNav label={say('account_navLabel')} groups={accountGroups(globals, 'profile_title')} />}
      >
        <DefinitionRows
          rows={[{ id: 'email', label: say('profile_email'), value: 'elodie.tremblay@example.ca' }]}
        />
      </AccountLayout>
    )
  },
} satisfies Meta<typeof AccountLayout>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnAPhoneInFrench: Story = { globals: { locale: 'fr-ca', viewport: { value: 'phone' } } }
