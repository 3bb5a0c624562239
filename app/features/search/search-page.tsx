import { Loading, Skeleton } from '@borealis/design-system/components/skeleton/skeleton.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { SectionNotice } from '#app/site/page-parts/section-notice.tsx'
import { NothingFound } from './nothing-found.tsx'
import { searchQueries } from './search.queries.ts'
import type { SearchResult } from './search.schema.ts'
import { SearchForm } from './search-form.tsx'
import { SearchGroups } from './search-groups.tsx'
import { SuggestedSearches } from './suggested-searches.tsx'

/** One box over everything that has a page; what is asked lives in the address. */
export function SearchPage({ term }: { term: string }) {
  return (
    <>
      <PageHeading
        title={term === '' ? m.search_title() : m.search_titleFor({ term })}
        {...(term === '' && { lead: m.search_lead() })}
      />
      <div className="page-column pb-16 desktop:pb-24">
        <SearchForm term={term} />
        {term === '' ? <Start /> : <Results term={term} />}
      </div>
    </>
  )
}

/** Before anything is asked: the programme's categories, each of which finds something. */
function Start() {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const terms = (pageData?.interests ?? []).map(({ name }) => name)
  return <SuggestedSearches title={m.search_start()} terms={terms} />
}

function Results({ term }: { term: string }) {
  const { data, isPending, isError, refetch } = useQuery(searchQueries.result(term))
  if (isPending) return <PendingResults />
  if (isError) {
    return (
      <div className="mt-10">
        <SectionNotice text={m.search_failed()} onRetry={() => refetch()} />
      </div>
    )
  }
  const total = data.groups.reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <>
      <p role="status" className="mt-6 text-small text-ink-2">
        {m.search_count({ count: total })}
      </p>
      {data.missing.length > 0 ? (
        <div className="mt-6">
          <SectionNotice text={missingText(data.missing)} onRetry={() => refetch()} />
        </div>
      ) : null}
      {total > 0 ? (
        <SearchGroups groups={data.groups} />
      ) : (
        <NothingFound term={term} suggestions={data.suggestions} />
      )}
    </>
  )
}

/** A member whose orders could not be read is told so; of the rest it is enough that something is missing. */
const missingText = (missing: SearchResult['missing']) =>
  missing.length === 1 && missing[0] === 'order' ? m.search_ordersMissing() : m.search_partly()

function PendingResults() {
  return (
    <Loading label={m.search_pending()} className="mt-12">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="mt-6 h-16 w-full" />
      <Skeleton className="mt-3 h-16 w-full" />
      <Skeleton className="mt-3 h-16 w-full" />
    </Loading>
  )
}
