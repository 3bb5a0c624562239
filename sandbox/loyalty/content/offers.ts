import type { Offer, OfferState } from '@borealis/contract/offers.ts'
import { runningOffers, type Viewer } from '@borealis/contract/serving/offers.ts'
import type { CodeName, Language } from '@borealis/contract/values.ts'
import { countedOffers } from '../../seed/content/offers.ts'
import { localise } from '../../seed/text.ts'
import type { Loyalty } from '../loyalty.ts'
import { isoOf } from '../row.ts'

type Content = Pick<Loyalty, 'catalogue'>
type Written = ReturnType<Content['catalogue']['offers']>

/** Language of an answer, and origin of its pictures. */
export interface Wording {
  readonly language: Language
  readonly origin: string
}

/** Offers that are valid today in the viewer's province. */
export const offersFor = (
  { catalogue }: Content,
  viewer: Viewer,
  asked: Viewer['provinceCode'] | undefined,
  wording: Wording,
): Offer[] => runningOffers(wordedOffers(catalogue.offers(), wording), viewer, asked ?? undefined)

/** The categories of the programme, in its order. */
export const categoriesIn = ({ catalogue }: Content, { language, origin }: Wording): CodeName[] =>
  localise<CodeName[]>(catalogue.content.categories, language, origin)

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
