import type { Meta, StoryObj } from '@storybook/react-vite'
import { SlidersHorizontal } from 'lucide'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { zoomed } from '../../.storybook/zoomed.ts'
import { Button } from '../../components/button/button.tsx'
import { InlineSelect } from '../../components/select/select.tsx'
import { Catalogue } from '../catalogue/catalogue.tsx'
import { ChipRow } from '../chip-row/chip-row.tsx'
import { ActiveFilters } from '../filter-panel/active-filters.tsx'
import { FilterPanel } from '../filter-panel/filter-panel.tsx'
import { Footer } from '../footer/footer.tsx'
import { GiftCardGrid } from '../gift-card-tile/gift-card-grid.tsx'
import { GiftCardTile } from '../gift-card-tile/gift-card-tile.tsx'
import { Header } from '../header/header.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { filtersEn, filtersFr, panelOf } from '../story-content/filters.ts'
import { at, frame, type Globals } from '../story-content/frame.ts'
import { home } from '../story-content/home.ts'

function wordsIn(globals: Globals) {
  const say = siteMessages(globals)
  const plastic = say('giftCards_physical')
  const filters = inLocale(globals, { 'en-ca': filtersEn, 'fr-ca': filtersFr })
  return {
    header: at(
      frame(globals).memberHeader,
      inLocale(globals, { 'en-ca': '/gift-cards', 'fr-ca': '/fr-ca/gift-cards' }),
    ),
    title: say('giftCards_title'),
    lead: say('giftCards_lead', { count: 26 }),
    found: say('giftCards_countOf', { shown: 12, count: 26 }),
    filters,
    quick: {
      label: say('giftCards_filtersLabel'),
      chips: [filters.toggle, ...(filters.groups[0]?.options ?? [])].flatMap((filter) =>
        filter && !filter.checked
          ? [{ id: filter.value, href: `#${filter.value}`, label: filter.label, current: false }]
          : [],
      ),
    },
    chip: {
      id: 'physical',
      label: plastic,
      removeLabel: say('giftCards_filterRemove', { filter: plastic }),
      href: '?',
    },
    reset: { href: '?', label: say('giftCards_filtersReset') },
    sort: {
      label: say('giftCards_sort'),
      options: [{ value: 'popular', label: say('giftCards_sortPopular') }],
    },
    tiles: home(globals).tiles,
    footer: frame(globals).footer,
  }
}
type Words = ReturnType<typeof wordsIn>

function GiftCards({ words }: { words: Words }) {
  return (
    <>
      <Header {...words.header} />
      <main>
        <PageHeading title={words.title} lead={words.lead} />
        <Catalogue
          found={words.found}
          filters={<FilterPanel {...panelOf(words.filters)} />}
          quick={<ChipRow {...words.quick} />}
          opener={
            <Button href="#filters" variant="secondary" size="small" icon={SlidersHorizontal}>
              {words.filters.title}
            </Button>
          }
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
