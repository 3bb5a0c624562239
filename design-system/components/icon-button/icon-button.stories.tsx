import type { Meta, StoryObj } from '@storybook/react-vite'

import { Menu, Search, X } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { IconButton } from './icon-button.tsx'

const meta = { component: IconButton, args: { icon: X, label: 'Close' } } satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Close: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Close' })
    await expect(button.offsetWidth).toBe(44)
  },
}
export const Small: Story = { args: { size: 'small' } }
export const AsLink: Story = { args: { icon: Search, label: 'Rechercher', href: '#search' } }
export const MenuButton: Story = { args: { icon: Menu, label: 'Menu' } }
