import { memo } from 'react'
import { firstTouch, latePart } from '#app/site/page-parts/late-part.tsx'

/** A brand's page under the redeem dialog: kept as server-rendered HTML, without its code. */
export const BrandBelow = latePart(
  () => import('./brand-page.tsx').then((module) => memo(module.BrandPage)),
  firstTouch,
)
