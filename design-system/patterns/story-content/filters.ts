import type { FilterDrawerProps } from '../filter-panel/filter-drawer.tsx'
import type { FilterPanelProps } from '../filter-panel/filter-panel.tsx'

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
