import { memo } from 'react'
import { firstInteraction, lazyPart } from '#app/shell/page-parts/lazy-part.tsx'

/** A brand's page under the redeem dialog: kept as server-rendered HTML, without its code. */
export const BrandBelow = lazyPart(
  () => import('#app/features/gift-cards/brand-page.tsx').then((module) => memo(module.BrandPage)),
  firstInteraction,
)
