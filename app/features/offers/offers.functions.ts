import { createServerFn } from '@tanstack/react-start'
import { offerParams } from '#app/backend/contract/offers.ts'
import { log } from '#app/http/log.server.ts'
import { withVisitor } from '#app/session/session.middleware.ts'
import { chooseHighlights } from './offer-highlights.ts'
import { summaryOf } from './offer-summary.ts'
import { spotlightTarget } from './spotlight-target.ts'

/** Spotlights already logged by this process: every visit asks again, and one line each is enough for the content team. */
const told = new Set<string>()
const MAX_TOLD = 100

function tellOnce(spotlightCode: string, linkedType: string): void {
  const spotlight = `${linkedType} ${spotlightCode}`
  if (told.has(spotlight) || told.size >= MAX_TOLD) return
  told.add(spotlight)
  log.warn({ spotlightCode, linkedType }, 'a spotlight leads nowhere: it is not shown')
}

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

/**
 * What the programme puts in the window: an offer, a reward, a gift card, a category or a page. One whose type this
 * release does not know, or whose target is missing, is left out and logged.
 */
export const listSpotlights = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const { spotlights } = await context.backend.content.spotlights()
    return spotlights.flatMap((spotlight) => {
      const { spotlightCode, linkedType, cmsContent } = spotlight
      const target = spotlightTarget(spotlight)
      if (!target) {
        tellOnce(spotlightCode, linkedType)
        return []
      }
      const { title, description, brand, webImage } = cmsContent
      return [{ spotlightCode, target, title, description, brand: brand.title, image: webImage }]
    })
  })
