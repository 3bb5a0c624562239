import { firstTouch, latePart } from '#app/site/page-parts/late-part.tsx'

/** The chart. The server renders it; its code is not needed before another period is chosen. */
export const HistoryChart = latePart(
  () => import('./history-chart.tsx').then((module) => module.HistoryChart),
  firstTouch,
)
