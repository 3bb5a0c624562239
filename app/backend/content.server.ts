import type { Send } from './call-input.ts'

/** The second client: public content, personal when its bearer is there. */
export const content = (send: Send) => ({
  pageData: () => send('getPageData', {}),
  offers: () => send('listOffers', {}),
  offer: (offerCode: string) => send('getOffer', { params: { offerCode } }),
  rewards: () => send('listRewards', {}),
  reward: (code: string) => send('getReward', { params: { code } }),
  giftCards: () => send('listGiftCards', {}),
  giftCard: (brandId: string) => send('getGiftCard', { params: { brandId } }),
  spotlights: () => send('listSpotlights', {}),
  announcements: () => send('listAnnouncements', {}),
  help: () => send('listHelp', {}),
})
