import type { AnnouncementList } from '@borealis/contract/announcements.ts'
import type { GiftCardBrand, GiftCardList } from '@borealis/contract/gift-cards.ts'
import type { HelpList } from '@borealis/contract/help.ts'
import { extensionFlags, type PageData } from '@borealis/contract/page-data.ts'
import type { Reward, RewardList } from '@borealis/contract/rewards.ts'
import type { SpotlightList } from '@borealis/contract/spotlights.ts'
import { giftCardFormat, type Language } from '@borealis/contract/values.ts'
import { localise } from '../../seed/text.ts'
import type { Handlers } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import type { Loyalty } from '../loyalty.ts'
import { findOffer, groupsOfOffers, pageOfOffers } from './offers.ts'
import { searchEverything, searchOneKind } from './search.ts'
import { viewerOf } from './viewer.ts'

/** The content API, in the caller's language. `flags` says which extension calls exist. */
export function contentCalls(loyalty: Loyalty, flags: ReadonlySet<string>) {
  const { content } = loyalty.catalogue

  const giftCards = (language: Language, origin: string): GiftCardList => {
    const stock = loyalty.catalogue.stockLeft()
    const list = localise<GiftCardList>(loyalty.catalogue.giftCards(), language, origin)
    return { ...list, brands: list.brands.map((brand) => withStock(brand, stock)) }
  }

  return {
    getPageData: ({ language, origin }) => {
      const data = localise<PageData>(loyalty.catalogue.pageData(), language, origin)
      const extensions = Object.fromEntries(extensionFlags.map((flag) => [flag, flags.has(flag)]))
      return { ...data, featureFlags: { ...data.featureFlags, ...extensions } }
    },

    listOffers: ({ sub, now, query, language, origin }) =>
      pageOfOffers(loyalty, viewerOf(loyalty, sub, now), query, { language, origin }),

    listOfferGroups: ({ sub, now, query, language, origin }) =>
      groupsOfOffers(loyalty, viewerOf(loyalty, sub, now), query, { language, origin }),

    getOffer: ({ params, language, origin }) => {
      const offer = findOffer(loyalty, params.offerCode, { language, origin })
      if (!offer) throw new Refusal('NOT_FOUND')
      return offer
    },

    listRewards: ({ language, origin }): RewardList => {
      const rewards = localise<Reward[]>(loyalty.catalogue.rewards(), language, origin)
      const categories = new Map(rewards.map(({ category }) => [category.fields.code, category.fields]))
      return { rewards, categories: [...categories.values()] }
    },

    getReward: ({ params, language, origin }) => {
      const reward = localise<Reward[]>(loyalty.catalogue.rewards(), language, origin).find(
        ({ code }) => code === params.code,
      )
      if (!reward) throw new Refusal('NOT_FOUND')
      return reward
    },

    listGiftCards: ({ language, origin }) => giftCards(language, origin),

    getGiftCard: ({ params, language, origin }) => {
      const brand = loyalty.catalogue.brandOf(params.brandId)
      if (!brand) throw new Refusal('NOT_FOUND')
      return withStock(localise<GiftCardBrand>(brand, language, origin), loyalty.catalogue.stockLeft())
    },

    listSpotlights: ({ language, origin }) =>
      localise<SpotlightList>({ spotlights: content.spotlights }, language, origin),

    listAnnouncements: ({ language, origin, now }) => {
      const list = localise<AnnouncementList>({ announcements: content.announcements }, language, origin)
      return { announcements: list.announcements.filter(({ publishedAt }) => Date.parse(publishedAt) <= now) }
    },

    search: ({ sub, now, query, language, origin }) =>
      searchEverything(
        loyalty,
        { viewer: viewerOf(loyalty, sub, now), wording: { language, origin }, now },
        query,
      ),

    searchKind: ({ sub, now, params, query, language, origin }) =>
      searchOneKind(
        loyalty,
        { viewer: viewerOf(loyalty, sub, now), wording: { language, origin }, now },
        params.kind,
        query,
      ),

    listHelp: ({ language, origin }) => localise<HelpList>(content.help, language, origin),
  } satisfies Handlers
}

/** A brand with its remaining stock. */
function withStock(brand: GiftCardBrand, left: Map<string, number>): GiftCardBrand {
  return {
    ...brand,
    denominations: brand.denominations.map((one) => {
      const stock = { ...one.stock }
      for (const format of giftCardFormat.options) {
        const cards = left.get(`${one.sku} ${format}`)
        if (format in stock && cards !== undefined) stock[format] = cards
      }
      return { ...one, stock }
    }),
  }
}
