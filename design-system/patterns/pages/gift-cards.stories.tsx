import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { zoomed } from '../../.storybook/zoomed.ts'
import { InlineSelect } from '../../components/select/select.tsx'
import { Catalogue } from '../catalogue/catalogue.tsx'
import { ActiveFilters } from '../filter-panel/active-filters.tsx'
import { FilterPanel } from '../filter-panel/filter-panel.tsx'
import { Footer } from '../footer/footer.tsx'
import { GiftCardGrid } from '../gift-card-tile/gift-card-grid.tsx'
import { GiftCardTile } from '../gift-card-tile/gift-card-tile.tsx'
import { Header } from '../header/header.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { filtersEn, filtersFr } from '../story-content/filters.ts'
import { at, frame, type Globals } from '../story-content/frame.ts'
import { home } from '../story-content/home.ts'

const english = {
  title: 'Gift cards',
  lead: '26 brands. E-cards arrive within 15 minutes, plastic in 5 to 8 business days.',
  found: '12 of 26 gift cards',
  filters: filtersEn,
  chip: { id: 'physical', label: 'Physical card', removeLabel: 'Remove filter: Physical card', href: '?' },
  reset: { href: '?', label: 'Reset' },
  sort: { label: 'Sort by', options: [{ value: 'popular', label: 'Most popular' }] },
}

const french: typeof english = {
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
  sort: { label: 'Trier par', options: [{ value: 'popular', label: 'Les plus populaires' }] },
}

const wordsIn = (globals: Globals) => ({
  ...inLocale(globals, { 'en-ca': english, 'fr-ca': french }),
  header: at(
    frame(globals).memberHeader,
    inLocale(globals, { 'en-ca': '/gift-cards', 'fr-ca': '/fr-ca/gift-cards' }),
  ),
  tiles: home(globals).tiles,
  footer: frame(globals).footer,
})
type Words = ReturnType<typeof wordsIn>

function GiftCards({ words }: { words: Words }) {
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
  title: 'Pages/Gift cards',
  component: GiftCards,
  parameters: { layout: 'fullscreen' },
  args: { words: wordsIn({}) },
  render: (args, { globals }) => <GiftCards {...args} words={wordsIn(globals)} />,
} satisfies Meta<typeof GiftCards>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }

export const ZoomedTo400Percent: Story = zoomed
