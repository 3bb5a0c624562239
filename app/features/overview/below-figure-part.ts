import { firstTouch, latePart } from '#app/site/page-parts/late-part.tsx'

/** Kept as server-rendered HTML: its code loads with the first gesture. */
export const BelowFigure = latePart(
  () => import('./below-figure.tsx').then((module) => module.BelowFigure),
  firstTouch,
)
