import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { BusyList, ListPages } from '#app/shell/page-parts/list-pages.tsx'
import { SectionNotice } from '#app/shell/page-parts/section-notice.tsx'
import { HitList, hitKinds } from './hit-list.tsx'
import { searchQueries } from './search.data.ts'
import type { KindResult } from './search.schema.ts'
import { NothingFound, SearchCount, SearchPending } from './search-states.tsx'
import { type SearchKind, searchAddress } from './search-term.ts'

interface KindProps {
  term: string
  kind: SearchKind
  page: number
}

/** All hits of one kind, page by page. */
export function SearchKindResults({ term, kind, page }: KindProps) {
  const { data, isPending, isError, refetch } = useQuery(searchQueries.kind(term, kind, page))
  return (
    <>
      {isPending ? <SearchPending /> : null}
      {isError ? (
        <div className="mt-10 max-w-wide-list">
          <SectionNotice text={m.search_failed()} onRetry={() => refetch()} />
        </div>
      ) : null}
      {data ? <Found term={term} kind={kind} page={page} found={data} /> : null}
    </>
  )
}

function Found({ term, kind, page, found }: KindProps & { found: KindResult }) {
  const { hits, totalCount, pageSize } = found
  if (totalCount === 0) return <NothingFound term={term} suggestions={[]} />
  return (
    <>
      <SearchCount count={totalCount} />
      <section aria-labelledby="search-kind" className="mt-10 max-w-wide-list">
        <SectionHeading id="search-kind" title={hitKinds[kind].title()} />
        <BusyList>
          {hits.length > 0 ? (
            <HitList hits={hits} term={term} />
          ) : (
            <EmptyState headingLevel={3} title={m.search_noneHere()} />
          )}
          <ListPages
            label={m.search_pages()}
            page={page}
            last={Math.ceil(totalCount / pageSize)}
            hrefOf={(to) => href('/search', searchAddress({ q: term, kind, page: to }))}
            previous={m.search_previous()}
            next={m.search_next()}
          />
        </BusyList>
      </section>
    </>
  )
}
