import type { Send } from './call-input.ts'
import type { Offer, OfferGroupQuery, OfferQuery } from './contract/offers.ts'
import type { ContentKind, SearchGroupQuery, SearchQuery } from './contract/search.ts'

/** The second client: public content, personal when its bearer is there. */
export const content = (send: Send) => ({
  pageData: () => send('getPageData', {}),
  offers: (query: OfferQuery) => send('listOffers', { query }),
  offerGroups: (query: OfferGroupQuery) => send('listOfferGroups', { query }),
  everyOffer: () => everyOffer(send),
  offer: (offerCode: string) => send('getOffer', { params: { offerCode } }),
  rewards: () => send('listRewards', {}),
  reward: (code: string) => send('getReward', { params: { code } }),
  giftCards: () => send('listGiftCards', {}),
  giftCard: (brandId: string) => send('getGiftCard', { params: { brandId } }),
  spotlights: () => send('listSpotlights', {}),
  announcements: () => send('listAnnouncements', {}),
  help: () => send('listHelp', {}),
  search: (query: SearchGroupQuery) => send('search', { query }),
  searchKind: (kind: ContentKind, query: SearchQuery) => send('searchKind', { params: { kind }, query }),
})

const LARGEST_PAGE = 100
/** Ten thousand offers: a backend that counts wrong cannot keep this going. */
const MOST_PAGES = 100

/** All running offers, for what names each of them. Page after page: it can wait, and takes no place from those who cannot. */
async function everyOffer(send: Send): Promise<Offer[]> {
  const offers: Offer[] = []
  for (let pageNumber = 1; pageNumber <= MOST_PAGES; pageNumber++) {
    const page = await send('listOffers', { query: { pageNumber, pageSize: LARGEST_PAGE } })
    offers.push(...page.offers)
    if (pageNumber * LARGEST_PAGE >= page.totalCount) break
  }
  return offers
}
