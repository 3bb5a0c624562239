import { matchedParts } from '@borealis/contract/search-match.ts'
import { ENGLISH } from '@borealis/contract/text.ts'
import { LinkList } from '@borealis/design-system/patterns/link-list/link-list.tsx'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { swatch } from '#app/images/image-url.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import type { SearchHit } from './search.schema.ts'
import type { SearchKind } from './search-term.ts'

/** What was found, each with its picture, what it gives or costs, what of it the term matched, and the way to it. */
export function HitList({ hits, term }: { hits: readonly SearchHit[]; term: string }) {
  return (
    <LinkList
      links={hits.map(({ kind, code, title, summary, image, value }) => ({
        id: code,
        href: hitKinds[kind].page(code),
        title: <Marked text={title} term={term} />,
        text: summary && <Marked text={summary} term={term} />,
        value,
        swatch: image && swatch(image, 64, 128),
      }))}
    />
  )
}

/** A text of a hit with what the term matched in it; what of it came in English is read in English. */
export function Marked({ text, term }: { text: string; term: string }) {
  // The parts of one text have no other name than their place, and no state.
  return text.split(ENGLISH).map((piece, at) => (
    <span key={String(at)} lang={at % 2 === 1 ? 'en' : undefined}>
      {matchedParts(piece, term).map((part, place) =>
        part.isMatched ? <mark key={String(place)}>{part.text}</mark> : part.text,
      )}
    </span>
  ))
}

interface HitKind {
  readonly title: () => string
  readonly page: (code: string) => string
  /** The page that lists all of the kind; absent where there is none. */
  readonly list?: () => { href: string; label: string }
  /** Heading above all hits of the kind. */
  readonly found: (numbers: { number: string }) => string
}

/** For each kind of hit: its heading, the address of one hit's page, and the list of all. */
export const hitKinds: Record<SearchKind, HitKind> = {
  offer: {
    title: m.site_navOffers,
    page: (offerCode) => href('/offers/$offerCode', { offerCode }),
    list: () => ({ href: href('/offers'), label: m.site_seeOffers() }),
    found: m.search_foundOffers,
  },
  reward: {
    title: m.site_navRewards,
    page: (code) => href('/rewards/$code', { code }),
    list: () => ({ href: href('/rewards'), label: m.search_allRewards() }),
    found: m.search_foundRewards,
  },
  'gift-card': {
    title: m.site_navGiftCards,
    page: (brandId) => href('/gift-cards/$brandId', { brandId }),
    list: () => ({ href: href('/gift-cards'), label: m.search_allGiftCards() }),
    found: m.search_foundGiftCards,
  },
  help: {
    title: m.site_footerHelp,
    page: (slug) => href('/help/$slug', { slug }),
    list: () => ({ href: href('/help'), label: m.search_allHelp() }),
    found: m.search_foundHelp,
  },
  announcement: {
    title: m.announcements_title,
    page: (id) => `${href('/announcements')}#${encodeURIComponent(id)}`,
    list: () => ({ href: href('/announcements'), label: m.search_allAnnouncements() }),
    found: m.search_foundAnnouncements,
  },
  order: {
    title: m.orders_title,
    page: (orderNumber) => href('/account/orders/$orderNumber', { orderNumber }),
    list: () => ({ href: href('/account/orders'), label: m.search_allOrders() }),
    found: m.search_foundOrders,
  },
  page: {
    title: m.search_kindPages,
    page: (path) => withLocalePrefix(path, currentLocale()),
    found: m.search_foundPages,
  },
}
