import { firstInteraction, lazyPart } from '#app/shell/page-parts/lazy-part.tsx'

/** Stays server-rendered HTML until the first interaction loads its code. */
export const BelowFigure = lazyPart(
  () => import('./below-figure.tsx').then((module) => module.BelowFigure),
  firstInteraction,
)
