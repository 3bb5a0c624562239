import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { AccountMenu } from './account-menu.tsx'

const meta = {
  title: 'Patterns/Page frame/Account menu',
  component: AccountMenu,
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
            { href: '#overview', label: say('site_menuOverview'), current: true },
            { href: '#orders', label: say('site_menuOrders') },
            { href: '#profile', label: say('site_menuProfile') },
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
    await expect(canvas.getByRole('link', { name: say('site_menuOrders') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('site_signOut') })).toBeVisible()
    await expect(canvasElement.querySelector('form')).toHaveAttribute('method', 'post')
  },
}

/** While the profile cannot be read. */
export const Nameless: Story = { args: { initials: '', name: '' } }

export const LongFrenchLabel: Story = { ...Open, globals: { locale: 'fr-ca' } }
