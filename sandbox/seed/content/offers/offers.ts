import type { Offer } from '@borealis/contract/offers.ts'
import type { Bilingual } from '../../text.ts'
import { offersForYou } from './for-you.ts'
import { limitedOffers } from './limited.ts'
import { endedOffers, moreOffers, moreWaysToEarn } from './more.ts'
import { writeOffer } from './write-offer.ts'

/** Every offer, with its dates set from the day of seeding; the ended ones come last. */
export function offersFrom(seedDay: string): Bilingual<Offer>[] {
  const lists = [
    { drafts: offersForYou.slice(0, 1), kind: 'for-you' },
    { drafts: limitedOffers, kind: 'more-offers' },
    { drafts: offersForYou.slice(1), kind: 'for-you' },
    { drafts: moreOffers, kind: 'more-offers' },
    { drafts: moreWaysToEarn, kind: 'more-ways-to-earn' },
    { drafts: endedOffers, kind: 'more-offers' },
  ] as const
  let rank = 0
  return lists.flatMap(({ drafts, kind }) =>
    drafts.map((draft) => {
      rank += 1
      return writeOffer(draft, kind, seedDay, rank)
    }),
  )
}
