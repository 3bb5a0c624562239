import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { FilterDrawerProps } from '../filter-panel/filter-drawer.tsx'
import type { FilterPanelProps } from '../filter-panel/filter-panel.tsx'
import type { SelectFiltersProps } from '../select-filters/select-filters.tsx'
import type { Globals } from './frame.ts'

export const filtersEn: FilterDrawerProps = {
  action: '/gift-cards',
  label: 'Filters',
  title: 'Filters',
  closeHref: '#closed',
  openerId: 'filters',
  closeLabel: 'Close the filters',
  reset: { href: '#reset', label: 'Reset' },
  apply: 'Show the cards',
  applyShown: 'Show 5 gift cards',
  toggle: { name: 'within', value: '1', label: 'Within my balance (24,850 pts)', checked: false },
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

export const filtersFr: FilterDrawerProps = {
  action: '/fr-ca/gift-cards',
  label: 'Filtres',
  title: 'Filtres',
  closeHref: '#closed',
  openerId: 'filters',
  closeLabel: 'Fermer les filtres',
  reset: { href: '#reset', label: 'Réinitialiser' },
  apply: 'Voir les cartes',
  applyShown: 'Voir 5 cartes-cadeaux',
  toggle: { name: 'within', value: '1', label: 'À ma portée (18 400 pts)', checked: true },
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

/** What stands in the column of a desk. */
export const panelOf = ({
  title: _title,
  closeHref: _closeHref,
  openerId: _openerId,
  closeLabel: _closeLabel,
  applyShown: _applyShown,
  reset: _reset,
  ...panel
}: FilterDrawerProps): FilterPanelProps => panel

/** What page data names in the filters of the history; the first of each shows everything. */
const historyLists = {
  'en-ca': {
    periods: ['12 months', '24 months'],
    months: ['November 2026', 'October 2026'],
    types: ['All', 'Earned', 'Redeemed'],
    categories: ['All', 'Groceries (34)', 'Coffee (21)'],
    cards: ['All cards', 'Member card'],
  },
  'fr-ca': {
    periods: ['12 mois', '24 mois'],
    months: ['Novembre 2026', 'Octobre 2026'],
    types: ['Tous', 'Points accumulés', 'Points échangés'],
    categories: ['Toutes', 'Cafés et boulangeries (21)'],
    cards: ['Toutes les cartes', 'Carte de membre'],
  },
}

/** The filters of the points history on a desk. */
export function historyFilters(globals: Globals): SelectFiltersProps {
  const say = siteMessages(globals)
  const { periods, months, types, categories, cards } = inLocale(globals, historyLists)
  const optionsOf = (labels: readonly string[], group?: string) =>
    labels.map((label) => ({ value: label, label, ...(group !== undefined && { group }) }))
  const list = (name: string, label: string, options: ReturnType<typeof optionsOf>) => ({
    name,
    label,
    value: options[0]?.value ?? '',
    options,
  })
  return {
    action: '#filter',
    label: say('history_filters'),
    selects: [
      list('dates', say('history_filterDates'), [
        ...optionsOf([...periods, say('history_customDates')], say('history_periods')),
        ...optionsOf(months, say('history_months')),
      ]),
      list('type', say('history_filterType'), optionsOf(types)),
      list('category', say('history_filterCategory'), optionsOf(categories)),
      list('card', say('history_filterCard'), optionsOf(cards)),
    ],
    apply: say('history_apply'),
    reset: null,
  }
}
