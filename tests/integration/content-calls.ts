import { getPostingTimes } from '../../app/features/claims/claims.data.ts'
import { getGiftCard, listGiftCards, listNextCards } from '../../app/features/gift-cards/gift-cards.data.ts'
import { listGoalCards } from '../../app/features/goal/goal.data.ts'
import { getContact, getHelpArticle, listHelp } from '../../app/features/help/help.data.ts'
import { getShelfCards } from '../../app/features/home/home.data.ts'
import {
  getOffer,
  getOfferHighlights,
  listBrandOffers,
  listOfferGroups,
  listOffers,
  listSimilarOffers,
  listSpotlights,
} from '../../app/features/offers/offers.data.ts'
import { getReward, listRewards } from '../../app/features/rewards/rewards.data.ts'
import {
  getSearchResult,
  getSearchSuggestions,
  listSearchHits,
} from '../../app/features/search/search.data.ts'
import { getBanner, listAnnouncements } from '../../app/member-data/announcements.data.ts'
import { getExperiments } from '../../app/member-data/experiments.data.ts'
import { getPageData, getTakeoverStyle } from '../../app/member-data/page-data.data.ts'
import type { Calls } from './endings.ts'

/** Every server function that reads content, with input that exists in the seed. */
export const contentCalls: Calls = {
  getPageData: ({ fetch }) => getPageData({ fetch }),
  getTakeoverStyle: ({ fetch }) => getTakeoverStyle({ data: { brandCode: 'harbour-grocer' }, fetch }),
  getExperiments: ({ fetch }) => getExperiments({ fetch }),
  listOffers: ({ fetch }) =>
    listOffers({ data: { list: 'more', category: [], sort: 'ending', page: 1 }, fetch }),
  listOfferGroups: ({ fetch }) => listOfferGroups({ data: { category: [], sort: 'ending' }, fetch }),
  getOfferHighlights: ({ fetch }) => getOfferHighlights({ fetch }),
  getOffer: ({ fetch }) => getOffer({ data: { offerCode: 'NC-MORNING-400' }, fetch }),
  listBrandOffers: ({ fetch }) => listBrandOffers({ data: { brandCode: 'nordique-cafe' }, fetch }),
  listSimilarOffers: ({ fetch }) =>
    listSimilarOffers({
      data: { offerCode: 'NC-MORNING-400', brandCode: 'nordique-cafe', category: [] },
      fetch,
    }),
  listSpotlights: ({ fetch }) => listSpotlights({ fetch }),
  listRewards: ({ fetch }) => listRewards({ fetch }),
  getReward: ({ fetch }) => getReward({ data: { code: 'RW-CAST-IRON' }, fetch }),
  listGiftCards: ({ fetch }) => listGiftCards({ fetch }),
  listNextCards: ({ fetch }) => listNextCards({ data: { brandId: 'prairie-outfitters' }, fetch }),
  listGoalCards: ({ fetch }) => listGoalCards({ fetch }),
  getGiftCard: ({ fetch }) => getGiftCard({ data: { brandId: 'prairie-outfitters' }, fetch }),
  getShelfCards: ({ fetch }) => getShelfCards({ fetch }),
  listAnnouncements: ({ fetch }) => listAnnouncements({ fetch }),
  getBanner: ({ fetch }) => getBanner({ fetch }),
  listHelp: ({ fetch }) => listHelp({ fetch }),
  getHelpArticle: ({ fetch }) => getHelpArticle({ data: { slug: 'how-it-works' }, fetch }),
  getContact: ({ fetch }) => getContact({ fetch }),
  getPostingTimes: ({ fetch }) => getPostingTimes({ fetch }),
  getSearchResult: ({ fetch }) => getSearchResult({ data: { q: 'tundra' }, fetch }),
  listSearchHits: ({ fetch }) => listSearchHits({ data: { q: 'tundra', kind: 'reward', page: 1 }, fetch }),
  getSearchSuggestions: ({ fetch }) => getSearchSuggestions({ data: { q: 'tundra' }, fetch }),
}
