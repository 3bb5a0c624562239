import { latePart } from '#app/site/page-parts/late-part.tsx'

/** The steps of one purchase, loaded when it is chosen. */
export const TravelSpendPage = latePart(() =>
  import('./travel-spend-page.tsx').then((module) => module.TravelSpendPage),
)
