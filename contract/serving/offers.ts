import type { z } from 'zod'
import { compareOffers, isListed, offerGroupOf } from '../offer-order.ts'
import {
  type Offer,
  offerGroupNames,
  type offerGroupQuery,
  type offerGroups,
  type offerList,
  type offerQuery,
} from '../offers.ts'
import type { CodeName, ProvinceCode } from '../values.ts'

/** For whom offers are selected, and the date there. */
export type Viewer = {
  isMember: boolean
  today: string
  /** Null for visitors, who see the offers of every province, labelled. */
  provinceCode: ProvinceCode | null
  /** Brands where the member lately earned points; empty for visitors and without consent to personalisation. */
  brands: ReadonlySet<string>
}

/** How long ago "you bought lately" reaches, in milliseconds. */
export const LATELY_MS = 90 * 86_400_000

const isPickedFor = ({ reason, cmsContent }: Offer, { brands }: Pick<Viewer, 'brands'>): boolean =>
  reason === null || brands.has(cmsContent.brand.code)

/** An offer asked for by its code: whoever it was not picked for is not told "you bought". */
export const offerFor = (offer: Offer, viewer: Pick<Viewer, 'brands'>): Offer =>
  isPickedFor(offer, viewer) ? offer : { ...offer, reason: null }

/** Offers valid today for the viewer. Those that say "you bought" are for members who did. */
export function runningOffers(
  offers: readonly Offer[],
  viewer: Viewer,
  asked: ProvinceCode | undefined,
): Offer[] {
  const { today, provinceCode } = viewer
  const place = provinceCode ?? asked
  return offers.filter((offer) => {
    const isRunning = offer.startDate <= today && (offer.endDate === null || offer.endDate >= today)
    const isHere = !place || offer.provinceCodes.length === 0 || offer.provinceCodes.includes(place)
    return isRunning && isHere && isPickedFor(offer, viewer)
  })
}

/**
 * A page of running offers.
 * @param categories those of the programme, in its order
 */
export function pageOfOffers(
  running: readonly Offer[],
  { list, brandCode, category, sort, pageNumber, pageSize }: z.output<typeof offerQuery>,
  categories: readonly CodeName[],
): z.input<typeof offerList> {
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
    ...around(running, listed, categories),
  }
}

/** The first of each group of running offers. */
export function groupsOfOffers(
  running: readonly Offer[],
  isMember: boolean,
  { brandCode, category, sort, groupSize }: z.output<typeof offerGroupQuery>,
  categories: readonly CodeName[],
): z.input<typeof offerGroups> {
  const found = running.filter(isOfAny(category)).filter(isOfBrand(brandCode)).toSorted(compareOffers[sort])
  const groups = offerGroupNames.flatMap((name) => {
    const offers = found.filter((offer) => offerGroupOf(offer, isMember) === name)
    if (offers.length === 0) return []
    return [{ name, offers: offers.slice(0, groupSize), totalCount: offers.length }]
  })
  return { groups, ...around(running, running, categories) }
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

function around(running: readonly Offer[], listed: readonly Offer[], categories: readonly CodeName[]) {
  const used = new Set(listed.flatMap(({ category }) => category.map(({ code }) => code)))
  return {
    runningCount: running.length,
    categories: categories.filter(({ code }) => used.has(code)),
    featured: running.find(({ isFeatured }) => isFeatured) ?? null,
  }
}
