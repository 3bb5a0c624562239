import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { formatNumber } from '#app/domain/numerals.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { href } from '#app/shell/links/href.ts'
import { hitKinds } from './hit-kinds.ts'
import { HitList } from './hit-list.tsx'
import type { SearchGroup } from './search.schema.ts'
import { searchAddress } from './search-term.ts'

interface SearchGroupsProps {
  term: string
  groups: readonly SearchGroup[]
}

/** The first of what was found, by kind, and the way to the rest. */
export function SearchGroups({ term, groups }: SearchGroupsProps) {
  return groups.map((group) => {
    const { kind, hits } = group
    const link = linkOf(term, group)
    return (
      <section key={kind} aria-labelledby={`search-${kind}`} className="mt-12 max-w-wide-list">
        <SectionHeading id={`search-${kind}`} title={hitKinds[kind].title()} {...(link && { link })} />
        <HitList hits={hits} />
      </section>
    )
  })
}

/** All that was found; where that is shown already, all there is. */
function linkOf(term: string, { kind, hits, totalCount }: SearchGroup) {
  const { list, found } = hitKinds[kind]
  if (totalCount <= hits.length) return list?.()
  return {
    href: href('/search', searchAddress({ q: term, kind })),
    label: found({ number: formatNumber(totalCount, currentLocale()) }),
  }
}
