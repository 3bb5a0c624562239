import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { at, headerEn, headerFr, memberHeaderEn, memberHeaderFr } from '../story-content/frame.ts'
import { Header } from './header.tsx'

const meta = {
  title: 'Patterns/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  // Room for the open menus.
  decorators: [(Story) => <div className="min-h-[36rem]">{Story()}</div>],
} satisfies Meta<typeof Header>
export default meta

type Story = StoryObj<typeof meta>

export const Visitor: Story = { args: headerEn }
export const VisitorFrench: Story = { args: headerFr }
export const Member: Story = { args: at(memberHeaderEn, '/gift-cards') }
export const MemberFrench: Story = { args: at(memberHeaderFr, '/fr-ca/gift-cards') }

export const BalanceUnknown: Story = {
  args: {
    ...memberHeaderEn,
    account:
      memberHeaderEn.account.kind === 'member'
        ? { ...memberHeaderEn.account, balance: null }
        : memberHeaderEn.account,
  },
}

export const SignInClosed: Story = { args: { ...headerEn, account: { kind: 'closed' } } }

export const MenuOpensAndCloses: Story = {
  args: memberHeaderEn,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    // The initials from 1200 px on, Menu below: one of the two is in view.
    const summary = [...canvasElement.querySelectorAll('summary')].find((each) => each.checkVisibility())
    if (!summary) throw new Error('No menu is in view')
    await userEvent.click(summary)
    await expect(page.getByRole('link', { name: 'Orders' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(page.getByRole('link', { name: 'Orders' })).not.toBeVisible()
    await expect(summary).toHaveFocus()
    await userEvent.click(summary)
  },
}
