import type { Operation } from '@borealis/contract/calls.ts'

/** The calls that read content, by the test file that covers them. `content.test.ts` checks that the list is complete. */
export const contentTopics = {
  content: [
    'getPageData',
    'listRewards',
    'getReward',
    'listGiftCards',
    'getGiftCard',
    'listSpotlights',
    'listAnnouncements',
    'listHelp',
  ],
  offers: ['listOffers', 'listOfferGroups', 'getOffer'],
  search: ['search', 'searchKind'],
} as const satisfies Readonly<Record<string, readonly Operation[]>>
