import { firstTouch, latePart } from '#app/site/page-parts/late-part.tsx'

// To be looked at, as the server drew it: nothing of it is code's before somebody lays a hand on the page.
const below = () => import('./below-balance.tsx')

export const BelowBalance = latePart(() => below().then((module) => module.BelowBalance), firstTouch)
export const WithinReach = latePart(() => below().then((module) => module.WithinReach), firstTouch)
