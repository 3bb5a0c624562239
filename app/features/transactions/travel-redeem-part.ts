import { latePart } from '#app/site/page-parts/late-part.tsx'

/** The steps of one purchase, loaded when it is chosen. */
export const TravelRedeemPage = latePart(() =>
  import('./travel-redeem-page.tsx').then((module) => module.TravelRedeemPage),
)
