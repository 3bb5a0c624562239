import { firstTouch, latePart } from '#app/site/page-parts/late-part.tsx'

/** The picture of a period. It is drawn by the server; its code is not needed before somebody chooses another period. */
export const HistoryChart = latePart(
  () => import('./history-chart.tsx').then((module) => module.HistoryChart),
  firstTouch,
)
