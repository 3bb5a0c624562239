import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Usage } from '../../guide/component-usage.tsx'
import { home } from '../story-content/home.ts'
import { GiftCardGrid } from './gift-card-grid.tsx'
import { GiftCardTile } from './gift-card-tile.tsx'

const usage: Usage = {
  voice: ['Names', 'Dates, times, numbers'],
  'en-ca': {
    use: 'For a gift card in a grid or on a shelf.',
    avoid: 'For an order: Order row. For a reward: Reward card.',
    parts: ['Art', 'Brand', 'From how many points', 'What is missing, when out of reach'],
    keys: 'Tab, Enter: the whole tile is one link.',
    right: 'Show the shortfall, in full colour.',
    wrong: 'Greying what is out of reach: it is a goal.',
  },
  'fr-ca': {
    use: 'Pour une carte-cadeau dans une grille ou sur une étagère.',
    avoid: 'Pour une commande\u00A0: Order row. Pour une récompense\u00A0: Reward card.',
    parts: ['Illustration', 'Marque', 'À partir de combien de points', 'Ce qui manque, hors de portée'],
    keys: 'Tab, Entrée\u00A0: toute la tuile est un lien.',
    right: 'Montrez ce qui manque, en pleine couleur.',
    wrong: 'Griser ce qui est hors de portée\u00A0: c’est un objectif.',
  },
}

const meta = {
  title: 'Patterns/Catalogue/Gift card tile',
  component: GiftCardGrid,
  parameters: { usage },
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
