import { firstTouch, latePart } from '#app/site/page-parts/late-part.tsx'

/** To be looked at, as the server drew it: nothing of it is code's before somebody lays a hand on the page. */
export const BelowFigure = latePart(
  () => import('./below-figure.tsx').then((module) => module.BelowFigure),
  firstTouch,
)
