import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Menu } from './menu.tsx'

const keys = ['site_menuOverview', 'site_menuHistory', 'site_menuOrders', 'site_menuProfile'] as const

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For three to eight links that belong together and are needed rarely.',
    avoid: 'For settings: Drawer. For two links: show them.',
    parts: ['Button with an arrow', 'Links, the current one marked'],
    keys: 'Enter or ↓ opens; ↑ ↓ Home End move; Escape closes and returns the focus.',
  },
  'fr-ca': {
    use: 'Pour trois à huit liens parents, peu utilisés.',
    avoid: 'Pour des réglages\u00A0: Drawer. Pour deux liens\u00A0: montrez-les.',
    parts: ['Bouton avec une flèche', 'Liens, dont la page courante'],
    keys: 'Entrée ou ↓ ouvre; ↑ ↓ Début Fin déplacent; Échap ferme et rend le focus.',
  },
}

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  parameters: { usage },
  args: { label: '', items: [] },
  decorators: [(Story) => <div className="min-h-80">{Story()}</div>],
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const items = keys.map((key, index) => ({ href: `#${key}`, label: say(key), current: index === 1 }))
    return <Menu {...args} label={args.label || say('site_menuLabel')} items={items} />
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    const button = canvasElement.querySelector('summary')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const links = canvas.getAllByRole('link')
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(links.at(-1)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(links.at(-1)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(links[0]).not.toBeVisible()
  },
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const button = canvasElement.querySelector('summary')
    if (button) await userEvent.click(button)
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(4)
  },
}

export const LongFrenchLabel: Story = {
  args: {
    label: 'Toutes les façons de trier les cartes-cadeaux',
    items: [
      { href: '#a', label: 'Les cartes électroniques envoyées par courriel, les plus choisies d’abord' },
    ],
  },
  render: (args) => <Menu {...args} />,
  globals: { locale: 'fr-ca' },
}
