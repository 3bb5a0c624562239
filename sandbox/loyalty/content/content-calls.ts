import type { Announcement, AnnouncementList } from '@borealis/contract/announcements.ts'
import { extensionFlags } from '@borealis/contract/extension-calls.ts'
import type { GiftCardBrand, GiftCardList } from '@borealis/contract/gift-cards.ts'
import type { HelpList } from '@borealis/contract/help.ts'
import type { PageData } from '@borealis/contract/page-data.ts'
import { parseProvince } from '@borealis/contract/provinces.ts'
import type { Reward, RewardList } from '@borealis/contract/rewards.ts'
import { dayIn, todayIn } from '@borealis/contract/serving/days.ts'
import {
  groupsOfOffers,
  LATELY_MS,
  offerFor,
  pageOfOffers,
  type Viewer,
} from '@borealis/contract/serving/offers.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import {
  type Find,
  finder,
  type SearchIndex,
  searchEverything,
  searchIndex,
  searchOneKind,
} from '@borealis/contract/serving/search.ts'
import type { SpotlightList } from '@borealis/contract/spotlights.ts'
import { giftCardFormat, type Language } from '@borealis/contract/values.ts'
import { localise } from '../../seed/text.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { memberZone, readProfile } from '../members/member.ts'
import { categoriesIn, findOffer, offersFor, type Wording, wordedOffers } from './offers.ts'

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

    listOffers: ({ sub, now, query, ...wording }) => {
      const viewer = viewerOf(loyalty, sub, now, query.provinceCode)
      const running = offersFor(loyalty, viewer, query.provinceCode, wording)
      return pageOfOffers(running, query, categoriesIn(loyalty, wording))
    },

    listOfferGroups: ({ sub, now, query, ...wording }) => {
      const viewer = viewerOf(loyalty, sub, now, query.provinceCode)
      const running = offersFor(loyalty, viewer, query.provinceCode, wording)
      return groupsOfOffers(running, viewer.isMember, query, categoriesIn(loyalty, wording))
    },

    getOffer: ({ sub, now, params, language, origin }) => {
      const offer = findOffer(loyalty, params.offerCode, { language, origin })
      if (!offer) throw new Refusal('NOT_FOUND')
      return offerFor(offer, viewerOf(loyalty, sub, now, undefined))
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

    search: ({ query, ...asking }) =>
      searchEverything(
        findFor(loyalty, asking, query.provinceCode),
        query,
        categoriesIn(loyalty, asking).map(({ name }) => name),
      ),

    searchKind: ({ params, query, ...asking }) =>
      searchOneKind(findFor(loyalty, asking, query.provinceCode), params.kind, query),

    listHelp: ({ language, origin }) => localise<HelpList>(content.help, language, origin),
  } satisfies Handlers
}

/** @param asked the province that the caller names: a visitor's days are those of its clocks */
function viewerOf(
  loyalty: Loyalty,
  sub: string | null,
  now: number,
  asked: Viewer['provinceCode'] | undefined,
): Viewer {
  const { db, accounts } = loyalty
  const isMember = sub !== null && db.prepare('SELECT 1 FROM members WHERE sub = ?').get(sub) !== undefined
  if (!isMember || accounts.findBySub(sub)?.status !== 'active') {
    return { isMember: false, today: todayIn(asked ?? '', now), provinceCode: null, brands: new Set() }
  }
  const { provinceCode, preferences } = readProfile(loyalty, sub)
  const brands = preferences.personalisation ? brandsOf(loyalty, sub, now) : new Set<string>()
  const today = dayIn(now, memberZone(db, sub))
  return { isMember: true, today, provinceCode: parseProvince(provinceCode) ?? null, brands }
}

function brandsOf({ db }: Loyalty, sub: string, now: number): Set<string> {
  const rows = db
    .prepare("SELECT DISTINCT partner FROM activity WHERE sub = ? AND occurred_at > ? AND type = 'EARN'")
    .all(sub, now - LATELY_MS)
  return new Set(rows.map((row) => String(row.partner)))
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

interface Asking extends Wording {
  readonly sub: string | null
  /** Milliseconds of sandbox time. */
  readonly now: number
}

/** What this caller finds. */
function findFor(
  loyalty: Loyalty,
  { sub, now, ...wording }: Asking,
  provinceCode: Parameters<typeof offersFor>[2],
): Find {
  const running = offersFor(loyalty, viewerOf(loyalty, sub, now, provinceCode), provinceCode, wording)
  return finder(indexIn(loyalty, wording), running, now)
}

const known = new WeakMap<object, Map<string, SearchIndex>>()

/** Cached per edition of the catalogue. */
function indexIn({ catalogue }: Loyalty, { language, origin }: Wording): SearchIndex {
  const versions = known.get(catalogue.edition()) ?? new Map<string, SearchIndex>()
  known.set(catalogue.edition(), versions)
  const key = `${language} ${origin}`
  const { content } = catalogue
  const index =
    versions.get(key) ??
    searchIndex(
      {
        offers: wordedOffers(catalogue.offers(), { language, origin }),
        rewards: localise<Reward[]>(catalogue.rewards(), language, origin),
        brands: localise<GiftCardList>(catalogue.giftCards(), language, origin).brands,
        articles: localise<HelpList>(content.help, language, origin).articles,
        announcements: localise<Announcement[]>(content.announcements, language, origin),
      },
      language,
    )
  versions.set(key, index)
  return index
}
