import { lazyPart } from '#app/shell/page-parts/lazy-part.tsx'

/** The steps of one purchase, loaded when it is chosen. */
export const TravelRedeemPage = lazyPart(() =>
  import('./travel-redeem-page.tsx').then((module) => module.TravelRedeemPage),
)
