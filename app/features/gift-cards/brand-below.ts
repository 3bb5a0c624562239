import { memo } from 'react'
import { firstTouch, latePart } from '#app/site/page-parts/late-part.tsx'

/** A brand's page under the dialog of an order: to be looked at, as the server drew it. */
export const BrandBelow = latePart(
  () => import('./brand-page.tsx').then((module) => memo(module.BrandPage)),
  firstTouch,
)
