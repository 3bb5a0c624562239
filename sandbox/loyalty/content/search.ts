import type { Announcement } from '@borealis/contract/announcements.ts'
import type { GiftCardList } from '@borealis/contract/gift-cards.ts'
import type { HelpList } from '@borealis/contract/help.ts'
import type { Reward } from '@borealis/contract/rewards.ts'
import { type Find, finder, type SearchIndex, searchIndex } from '@borealis/contract/serving/search.ts'
import { localise } from '../../seed/text.ts'
import type { Loyalty } from '../loyalty.ts'
import { offersFor, type Wording, wordedOffers } from './offers.ts'
import { viewerOf } from './viewer.ts'

interface Asking extends Wording {
  readonly sub: string | null
  /** Milliseconds of sandbox time. */
  readonly now: number
}

/** What this caller finds. */
export function findFor(
  loyalty: Loyalty,
  { sub, now, ...wording }: Asking,
  provinceCode: Parameters<typeof offersFor>[2],
): Find {
  const running = offersFor(loyalty, viewerOf(loyalty, sub, now), provinceCode, wording)
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
