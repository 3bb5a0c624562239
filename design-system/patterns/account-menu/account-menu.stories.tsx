import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { AccountMenu } from './account-menu.tsx'

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'In the header of a member from 1200 px on.',
    avoid: 'For the pages of the account on a phone: Bottom bar and Account navigation.',
    parts: ['Initials', 'Name and member number', 'Pages of the account', 'Sign out'],
    keys: 'Enter or Space opens it, Tab goes through it, Escape closes it and returns to the initials.',
    right: 'End with Sign out, apart from the pages.',
    wrong: 'Settings that act at once: each belongs to its page.',
  },
  'fr-ca': {
    use: 'Dans l’en-tête d’un membre, dès 1200 px.',
    avoid: 'Pour les pages du compte sur un téléphone\u00A0: Bottom bar et Account navigation.',
    parts: ['Initiales', 'Nom et numéro de membre', 'Pages du compte', 'Se déconnecter'],
    keys: 'Entrée ou Espace l’ouvre, Tab le parcourt, Échap le ferme et revient aux initiales.',
    right: 'Terminez par «\u00A0Se déconnecter\u00A0», à part des pages.',
    wrong: 'Des réglages à effet immédiat\u00A0: chacun a sa page.',
  },
}

const meta = {
  title: 'Patterns/Page frame/Account menu',
  component: AccountMenu,
  parameters: { usage },
  args: {
    label: '',
    initials: 'ÉT',
    name: 'Élodie Tremblay',
    detail: '604 646 0193 4418',
    links: [],
    signOut: { action: '/auth/sign-out', label: '' },
  },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <div className="flex min-h-80 items-start justify-end">
        <AccountMenu
          {...args}
          label={say('site_accountMenuLabel', { name: args.name })}
          links={[
            { href: '#overview', label: say('account_title'), current: true },
            { href: '#orders', label: say('orders_title') },
            { href: '#profile', label: say('profile_title') },
          ]}
          signOut={{ action: '/auth/sign-out', label: say('site_signOut') }}
        />
      </div>
    )
  },
} satisfies Meta<typeof AccountMenu>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvasElement, globals }) => {
    const say = siteMessages(globals)
    const summary = canvasElement.querySelector('summary')
    if (!summary) throw new Error('The menu has nothing to open it')
    await userEvent.click(summary)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: say('orders_title') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('site_signOut') })).toBeVisible()
    await expect(canvasElement.querySelector('form')).toHaveAttribute('method', 'post')
  },
}

/** While the profile cannot be read. */
export const Nameless: Story = { args: { initials: '', name: '' } }

export const LongFrenchLabel: Story = { ...Open, globals: { locale: 'fr-ca' } }
