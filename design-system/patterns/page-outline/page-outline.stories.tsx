import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageOutline } from './page-outline.tsx'

const meta = {
  title: 'Patterns/Page frame/Page outline',
  component: PageOutline,
  parameters: { layout: 'fullscreen' },
  args: { shape: 'cards' },
  // It says nothing: whoever shows it announces what loads.
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
} satisfies Meta<typeof PageOutline>
export default meta

type Story = StoryObj<typeof meta>

const onAPhone = { globals: { viewport: { value: 'phone' } } }

export const Cards: Story = {}
export const CardsOnAPhone: Story = { ...onAPhone }
export const Offers: Story = { args: { shape: 'offers' } }
export const OffersOnAPhone: Story = { args: { shape: 'offers' }, ...onAPhone }
export const Card: Story = { args: { shape: 'card' } }
export const Item: Story = { args: { shape: 'item' } }
export const Account: Story = { args: { shape: 'account' } }
export const AccountOnAPhone: Story = { args: { shape: 'account' }, ...onAPhone }
export const History: Story = { args: { shape: 'history' } }
export const List: Story = { args: { shape: 'list' } }
export const Plain: Story = { args: { shape: 'plain' } }
