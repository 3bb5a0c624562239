import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { SkipLink } from './skip-link.tsx'

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'First of every page, before strips and header.',
    avoid: 'For jumping within a page: its headings, or a list of links.',
    parts: ['One link, seen with the focus only'],
    keys: 'The first Tab of a page shows it; Enter goes to the content.',
    right: 'Lead to the main part, which takes the focus.',
    wrong: 'Leading to a heading that cannot take the focus: the next Tab is in the header again.',
  },
  'fr-ca': {
    use: 'En tête de chaque page, avant bandeaux et en-tête.',
    avoid: 'Pour sauter dans une page\u00A0: ses titres ou une liste de liens.',
    parts: ['Un lien, visible au focus seulement'],
    keys: 'Le premier Tab d’une page le montre; Entrée va au contenu.',
    right: 'Menez à la partie principale, qui prend le focus.',
    wrong: 'Mener à un titre qui ne prend pas le focus\u00A0: le Tab suivant revient à l’en-tête.',
  },
}

const meta = {
  title: 'Patterns/Page frame/Skip link',
  component: SkipLink,
  parameters: { usage },
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
