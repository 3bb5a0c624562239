import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { SkipLink } from './skip-link.tsx'

const meta = {
  title: 'Patterns/Page frame/Skip link',
  component: SkipLink,
  args: { targetId: 'content', label: 'Skip to content' },
  render: (args, { globals }) => (
    <>
      <SkipLink {...args} label={siteMessages(globals)('site_skipToContent')} />
      <main id="content" tabIndex={-1} className="pt-16">
        <h1 className="text-h3">{siteMessages(globals)('orders_title')}</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta

type Story = StoryObj<typeof meta>

/** Visible only while focused; the first tab stop of every page. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', {
      name: siteMessages(globals)('site_skipToContent'),
    })
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    await expect(document.getElementById('content')).toHaveAttribute('tabindex', '-1')
  },
}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
