import type { GiftCardList } from '@borealis/contract/gift-cards.ts'
import type { Offer } from '@borealis/contract/offers.ts'
import type { RewardList } from '@borealis/contract/rewards.ts'
import { dayIn, todayIn, zoneOf } from '@borealis/contract/serving/days.ts'
import {
  groupsOfOffers,
  LATELY_MS,
  offerFor,
  pageOfOffers,
  runningOffers,
  type Viewer,
} from '@borealis/contract/serving/offers.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import {
  finder,
  type SearchIndex,
  searchEverything,
  searchIndex,
  searchOneKind,
} from '@borealis/contract/serving/search.ts'
import { unmarked } from '@borealis/contract/text.ts'
import { type Language, provinceCode } from '@borealis/contract/values.ts'
import type { Handlers } from './handler.ts'
import type { Content, ContentSource, Edition, Member, PointsSource } from './sources.ts'
import type { Store } from './store.ts'

/** Everything below /api that is content: filtered, sorted, counted and searched here. */
export function contentCalls(
  { store, points }: { readonly store: Store; readonly points: PointsSource },
  featureFlags: Readonly<Record<string, boolean>>,
) {
  /**
   * Whom offers are chosen for. The points system is asked only where an offer depends on what a member bought.
   * @param asked the province that the caller names: its clocks count the days of who has no province of their own
   */
  async function viewerOf(
    member: Member | null,
    { sub, now, asked }: { sub: string | null; now: number; asked: Viewer['provinceCode'] | undefined },
    offers: readonly Offer[],
  ) {
    if (member?.status !== 'active' || sub === null)
      return {
        isMember: false,
        today: todayIn(asked ?? '', now),
        provinceCode: null,
        brands: new Set<string>(),
      }
    const known = await store.keptOf(sub)
    const isPersonal = known.preferences?.personalisation ?? false
    const asks = isPersonal && offers.some(({ reason }) => reason !== null)
    const bought = asks ? await points.linesOf(member.id) : []
    const lately = bought.filter(({ type, occurredAt }) => type === 'EARN' && occurredAt > now - LATELY_MS)
    const own = provinceCode.safeParse(member.provinceCode).data ?? null
    return {
      isMember: true,
      today: dayIn(now, zoneOf(own ?? asked ?? '', known.timeZone ?? null)),
      provinceCode: own,
      brands: new Set(lately.flatMap(({ partner }) => partner?.code ?? [])),
    } satisfies Viewer
  }

  async function offersFor(call: {
    readonly content: () => Promise<Content>
    readonly member: () => Promise<Member | null>
    readonly sub: string | null
    readonly now: number
    readonly query: { readonly provinceCode?: Viewer['provinceCode'] | undefined }
  }) {
    const content = await call.content()
    const asked = call.query.provinceCode ?? undefined
    const viewer = await viewerOf(await call.member(), { ...call, asked }, content.offers)
    const running = runningOffers(content.offers, viewer, asked)
    return { content, running, isMember: viewer.isMember }
  }

  return {
    getPageData: async ({ content }) => ({
      ...(await content()).pageData,
      featureFlags: { ...featureFlags },
    }),

    listOffers: async (call) => {
      const { running, content } = await offersFor(call)
      return pageOfOffers(running, call.query, content.categories)
    },

    listOfferGroups: async (call) => {
      const { running, content, isMember } = await offersFor(call)
      return groupsOfOffers(running, isMember, call.query, content.categories)
    },

    getOffer: async ({ content, member, params, sub, now }) => {
      const offer = oneOf((await content()).offers, ({ offerCode }) => offerCode === params.offerCode)
      return offer.reason === null
        ? offer
        : offerFor(offer, await viewerOf(await member(), { sub, now, asked: undefined }, [offer]))
    },

    listRewards: async ({ content }): Promise<RewardList> => {
      const rewards = [...(await content()).rewards]
      const categories = new Map(rewards.map(({ category }) => [category.fields.code, category.fields]))
      return { rewards, categories: [...categories.values()] }
    },

    getReward: async ({ content, params }) =>
      oneOf((await content()).rewards, ({ code }) => code === params.code),

    listGiftCards: async ({ content }): Promise<GiftCardList> => {
      const brands = [...(await content()).giftCards]
      const categories = new Map(
        brands.map(({ cmsContent: { category } }) => [category.code, category] as const),
      )
      return { brands, categories: [...categories.values()] }
    },

    getGiftCard: async ({ content, params }) =>
      oneOf((await content()).giftCards, ({ brandId }) => brandId === params.brandId),

    listSpotlights: async ({ content }) => ({ spotlights: [...(await content()).spotlights] }),

    listAnnouncements: async ({ content, now }) => {
      const published = (await content()).announcements.filter(
        ({ publishedAt }) => Date.parse(publishedAt) <= now,
      )
      return {
        announcements: published.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt)),
      }
    },

    listHelp: async ({ content }) => (await content()).help,

    search: async (call) => {
      const { running, content } = await offersFor(call)
      const find = finder(indexOf(content, call.language), running, call.now)
      return searchEverything(find, call.query, namesOf(running))
    },

    searchKind: async (call) => {
      const { running, content } = await offersFor(call)
      const find = finder(indexOf(content, call.language), running, call.now)
      return searchOneKind(find, call.params.kind, call.query)
    },
  } satisfies Handlers
}

function oneOf<T>(list: readonly T[], isIt: (one: T) => boolean): T {
  const found = list.find(isIt)
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

/** Categories of offers that run: each finds at least those. */
const namesOf = (offers: readonly Offer[]) => [
  ...new Set(offers.flatMap(({ category }) => category.map(({ name }) => unmarked(name)))),
]

const indexes = new WeakMap<Content, SearchIndex>()

function indexOf(content: Content, language: Language): SearchIndex {
  const { offers, rewards, giftCards: brands, announcements, help } = content
  const index =
    indexes.get(content) ??
    searchIndex({ offers, rewards, brands, announcements, articles: help.articles }, language)
  indexes.set(content, index)
  return index
}

export interface KeptContent {
  /** For pages: after `maxAgeMs` it is asked for again behind the answers, and the last that came is used on while the CMS fails. */
  readonly shown: () => Promise<Edition>
  /**
   * For what is agreed to and paid: an edition that was asked for at most `maxAgeMs` ago, or a new one.
   * @throws while the CMS fails
   */
  readonly current: () => Promise<Edition>
}

/** Keeps the content for `maxAgeMs`. */
export function keepContent(
  read: ContentSource,
  { maxAgeMs, now, log }: { maxAgeMs: number; now: () => number; log: (line: string) => void },
): KeptContent {
  let last: { readonly at: number; readonly edition: Edition } | undefined
  let next: Promise<Edition> | undefined
  let triedAt = 0

  async function readNext(): Promise<Edition> {
    const at = now()
    triedAt = at
    try {
      const edition = await read()
      last = { at, edition }
      return edition
    } catch (error) {
      log(`adapter content could not be read: ${String(error)}`)
      throw error
    } finally {
      next = undefined
    }
  }
  /** One reading for all who wait. */
  function renewed(): Promise<Edition> {
    next ??= readNext()
    return next
  }
  const isOld = (at: number) => now() - at > maxAgeMs

  return {
    shown: async () => {
      if (!last) return renewed()
      // It logs its failure.
      if (isOld(triedAt)) renewed().catch(() => {})
      return last.edition
    },
    current: async () => (last && !isOld(last.at) ? last.edition : renewed()),
  }
}
