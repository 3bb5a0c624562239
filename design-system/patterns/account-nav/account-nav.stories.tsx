import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { placesEn, placesFr } from '../story-content/profile.ts'
import { AccountNav } from './account-nav.tsx'

const meta = {
  title: 'Patterns/Layout/Account navigation',
  component: AccountNav,
  args: { label: 'Account', links: placesEn },
  render: (_args, { globals }) => (
    <AccountNav
      label={siteMessages(globals)('account_navLabel')}
      links={inLocale(globals, { 'en-ca': placesEn, 'fr-ca': placesFr })}
    />
  ),
} satisfies Meta<typeof AccountNav>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const current = within(canvasElement)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
    await expect(current).toHaveLength(1)
  },
}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
/** Scrolling tabs on a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** The current tab stays in view at 200 % text size. */
export const LargeLetters: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
  render: (_args, { globals }) => (
    <div className="px-5">
      <AccountNav
        label={siteMessages(globals)('account_navLabel')}
        links={placesFr.map((place, index) => ({ ...place, current: index === placesFr.length - 1 }))}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole('navigation').getBoundingClientRect()
    const current = within(canvasElement).getByRole('link', { current: 'page' })
    const isInView = async () => {
      const tab = current.getBoundingClientRect()
      await expect(tab.left).toBeGreaterThanOrEqual(frame.left)
      await expect(tab.right).toBeLessThanOrEqual(frame.right)
    }
    await waitFor(isInView)
    document.documentElement.style.fontSize = '200%'
    await waitFor(isInView)
    document.documentElement.style.fontSize = ''
  },
}
