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

/** All running offers, for what names each of them: the first page says how many more there are. */
async function everyOffer(send: Send): Promise<Offer[]> {
  const read = (pageNumber: number) => send('listOffers', { query: { pageNumber, pageSize: LARGEST_PAGE } })
  const { offers, totalCount } = await read(1)
  const pages = Math.min(Math.ceil(totalCount / LARGEST_PAGE), MOST_PAGES)
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => read(at + 2)))
  return [...offers, ...others.flatMap((page) => page.offers)]
}
