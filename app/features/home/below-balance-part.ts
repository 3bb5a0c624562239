import { firstInteraction, lazyPart } from '#app/site/page-parts/lazy-part.tsx'

// Kept as server-rendered HTML: its code loads with the first gesture.
const below = () => import('./below-balance.tsx')

export const BelowBalance = lazyPart(() => below().then((module) => module.BelowBalance), firstInteraction)
export const WithinReach = lazyPart(() => below().then((module) => module.WithinReach), firstInteraction)
