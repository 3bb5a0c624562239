import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { accountGroups } from '../story-content/site-frame.tsx'
import { AccountIndex } from './account-index.tsx'
import { AccountNav } from './account-nav.tsx'

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For the pages of the account: a column beside each of them on a desktop, one list on the account’s own page below.',
    avoid: 'For views of one page: Tabs. For the places of the site: Header.',
    parts: ['Groups with their titles', 'Icon and name of each page', 'Mark of the current one'],
    keys: 'Tab and Enter, as links.',
    right: 'On a phone, each page leads back to the list.',
    wrong: 'A row of tabs that scrolls: what is out of sight is not found.',
  },
  'fr-ca': {
    use: 'Pour les pages du compte\u00A0: une colonne à côté de chacune sur un ordinateur, une liste à la page du compte sur un téléphone.',
    avoid: 'Pour les vues d’une page\u00A0: Tabs. Pour les lieux du site\u00A0: Header.',
    parts: ['Groupes titrés', 'Icône et nom de chaque page', 'Marque de la page courante'],
    keys: 'Tab et Entrée, comme des liens.',
    right: 'Sur un téléphone, chaque page ramène à la liste.',
    wrong: 'Une rangée d’onglets qui défile\u00A0: ce qui est hors de vue ne se trouve pas.',
  },
}

const meta = {
  title: 'Patterns/Layout/Account navigation',
  component: AccountNav,
  parameters: { usage },
  args: { label: '', groups: [] },
  render: (_args, { globals }) => (
    <div className="max-w-54">
      <AccountNav
        label={siteMessages(globals)('account_navLabel')}
        groups={accountGroups(globals, 'profile_title')}
      />
    </div>
  ),
} satisfies Meta<typeof AccountNav>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const say = siteMessages(globals)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(say('profile_title'))
    await expect(canvas.getByRole('list', { name: say('account_groupYou') })).toBeVisible()
  },
}
export const LongFrenchLabel: Story = { ...Default, globals: { locale: 'fr-ca' } }

/** The account's own page lists them in one column on a phone; the whole row is the link. */
export const AsAList: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <div className="px-5">
        <AccountIndex
          label={say('account_navLabel')}
          groups={accountGroups(globals).slice(1)}
          signOut={{ action: '#sign-out', label: say('site_signOut') }}
        />
      </div>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link')
    for (const link of links) {
      const { width, height } = link.getBoundingClientRect()
      await expect(height).toBeGreaterThanOrEqual(56)
      await expect(width).toBeGreaterThan(canvasElement.clientWidth - 42)
    }
  },
}
export const AsAListInEnglish: Story = { ...AsAList, globals: { viewport: { value: 'phone' } } }
