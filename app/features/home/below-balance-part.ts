import { firstTouch, latePart } from '#app/site/page-parts/late-part.tsx'

// Kept as server-rendered HTML: its code loads with the first gesture.
const below = () => import('./below-balance.tsx')

export const BelowBalance = latePart(() => below().then((module) => module.BelowBalance), firstTouch)
export const WithinReach = latePart(() => below().then((module) => module.WithinReach), firstTouch)
