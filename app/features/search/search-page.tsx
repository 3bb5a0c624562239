import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#app/domain/numerals.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { BusyList } from '#app/shell/page-parts/list-pages.tsx'
import { SectionNotice } from '#app/shell/page-parts/section-notice.tsx'
import { HitList, hitKinds } from './hit-list.tsx'
import { searchQueries } from './search.data.ts'
import type { SearchGroup, SearchResult } from './search.schema.ts'
import { SearchForm } from './search-form.tsx'
import { SearchKindResults } from './search-kind-results.tsx'
import { NothingFound, PlacesToStart, SearchCount, SearchPending } from './search-states.tsx'
import { type SearchAddress, searchAddress, shownTerm } from './search-term.ts'

/** One search box over everything that has a page. The term is part of the address. */
export function SearchPage({ q, kind, page }: SearchAddress) {
  return (
    <>
      <PageHeading
        title={q === '' ? m.search_title() : m.search_titleFor({ term: shownTerm(q) })}
        {...(q === '' && { lead: m.search_lead() })}
        {...(q !== '' &&
          kind && { back: { href: href('/search', searchAddress({ q })), label: m.search_everything() } })}
      />
      <div className="page-column pb-16 desktop:pb-24">
        <SearchForm term={q} />
        {q === '' ? <PlacesToStart /> : null}
        {q !== '' && kind ? <SearchKindResults term={q} kind={kind} page={page} /> : null}
        {q !== '' && !kind ? <Results term={q} /> : null}
      </div>
    </>
  )
}

function Results({ term }: { term: string }) {
  const { data, isPending, isError, refetch } = useQuery(searchQueries.result(term))
  if (isPending) return <SearchPending />
  if (isError) {
    return (
      <div className="mt-10 max-w-wide-list">
        <SectionNotice text={m.search_failed()} onRetry={() => refetch()} />
      </div>
    )
  }
  const { groups, missing, suggestions } = data
  return (
    <BusyList>
      <SearchCount count={groups.reduce((sum, { totalCount }) => sum + totalCount, 0)} />
      {missing.length > 0 ? (
        <div className="mt-6 max-w-wide-list">
          <SectionNotice text={missingText(missing)} onRetry={() => refetch()} />
        </div>
      ) : null}
      {groups.length > 0 ? (
        <SearchGroups term={term} groups={groups} />
      ) : (
        <NothingFound term={term} suggestions={suggestions} />
      )}
    </BusyList>
  )
}

/** Missing orders have a message of their own; for everything else the results are said to be incomplete. */
const missingText = (missing: SearchResult['missing']) =>
  missing.includes('content') ? m.search_partly() : m.search_ordersMissing()

interface SearchGroupsProps {
  term: string
  groups: readonly SearchGroup[]
}

/** The first of what was found, by kind, and the way to the rest. */
function SearchGroups({ term, groups }: SearchGroupsProps) {
  return groups.map((group) => {
    const { kind, hits } = group
    const link = linkOf(term, group)
    return (
      <section key={kind} aria-labelledby={`search-${kind}`} className="mt-12 max-w-wide-list">
        <SectionHeading id={`search-${kind}`} title={hitKinds[kind].title()} {...(link && { link })} />
        <HitList hits={hits} term={term} />
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
