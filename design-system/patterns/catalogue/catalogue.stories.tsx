import type { Meta, StoryObj } from '@storybook/react-vite'
import { SlidersHorizontal } from 'lucide'
import { expect } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Button } from '../../components/button/button.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { InlineSelect } from '../../components/select/select.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { ChipRow } from '../chip-row/chip-row.tsx'
import { ActiveFilters } from '../filter-panel/active-filters.tsx'
import { FilterPanel } from '../filter-panel/filter-panel.tsx'
import { GiftCardGrid } from '../gift-card-tile/gift-card-grid.tsx'
import { GiftCardTile } from '../gift-card-tile/gift-card-tile.tsx'
import { filtersEn, filtersFr, panelOf } from '../story-content/filters.ts'
import { home } from '../story-content/home.ts'
import { Catalogue } from './catalogue.tsx'

/** Beside the cards, or behind a link. */
function filters(globals: Parameters<typeof inLocale>[0]) {
  const words = inLocale(globals, { 'en-ca': filtersEn, 'fr-ca': filtersFr })
  return {
    filters: <FilterPanel {...panelOf(words)} />,
    opener: (
      <Button href="#filters" variant="secondary" size="small" icon={SlidersHorizontal}>
        {words.title}
      </Button>
    ),
  }
}

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For a list to choose from that has filters and an order.',
    avoid: 'For fewer than about ten things: the grid alone.',
    parts: ['How many there are', 'Filters', 'Active filters, and Reset', 'Order', 'Things to choose'],
    keys: 'Tab: filters, active ones, order, then the things.',
    right: 'Say how many of how many are shown, none included.',
    wrong: 'An empty page: say which filter to take back.',
  },
  'fr-ca': {
    use: 'Pour une liste de choix avec des filtres et un ordre.',
    avoid: 'Pour moins de dix choses environ\u00A0: la grille seule.',
    parts: ['Combien il y en a', 'Filtres', 'Filtres actifs, et Réinitialiser', 'Ordre', 'Choses à choisir'],
    keys: 'Tab\u00A0: les filtres, les actifs, l’ordre, puis les choses.',
    right: 'Dites combien sur combien sont affichées, même aucune.',
    wrong: 'Une page vide\u00A0: dites quel filtre retirer.',
  },
}

const meta = {
  title: 'Patterns/Catalogue/Catalogue',
  component: Catalogue,
  parameters: { layout: 'fullscreen', usage },
  args: { found: '', filters: null, opener: null, active: null, sort: null, children: null },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <Catalogue
        {...args}
        found={say('giftCards_countOf', { shown: 12, count: 26 })}
        {...filters(globals)}
        sort={
          <InlineSelect
            label={say('giftCards_sort')}
            options={[{ value: 'popular', label: say('giftCards_sortPopular') }]}
          />
        }
      >
        <GiftCardGrid>
          {home(globals).tiles.map((tile) => (
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
/** Active filters and the reset link stay visible when nothing matches. */
export const NothingFound: Story = {
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const label = say('giftCards_physical')
    const chip = {
      id: 'physical',
      href: '#all',
      label,
      removeLabel: say('giftCards_filterRemove', { filter: label }),
    }
    return (
      <Catalogue
        {...args}
        found={say('giftCards_countOf', { shown: 0, count: 26 })}
        {...filters(globals)}
        active={
          <ActiveFilters chips={[chip]} reset={{ href: '#all', label: say('giftCards_filtersReset') }} />
        }
        sort={
          <InlineSelect
            label={say('giftCards_sort')}
            options={[{ value: 'popular', label: say('giftCards_sortPopular') }]}
          />
        }
      >
        <EmptyState
          title={say('giftCards_noneTitle')}
          action={
            <Button href="#all" variant="secondary">
              {say('giftCards_noneAction')}
            </Button>
          }
        >
          {say('giftCards_noneText', { count: 26 })}
        </EmptyState>
      </Catalogue>
    )
  },
}
export const NothingFoundOnAPhone: Story = {
  ...NothingFound,
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
/** What most people filter by is one tap away where the panel is closed. */
export const QuickFilters: Story = {
  render: (args, context) => {
    const say = siteMessages(context.globals)
    const points = inLocale(context.globals, { 'en-ca': '24,850', 'fr-ca': '24\u00a0850' })
    const labels = [say('giftCards_within', { points }), say('giftCards_eCard'), say('giftCards_physical')]
    const chips = labels.map((label) => ({ id: label, href: '#quick', label, current: false }))
    const quick = <ChipRow label={say('giftCards_filtersLabel')} chips={chips} />
    return meta.render({ ...args, quick }, context)
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { title } = inLocale(globals, { 'en-ca': filtersEn, 'fr-ca': filtersFr })
    const links = canvas.getAllByRole('link').slice(0, 4)
    // Tab goes from the chips to the button below them.
    await expect(links.at(-1)).toHaveTextContent(title)
    const tops = links.map((link) => link.getBoundingClientRect().top)
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
