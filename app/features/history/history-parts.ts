import { firstInteraction, lazyPart } from '#app/shell/page-parts/lazy-part.tsx'

/** The chart. The server renders it; its code is not needed before another period is chosen. */
export const HistoryChart = lazyPart(
  () => import('./history-chart.tsx').then((module) => module.HistoryChart),
  firstInteraction,
)

/** The filters of phones. Their code is needed where the address opens them. */
export const HistoryDrawer = lazyPart(() =>
  import('./history-drawer.tsx').then((module) => module.HistoryDrawer),
)

/** The two days of a custom period. Their code comes with the filters of phones, which have them too. */
export const DayFields = lazyPart(() => import('./history-drawer.tsx').then((module) => module.DayFields))
