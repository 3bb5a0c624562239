import { getBanner, listAnnouncements } from '../../app/features/announcements/announcements.functions.ts'
import { getPostingTimes } from '../../app/features/claims/claims.functions.ts'
import { getGiftCard, listGiftCards } from '../../app/features/gift-cards/gift-cards.functions.ts'
import { listGoalCards } from '../../app/features/goal/goal.functions.ts'
import { getContact, getHelpArticle, listHelp } from '../../app/features/help/help.functions.ts'
import { getShelfCards } from '../../app/features/home/home.functions.ts'
import {
  getOffer,
  getOfferHighlights,
  listOfferGroups,
  listOffers,
  listSpotlights,
} from '../../app/features/offers/offers.functions.ts'
import { getExperiments } from '../../app/features/page-data/experiments.functions.ts'
import { getPageData, getTakeoverStyle } from '../../app/features/page-data/page-data.functions.ts'
import { getReward, listRewards } from '../../app/features/rewards/rewards.functions.ts'
import {
  getSearchResult,
  getSearchSuggestions,
  listSearchHits,
} from '../../app/features/search/search.functions.ts'
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
  listSpotlights: ({ fetch }) => listSpotlights({ fetch }),
  listRewards: ({ fetch }) => listRewards({ fetch }),
  getReward: ({ fetch }) => getReward({ data: { code: 'RW-CAST-IRON' }, fetch }),
  listGiftCards: ({ fetch }) => listGiftCards({ fetch }),
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
