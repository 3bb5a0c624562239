import { firstInteraction, lazyPart } from '#app/shell/page-parts/lazy-part.tsx'

// Stays server-rendered HTML until the first interaction loads its code.
const below = () => import('./below-balance.tsx')

export const BelowBalance = lazyPart(() => below().then((module) => module.BelowBalance), firstInteraction)
export const WithinReach = lazyPart(() => below().then((module) => module.WithinReach), firstInteraction)
