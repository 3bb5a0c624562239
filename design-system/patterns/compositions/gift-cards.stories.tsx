import type { Meta, StoryObj } from '@storybook/react-vite'
import { InlineSelect } from '../../components/select/select.tsx'
import { Catalogue } from '../catalogue/catalogue.tsx'
import { ActiveFilters } from '../filter-panel/active-filters.tsx'
import { FilterPanel, type FilterPanelProps } from '../filter-panel/filter-panel.tsx'
import { Footer } from '../footer/footer.tsx'
import { GiftCardGrid } from '../gift-card-tile/gift-card-grid.tsx'
import { GiftCardTile } from '../gift-card-tile/gift-card-tile.tsx'
import { Header } from '../header/header.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { at, footerEn, footerFr, memberHeaderEn, memberHeaderFr } from '../story-content/frame.ts'
import { tilesEn, tilesFr } from '../story-content/home.ts'

const filtersEn: FilterPanelProps = {
  action: '/gift-cards',
  label: 'Filters',
  openLabel: 'Filters · 1',
  apply: 'Show the cards',
  toggle: { name: 'within', value: '1', label: 'Within my 24,850 points', checked: false },
  groups: [
    {
      name: 'category',
      title: 'Category',
      choose: 'many',
      options: [
        { value: 'books', label: 'Books and paper', count: 2, checked: false },
        { value: 'food', label: 'Food and coffee', count: 2, checked: false },
        { value: 'sport', label: 'Outdoors and sport', count: 2, checked: false },
      ],
    },
    {
      name: 'format',
      title: 'Format',
      choose: 'many',
      options: [
        { value: 'ecard', label: 'E-card', count: 24, checked: false },
        { value: 'physical', label: 'Physical card', count: 12, checked: true },
      ],
    },
    {
      name: 'smallest',
      title: 'Smallest amount',
      choose: 'one',
      options: [
        { value: 'any', label: 'Any amount', count: 12, checked: true },
        { value: '10', label: '$10 or less', count: 4, checked: false },
      ],
    },
  ],
}

const filtersFr: FilterPanelProps = {
  action: '/fr-ca/gift-cards',
  label: 'Filtres',
  openLabel: 'Filtres · 1',
  apply: 'Voir les cartes',
  toggle: { name: 'within', value: '1', label: 'À la portée de mes 18 400 points', checked: true },
  groups: [
    {
      name: 'category',
      title: 'Catégorie',
      choose: 'many',
      options: [
        { value: 'books', label: 'Livres et papeterie', count: 2, checked: false },
        { value: 'sport', label: 'Plein air, sport et équipement de saison', count: 2, checked: false },
      ],
    },
    {
      name: 'format',
      title: 'Format',
      choose: 'many',
      options: [
        { value: 'ecard', label: 'Carte électronique', count: 24, checked: false },
        { value: 'physical', label: 'Carte en plastique', count: 12, checked: true },
      ],
    },
  ],
}

const english = {
  header: at(memberHeaderEn, '/gift-cards'),
  title: 'Gift cards',
  lead: '26 brands. E-cards arrive within 15 minutes, plastic in 5 to 8 business days.',
  found: '12 of 26 gift cards',
  filters: filtersEn,
  chip: { id: 'physical', label: 'Physical card', removeLabel: 'Remove filter: Physical card', href: '?' },
  reset: { href: '?', label: 'Reset' },
  sort: { label: 'Sort by', options: [{ value: 'popular', label: 'Most chosen' }] },
  tiles: tilesEn,
  footer: footerEn,
}

const french: typeof english = {
  header: at(memberHeaderFr, '/fr-ca/gift-cards'),
  title: 'Cartes-cadeaux',
  lead: '26 marques. Les cartes électroniques arrivent en 15 minutes; celles en plastique, en 5 à 8 jours ouvrables.',
  found: '12 cartes-cadeaux sur 26',
  filters: filtersFr,
  chip: {
    id: 'physical',
    label: 'Carte en plastique',
    removeLabel: 'Retirer le filtre : Carte en plastique',
    href: '?',
  },
  reset: { href: '?', label: 'Réinitialiser' },
  sort: { label: 'Trier par', options: [{ value: 'popular', label: 'Les plus choisies' }] },
  tiles: tilesFr,
  footer: footerFr,
}

function GiftCards({ words }: { words: typeof english }) {
  return (
    <>
      <Header {...words.header} />
      <main>
        <PageHeading title={words.title} lead={words.lead} />
        <Catalogue
          found={words.found}
          filters={<FilterPanel {...words.filters} />}
          active={<ActiveFilters chips={[words.chip]} reset={words.reset} />}
          sort={<InlineSelect label={words.sort.label} options={words.sort.options} />}
        >
          <GiftCardGrid>
            {words.tiles.map((tile) => (
              <GiftCardTile key={tile.href} {...tile} />
            ))}
          </GiftCardGrid>
        </Catalogue>
      </main>
      <Footer {...words.footer} />
    </>
  )
}

const meta = {
  title: 'Compositions/Gift cards',
  component: GiftCards,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GiftCards>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = { args: { words: english } }
export const French: Story = { args: { words: french } }
