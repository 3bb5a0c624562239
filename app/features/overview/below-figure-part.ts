import { firstInteraction, lazyPart } from '#app/site/page-parts/lazy-part.tsx'

/** Kept as server-rendered HTML: its code loads with the first gesture. */
export const BelowFigure = lazyPart(
  () => import('./below-figure.tsx').then((module) => module.BelowFigure),
  firstInteraction,
)
