import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { home } from '../story-content/home.ts'
import { GiftCardGrid } from './gift-card-grid.tsx'
import { GiftCardTile } from './gift-card-tile.tsx'

const meta = {
  title: 'Patterns/Catalogue/Gift card tile',
  component: GiftCardGrid,
  args: { children: null },
  render: (args, { globals }) => (
    <GiftCardGrid {...args}>
      {/* An absent card leaves no gap. */}
      {null}
      {home(globals).tiles.map((tile) => (
        <GiftCardTile key={tile.href} {...tile} />
      ))}
    </GiftCardGrid>
  ),
} satisfies Meta<typeof GiftCardGrid>
export default meta

type Story = StoryObj<typeof meta>

/** Announced as a list with its length. The last card is out of reach: it shows the shortfall and is not greyed out. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    await expect(within(list).getAllByRole('listitem')).toHaveLength(home({}).tiles.length)
  },
}
export const Shelf: Story = { args: { layout: 'shelf' } }
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
