import { announcementList } from './announcements.ts'
import type { Call } from './call.ts'
import { giftCardBrand, giftCardList, giftCardParams } from './gift-cards.ts'
import { helpList } from './help.ts'
import { offer, offerGroupQuery, offerGroups, offerList, offerParams, offerQuery } from './offers.ts'
import { pageData } from './page-data.ts'
import { reward, rewardList, rewardParams } from './rewards.ts'
import { searchGroupQuery, searchGroups, searchList, searchParams, searchQuery } from './search.ts'
import { spotlightList } from './spotlights.ts'

const content = { tag: 'content', client: 'content', method: 'GET', auth: 'optional', status: 200 } as const

/** Its answers are short, so that many can be kept. */
const search = { ...content, isSearch: true, maxAnswerBytes: 128 * 1024 } as const

/** A public call refuses an invalid bearer instead of ignoring it, so that public content is not taken for personal. */
const optional = ['UNAUTHENTICATED', 'TOKEN_EXPIRED'] as const

/** The content of the second client, below /api: public, and personal with a bearer. */
export const contentCalls = {
  getPageData: {
    ...content,
    summary: 'What every page may need: flags, lists, palettes, takeovers, experiments',
    path: '/page-data',
    isPublic: true,
    response: pageData,
    problems: optional,
  },
  listOffers: {
    ...content,
    summary: 'Running offers, page by page',
    path: '/offers',
    query: offerQuery,
    response: offerList,
    problems: [...optional, 'VALIDATION_FAILED'],
  },
  listOfferGroups: {
    ...content,
    summary: 'Running offers, the first of each group',
    path: '/offer-groups',
    query: offerGroupQuery,
    response: offerGroups,
    problems: [...optional, 'VALIDATION_FAILED'],
  },
  getOffer: {
    ...content,
    summary: 'One offer, ended ones too',
    path: '/offers/{offerCode}',
    params: offerParams,
    response: offer,
    problems: [...optional, 'NOT_FOUND'],
  },
  listRewards: {
    ...content,
    summary: 'Rewards',
    path: '/rewards',
    response: rewardList,
    problems: optional,
  },
  getReward: {
    ...content,
    summary: 'One reward',
    path: '/rewards/{code}',
    params: rewardParams,
    response: reward,
    problems: [...optional, 'NOT_FOUND'],
  },
  listGiftCards: {
    ...content,
    summary: 'The gift-card catalogue',
    path: '/gift-cards',
    isPublic: true,
    response: giftCardList,
    problems: optional,
  },
  getGiftCard: {
    ...content,
    summary: 'One gift-card brand',
    path: '/gift-cards/{brandId}',
    isPublic: true,
    params: giftCardParams,
    response: giftCardBrand,
    problems: [...optional, 'NOT_FOUND'],
  },
  listSpotlights: {
    ...content,
    summary: 'Spotlights in the order to show them',
    path: '/spotlights',
    response: spotlightList,
    problems: optional,
  },
  listAnnouncements: {
    ...content,
    summary: 'Announcements and their archive',
    path: '/announcements',
    isPublic: true,
    response: announcementList,
    problems: optional,
  },
  listHelp: {
    ...content,
    summary: 'Help articles in full',
    path: '/help',
    isPublic: true,
    response: helpList,
    problems: optional,
  },
  search: {
    ...search,
    summary: 'What a term finds, the first of each kind',
    path: '/search',
    query: searchGroupQuery,
    response: searchGroups,
    problems: [...optional, 'VALIDATION_FAILED'],
  },
  searchKind: {
    ...search,
    summary: 'What a term finds of one kind, page by page',
    path: '/search/{kind}',
    params: searchParams,
    query: searchQuery,
    response: searchList,
    problems: [...optional, 'VALIDATION_FAILED', 'NOT_FOUND'],
  },
} as const satisfies Record<string, Call>
