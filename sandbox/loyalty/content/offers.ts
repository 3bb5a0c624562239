import { compareOffers, isListed, offerGroupOf } from '@borealis/contract/offer-order.ts'
import {
  type Offer,
  type OfferState,
  offerGroupNames,
  type offerGroupQuery,
  type offerGroups,
  type offerList,
  type offerQuery,
} from '@borealis/contract/offers.ts'
import type { CodeName, Language } from '@borealis/contract/values.ts'
import type { z } from 'zod'
import { countedOffers } from '../../seed/content/offers.ts'
import { localise } from '../../seed/text.ts'
import type { Loyalty } from '../loyalty.ts'
import { isoOf } from '../row.ts'
import type { Viewer } from './viewer.ts'

type Content = Pick<Loyalty, 'catalogue'>
type Written = ReturnType<Content['catalogue']['offers']>

/** Language of an answer, and origin of its pictures. */
export interface Wording {
  readonly language: Language
  readonly origin: string
}

/** A page of the offers that are valid today in the viewer's province. */
export function pageOfOffers(
  content: Content,
  viewer: Viewer,
  { list, brandCode, category, sort, provinceCode, pageNumber, pageSize }: z.output<typeof offerQuery>,
  wording: Wording,
): z.input<typeof offerList> {
  const running = runningOffers(content, viewer, provinceCode, wording)
  const listed = list ? running.filter(isListed[list]) : running
  const found = listed.filter(isOfAny(category)).filter(isOfBrand(brandCode)).toSorted(compareOffers[sort])
  // Permanent ways to earn come first.
  const ordered = list === 'more' ? [...found.filter(isWay), ...found.filter((one) => !isWay(one))] : found
  return {
    offers: ordered.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    pageNumber,
    pageSize,
    totalCount: found.length,
    listCount: listed.length,
    ...around(content, running, listed, wording),
  }
}

/** The first offers of each group that are valid today in the viewer's province. */
export function groupsOfOffers(
  content: Content,
  viewer: Viewer,
  { brandCode, category, sort, provinceCode, groupSize }: z.output<typeof offerGroupQuery>,
  wording: Wording,
): z.input<typeof offerGroups> {
  const running = runningOffers(content, viewer, provinceCode, wording)
  const found = running.filter(isOfAny(category)).filter(isOfBrand(brandCode)).toSorted(compareOffers[sort])
  const groups = offerGroupNames.flatMap((name) => {
    const offers = found.filter((offer) => offerGroupOf(offer, viewer.isMember) === name)
    if (offers.length === 0) return []
    return [{ name, offers: offers.slice(0, groupSize), totalCount: offers.length }]
  })
  return { groups, ...around(content, running, running, wording) }
}

/** An offer by its code, valid or not. */
export function findOffer({ catalogue }: Content, code: string, wording: Wording): Offer | null {
  return wordedOffers(catalogue.offers(), wording).find(({ offerCode }) => offerCode === code) ?? null
}

const known = new WeakMap<Written, Map<string, Offer[]>>()

/** All offers in one language. Cached, because localising thousands is slow. */
export function wordedOffers(written: Written, { language, origin }: Wording): Offer[] {
  const versions = known.get(written) ?? new Map<string, Offer[]>()
  known.set(written, versions)
  const key = `${language} ${origin}`
  const offers = versions.get(key) ?? localise<Offer[]>(written, language, origin)
  versions.set(key, offers)
  return offers
}

/** Offers valid today for the viewer. Those that say "you bought" are for members who did. */
export function runningOffers(
  { catalogue }: Content,
  { today, provinceCode, brands }: Viewer,
  asked: Viewer['provinceCode'] | undefined,
  wording: Wording,
): Offer[] {
  const place = provinceCode ?? asked
  return wordedOffers(catalogue.offers(), wording).filter((offer) => {
    const isRunning = offer.startDate <= today && (offer.endDate === null || offer.endDate >= today)
    const isHere = !place || offer.provinceCodes.length === 0 || offer.provinceCodes.includes(place)
    return isRunning && isHere && (offer.reason === null || brands.has(offer.cmsContent.brand.code))
  })
}

const isWay = ({ kind }: Offer) => kind === 'more-ways-to-earn'

const isOfBrand =
  (brandCode: string | undefined) =>
  ({ cmsContent }: Offer) =>
    brandCode === undefined || cmsContent.brand.code === brandCode

function isOfAny(category: string | undefined): (offer: Offer) => boolean {
  const codes = new Set(category?.split(','))
  return (offer) => codes.size === 0 || offer.category.some(({ code }) => codes.has(code))
}

function around(
  { catalogue }: Content,
  running: readonly Offer[],
  listed: readonly Offer[],
  wording: Wording,
) {
  const used = new Set(listed.flatMap(({ category }) => category.map(({ code }) => code)))
  const categories = localise<CodeName[]>(catalogue.content.categories, wording.language, wording.origin)
  return {
    runningCount: running.length,
    categories: categories.filter(({ code }) => used.has(code)),
    featured: running.find(({ isFeatured }) => isFeatured) ?? null,
  }
}

/** How often a member has used each offer that counts its uses, since it began. */
export function countUses({ db, catalogue }: Loyalty): (sub: string, now: number) => OfferState[] {
  const purchases = db.prepare(
    `SELECT COUNT(*) AS count, MAX(occurred_at) AS last FROM activity
      WHERE sub = ? AND partner = ? AND type = 'EARN' AND bonus_points = ? AND occurred_at BETWEEN ? AND ?`,
  )
  return (sub, now) => {
    const began = new Map(catalogue.offers().map(({ offerCode, startDate }) => [offerCode, startDate]))
    return countedOffers.flatMap(({ offerCode, brand, bonus, uses }) => {
      const since = Date.parse(String(began.get(offerCode)))
      const used = purchases.get(sub, brand, bonus, since, now)
      const count = Math.min(Number(used?.count), uses)
      if (count === 0) return []
      const state = count === uses ? 'done' : 'in-progress'
      return [{ offerCode, state, count, goal: uses, lastOn: isoOf(used?.last) } satisfies OfferState]
    })
  }
}
