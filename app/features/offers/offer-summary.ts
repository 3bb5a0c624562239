import type { Offer, OfferState } from '@borealis/contract/offers.ts'
import type { OfferBadgeProps } from '@borealis/design-system/patterns/offer-card/offer-badge.tsx'
import { distanceToDay, formatDate, formatWeekdayAndDay } from '#app/domain/dates.ts'
import type { Moment } from '#app/domain/reader.ts'
import * as m from '#app/paraglide/messages.js'

type ReadOnItsPage = 'details' | 'howToSpend' | 'acceptedAt' | 'termsAndConditions' | 'couponCode'

/** An offer without the long texts of its own page, which would make every list heavy. */
export type OfferSummary = Omit<Offer, 'cmsContent'> & {
  readonly cmsContent: Omit<Offer['cmsContent'], ReadOnItsPage>
  /** Whether its page shows a code: a backend may keep those of coupons to members. */
  readonly hasCode: boolean
  /** How it stands for the member, where that is known. */
  readonly own?: OfferState | undefined
}

export function summaryOf({ cmsContent, ...offer }: Offer): OfferSummary {
  const { title, brand, image, swatch, isCouponBased, exclusions, couponCode } = cmsContent
  return {
    ...offer,
    hasCode: couponCode !== null,
    cmsContent: { title, brand, image, swatch, isCouponBased, exclusions },
  }
}

/** How an offer stands for the member, in words: "Used 1 of 2 times, last on Nov 15". */
export function ownWords({ state, count, goal, lastOn }: OfferState, { locale, timeZone }: Moment): string {
  const date = formatDate(lastOn, locale, timeZone)
  if (state === 'done') return m.offers_ownDone({ date })
  if (count !== null && goal !== null) return m.offers_ownCount({ count, goal, date })
  return m.offers_ownUsed({ date })
}

/** An offer that ends within this many days says how many are left. */
const SOON_DAYS = 7

/** True for an offer that has not begun: it is on no list, but its page may be asked for. */
export const isAhead = ({ startDate }: Pick<Offer, 'startDate'>, { now, timeZone }: Moment): boolean =>
  distanceToDay(startDate, now, timeZone).days > 0

/** When an offer ends, or begins, in words. */
export function endBadge(offer: Pick<Offer, 'startDate' | 'endDate'>, moment: Moment): OfferBadgeProps {
  const { startDate, endDate } = offer
  const { now, timeZone, locale } = moment
  if (isAhead(offer, moment))
    return { kind: 'date', label: m.offers_starts({ date: formatDate(startDate, locale, timeZone) }) }
  if (endDate === null) return { kind: 'date', label: m.offers_ongoing() }
  const { kind, days } = distanceToDay(endDate, now, timeZone)
  if (kind === 'past')
    return { kind: 'date', label: m.offers_ended({ date: formatDate(endDate, locale, timeZone) }) }
  if (kind === 'today') return { kind: 'soon', label: m.offers_endsToday() }
  if (kind === 'tomorrow') return { kind: 'soon', label: m.offers_endsTomorrow() }
  if (days <= SOON_DAYS) return { kind: 'soon', label: m.offers_endsInDays({ count: days }) }
  return { kind: 'date', label: m.offers_until({ date: formatDate(endDate, locale, timeZone) }) }
}

/** A day that is further ahead is named with its year. */
const NEAR_DAYS = 60

/** The featured offer names its last day in full, unless that is far ahead. */
export function featuredBadge(offer: OfferSummary, { now, timeZone, locale }: Moment): OfferBadgeProps {
  const { endDate } = offer
  const end = endDate === null ? undefined : distanceToDay(endDate, now, timeZone)
  if (endDate === null || end?.kind !== 'days' || end.days > NEAR_DAYS) {
    return endBadge(offer, { now, timeZone, locale })
  }
  return { kind: 'soon', label: m.offers_endsOn({ day: formatWeekdayAndDay(endDate, locale, timeZone) }) }
}

type Provinces = readonly { code: string; name: string }[] | undefined

/**
 * Says where an offer holds; nothing when that is everywhere, or where its reader is.
 * @param province the reader's, if it is known
 */
export function whereText(
  provinceCodes: readonly string[],
  province: string | undefined,
  provinces: Provinces,
): string | undefined {
  if (provinceCodes.length === 0 || (province && provinceCodes.includes(province))) return undefined
  return m.offers_onlyIn({ provinces: provinceNames(provinceCodes, provinces) })
}

/** Names of provinces for running text; a code that the page data does not name stands for itself. */
export const provinceNames = (codes: readonly string[], provinces: Provinces): string =>
  codes.map((code) => provinces?.find((one) => one.code === code)?.name ?? code).join(', ')
