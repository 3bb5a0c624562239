import { createServerFn } from '@tanstack/react-start'
import { offerParams } from '#app/backend/contract/offers.ts'
import { withVisitor } from '#app/session/session.middleware.ts'
import { chooseHighlights } from './offer-highlights.ts'
import { summaryOf } from './offer-summary.ts'

/** Running offers, without their long words; for a signed-in customer also those picked for them. */
export const listOffers = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const { offers, categories } = await context.backend.content.offers()
    return { offers: offers.map(summaryOf), categories }
  })

/** The few offers that home shows and how many there are: the whole list would double the page's weight. */
export const getOfferHighlights = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const { offers } = await context.backend.content.offers()
    return chooseHighlights(offers.map(summaryOf), context.isSignedIn)
  })

/**
 * One offer with its terms; an ended one too.
 * @throws BackendError 404 `NOT_FOUND`
 */
export const getOffer = createServerFn()
  .middleware([withVisitor])
  .validator(offerParams)
  .handler(({ context, data }) => context.backend.content.offer(data.offerCode))

/** What the programme puts in the window: an offer, a reward, a gift card, a category or a page. */
export const listSpotlights = createServerFn()
  .middleware([withVisitor])
  .handler(({ context }) => context.backend.content.spotlights())
