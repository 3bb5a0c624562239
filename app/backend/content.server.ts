import type { Offer, OfferGroupQuery, OfferQuery } from '@borealis/contract/offers.ts'
import type { ContentKind, SearchGroupQuery, SearchQuery } from '@borealis/contract/search.ts'
import type { Send } from './call-input.ts'

/** The content client: public answers, personal ones with a bearer. */
export const content = (send: Send) => ({
  pageData: () => send('getPageData', {}),
  pageDataNow: () => send('getPageData', { mustRevalidate: true }),
  offers: (query: OfferQuery) => send('listOffers', { query }),
  offerGroups: (query: OfferGroupQuery) => send('listOfferGroups', { query }),
  everyOffer: () => everyOffer(send),
  offer: (offerCode: string) => send('getOffer', { params: { offerCode } }),
  rewards: () => send('listRewards', {}),
  reward: (code: string) => send('getReward', { params: { code } }),
  giftCards: () => send('listGiftCards', {}),
  giftCard: (brandId: string) => send('getGiftCard', { params: { brandId } }),
  giftCardNow: (brandId: string) => send('getGiftCard', { params: { brandId }, mustRevalidate: true }),
  spotlights: () => send('listSpotlights', {}),
  announcements: () => send('listAnnouncements', {}),
  help: () => send('listHelp', {}),
  search: (query: SearchGroupQuery) => send('search', { query }),
  searchKind: (kind: ContentKind, query: SearchQuery) => send('searchKind', { params: { kind }, query }),
})

const MAX_PAGE_SIZE = 100
/** Ten thousand offers: a wrong count of the backend must not keep this going. */
const MAX_PAGES = 100

/** All running offers, for the sitemap. One page after another: it can wait, and must not take capacity from visitors. */
async function everyOffer(send: Send): Promise<Offer[]> {
  const offers: Offer[] = []
  for (let pageNumber = 1; pageNumber <= MAX_PAGES; pageNumber++) {
    const page = await send('listOffers', { query: { pageNumber, pageSize: MAX_PAGE_SIZE } })
    offers.push(...page.offers)
    if (pageNumber * MAX_PAGE_SIZE >= page.totalCount) break
  }
  return offers
}
