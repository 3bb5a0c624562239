import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { InlineSelect } from '../../components/select/select.tsx'
import { FilterPanel } from '../filter-panel/filter-panel.tsx'
import { GiftCardGrid } from '../gift-card-tile/gift-card-grid.tsx'
import { GiftCardTile } from '../gift-card-tile/gift-card-tile.tsx'
import { filtersEn, filtersFr } from '../story-content/filters.ts'
import { tilesEn, tilesFr } from '../story-content/home.ts'
import { Catalogue } from './catalogue.tsx'

const words = {
  'en-ca': {
    found: '12 of 26 gift cards',
    sort: 'Sort by',
    popular: 'Most chosen',
    filters: filtersEn,
    tiles: tilesEn,
  },
  'fr-ca': {
    found: '12 cartes-cadeaux sur 26',
    sort: 'Trier par',
    popular: 'Les plus choisies',
    filters: filtersFr,
    tiles: tilesFr,
  },
}

const meta = {
  title: 'Patterns/Catalogue',
  component: Catalogue,
  parameters: { layout: 'fullscreen' },
  args: { found: '', filters: null, active: null, sort: null, children: null },
  render: (args, { globals }) => {
    const { found, sort, popular, filters, tiles } = inLocale(globals, words)
    return (
      <Catalogue
        {...args}
        found={found}
        filters={<FilterPanel {...filters} />}
        sort={<InlineSelect label={sort} options={[{ value: 'popular', label: popular }]} />}
      >
        <GiftCardGrid>
          {tiles.map((tile) => (
            <GiftCardTile key={tile.href} {...tile} />
          ))}
        </GiftCardGrid>
      </Catalogue>
    )
  },
} satisfies Meta<typeof Catalogue>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
