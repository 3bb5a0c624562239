import type { Offer } from '../../../app/backend/contract/offers.ts'
import type { Language } from '../../../app/backend/contract/values.ts'
import { localise } from '../../seed/text.ts'
import type { Loyalty } from '../loyalty.ts'
import type { Viewer } from './viewer.ts'

type Content = Pick<Loyalty, 'catalogue'>

/** The offers that run today where the viewer lives; those that say "you bought" only to members who did. */
export function offersFor(
  { catalogue }: Content,
  viewer: Viewer,
  language: Language,
  origin: string,
): Offer[] {
  const { today, provinceCode, brands } = viewer
  return localise<Offer[]>(catalogue.content.offers, language, origin).filter((offer) => {
    const isRunning = offer.startDate <= today && (offer.endDate === null || offer.endDate >= today)
    const isHere =
      provinceCode === null || offer.provinceCodes.length === 0 || offer.provinceCodes.includes(provinceCode)
    return isRunning && isHere && (offer.reason === null || brands.has(offer.cmsContent.brand.code))
  })
}

/** One offer, whether it runs or not. */
export function findOffer(
  { catalogue }: Content,
  code: string,
  language: Language,
  origin: string,
): Offer | null {
  const all = localise<Offer[]>(catalogue.content.offers, language, origin)
  return all.find(({ offerCode }) => offerCode === code) ?? null
}
