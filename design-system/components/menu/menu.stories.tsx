import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Menu } from './menu.tsx'

const keys = ['site_menuOverview', 'site_menuHistory', 'site_menuOrders', 'site_menuProfile'] as const

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
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
