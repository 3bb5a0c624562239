import type { Announcement } from '@borealis/contract/announcements.ts'
import type { GiftCardList } from '@borealis/contract/gift-cards.ts'
import type { HelpList } from '@borealis/contract/help.ts'
import type { Offer } from '@borealis/contract/offers.ts'
import type { PageData } from '@borealis/contract/page-data.ts'
import type { Reward } from '@borealis/contract/rewards.ts'
import type { Spotlight } from '@borealis/contract/spotlights.ts'
import type { CodeName } from '@borealis/contract/values.ts'
import { inOwnName, ownContent } from '../../programme.ts'
import type { Bilingual } from '../text.ts'
import { categories } from './categories.ts'
import { giftCards } from './gift-cards.ts'
import { claimRules, contact, helpCategories, helpFrom, postingTimes } from './help.ts'
import { announcementsFrom, type PromotionPin, promotionPinsFrom, spotlights } from './notices.ts'
import { offersFrom } from './offers.ts'
import { pageDataFrom } from './page-data.ts'
import { rewards } from './rewards.ts'

/** Everything that `/api` serves, in both languages; `localise` turns any part of it into one. */
export type SeedContent = {
  readonly pageData: Bilingual<PageData>
  readonly giftCards: Bilingual<GiftCardList>
  /** All offers, also those that are over or bound to a province: the backend filters. */
  readonly offers: readonly Bilingual<Offer>[]
  readonly rewards: readonly Bilingual<Reward>[]
  readonly spotlights: readonly Bilingual<Spotlight>[]
  readonly announcements: readonly Bilingual<Announcement>[]
  readonly help: Bilingual<HelpList>
  readonly promotionPins: readonly PromotionPin[]
  /** The categories of offers, rewards and gift cards, in the order of the filters. */
  readonly categories: readonly Bilingual<CodeName>[]
}

/** The catalogue as of `seedDay` (`YYYY-MM-DD`): dates count from there, everything else is fixed. Takes about 5 ms. */
export function createContent(seedDay: string): SeedContent {
  const all = Object.values(categories)
  return inOwnName({
    pageData: { ...pageDataFrom(seedDay), ...ownContent.pageData },
    giftCards: { brands: giftCards, categories: all },
    offers: offersFrom(seedDay),
    rewards,
    spotlights,
    announcements: ownContent.announcements ?? announcementsFrom(seedDay),
    help: {
      articles: helpFrom(seedDay),
      categories: helpCategories,
      postingTimes,
      claimRules,
      contact,
    },
    promotionPins: promotionPinsFrom(seedDay),
    categories: all,
  })
}
