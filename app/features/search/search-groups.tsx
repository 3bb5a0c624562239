import { LinkList } from '@borealis/design-system/patterns/link-list/link-list.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import type { SearchResult } from '#app/backend/contract/search.ts'
import { densitySrcSet, imageUrl } from '#app/images/image-url.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'

type Group = SearchResult['groups'][number]

const SWATCH_WIDTH = 56

interface Kind {
  readonly title: () => string
  readonly page: (code: string) => string
  readonly list: () => { href: string; label: string }
}

const kinds: Record<Group['kind'], Kind> = {
  offer: {
    title: m.site_navOffers,
    page: (offerCode) => href('/offers/$offerCode', { offerCode }),
    list: () => ({ href: href('/offers'), label: m.search_allOffers() }),
  },
  reward: {
    title: m.site_navRewards,
    page: (code) => href('/rewards/$code', { code }),
    list: () => ({ href: href('/rewards'), label: m.search_allRewards() }),
  },
  'gift-card': {
    title: m.site_navGiftCards,
    page: (brandId) => href('/gift-cards/$brandId', { brandId }),
    list: () => ({ href: href('/gift-cards'), label: m.search_allGiftCards() }),
  },
  help: {
    title: m.site_footerHelp,
    page: (slug) => href('/help/$slug', { slug }),
    list: () => ({ href: href('/help'), label: m.search_allHelp() }),
  },
}

/** What was found, by kind, the kind with the best hit first. */
export function SearchGroups({ groups }: { groups: readonly Group[] }) {
  return groups.map(({ kind, hits }) => {
    const { title, page, list } = kinds[kind]
    return (
      <section key={kind} aria-labelledby={`search-${kind}`} className="mt-12 max-w-[56rem]">
        <SectionHeading id={`search-${kind}`} title={title()} link={list()} />
        <LinkList
          links={hits.map(({ code, title: name, summary, image }) => ({
            id: code,
            href: page(code),
            title: name,
            text: summary,
            swatch: image && {
              src: imageUrl(image.url, SWATCH_WIDTH),
              srcSet: densitySrcSet(image.url, SWATCH_WIDTH),
            },
          }))}
        />
      </section>
    )
  })
}
