import { LinkList } from '@borealis/design-system/patterns/link-list/link-list.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { densitySrcSet, imageUrl } from '#app/images/image-url.ts'
import { placeOf } from './hit-places.ts'
import type { SearchResult } from './search.schema.ts'

const SWATCH_WIDTH = 56

/** What was found, by kind, the kind with the best hit first. */
export function SearchGroups({ groups }: { groups: SearchResult['groups'] }) {
  return groups.map(({ kind, hits }) => {
    const { title, page, list } = placeOf[kind]
    return (
      <section key={kind} aria-labelledby={`search-${kind}`} className="mt-12 max-w-[56rem]">
        <SectionHeading id={`search-${kind}`} title={title()} {...(list && { link: list() })} />
        <LinkList
          links={hits.map(({ code, title: name, summary, image }) => ({
            id: code,
            href: page(code),
            title: name,
            text: summary,
            swatch:
              image === null
                ? null
                : {
                    src: imageUrl(image, SWATCH_WIDTH),
                    srcSet: densitySrcSet(image, SWATCH_WIDTH),
                  },
          }))}
        />
      </section>
    )
  })
}
