import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import {
  type ComponentType,
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { formatNumber } from '#app/domain/numerals.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { href } from '#app/shell/links/href.ts'
import { isOnPhone } from '#app/shell/page-parts/after-next-frame.ts'
import { BusyList, ListPages, NothingHere } from '#app/shell/page-parts/list-pages.tsx'
import { navigate } from '#app/shell/page-parts/navigate.ts'
import { SearchBox } from '#app/shell/page-parts/search-box.tsx'
import { SectionNotice } from '#app/shell/page-parts/section-notice.tsx'
import { HitList, hitKinds } from './hit-list.tsx'
import { searchQueries } from './search.data.ts'
import type { KindResult, SearchGroup, SearchResult } from './search.schema.ts'
import {
  LatestOrders,
  NothingFound,
  PlacesToStart,
  SearchCount,
  SearchPending,
  saidOf,
} from './search-states.tsx'
import type { SearchSuggestionsProps } from './search-suggestions.tsx'
import { type SearchAddress, type SearchKind, searchAddress, shownTerm } from './search-term.ts'

/** One search box over everything that has a page. The term is part of the address. */
export function SearchPage({ q, kind, page }: SearchAddress) {
  const { data: auth } = useQuery(sessionQueries.auth())
  const lead = auth?.isLoggedIn ? m.search_leadMember : m.search_lead
  return (
    <>
      <PageHeading
        title={q === '' ? m.search_title() : m.search_titleFor({ term: shownTerm(q) })}
        {...(q === '' && { lead: lead() })}
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
  const query = useQuery(searchQueries.result(term))
  return (
    <SearchAnswer term={term} query={query} countOf={hitCount}>
      {(result) => <Answer term={term} result={result} refetch={query.refetch} />}
    </SearchAnswer>
  )
}

interface SearchAnswerProps<Data> {
  term: string
  /** The only kind that was asked for; all by default. */
  kind?: SearchKind
  query: UseQueryResult<Data>
  countOf: (data: Data) => number
  children: (data: Data) => ReactNode
}

/** What was asked for, once it has come, and how much it is for who hears it. */
function SearchAnswer<Data>({ term, kind, query, countOf, children }: SearchAnswerProps<Data>) {
  const { data, isPending, isError, refetch } = query
  const failure = isError ? m.search_failed() : ''
  return (
    <BusyList said={data === undefined ? failure : saidOf(term, countOf(data), kind)}>
      {isPending ? <SearchPending /> : null}
      {isError ? (
        <div className="mt-10 max-w-wide-list">
          <SectionNotice text={failure} onRetry={() => refetch()} />
        </div>
      ) : null}
      {data === undefined ? null : children(data)}
    </BusyList>
  )
}

const hitCount = ({ groups }: SearchResult) => groups.reduce((sum, { totalCount }) => sum + totalCount, 0)

interface AnswerProps {
  term: string
  result: SearchResult
  refetch: () => unknown
}

function Answer({ term, result, refetch }: AnswerProps) {
  const { groups, missing, suggestions, onlyLatest } = result
  return (
    <>
      <SearchCount count={hitCount(result)} />
      <LatestOrders count={onlyLatest} />
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
    </>
  )
}

/** Where no order could be read, there is a message of its own; for everything else the results are said to be incomplete. */
const missingText = (missing: SearchResult['missing']) =>
  missing.every((kind) => kind === 'order') ? m.search_ordersMissing() : m.search_partly()

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

/** Without a network the box stays as it is: a chunk that cannot be loaded must not replace the page by an error. */
const SearchSuggestions = lazy<ComponentType<SearchSuggestionsProps>>(() =>
  import('./search-suggestions.tsx').catch(() => ({ default: () => null })),
)

/** The box. Without JavaScript its GET does the same; suggestions come once it has the focus. */
function SearchForm({ term }: { term: string }) {
  const router = useRouter()
  const box = useRef<HTMLInputElement>(null)
  const [hasSuggestions, setSuggestions] = useState(false)
  useEffect(() => {
    // The box may have got the focus before hydration, without an event.
    if (document.activeElement === box.current) setSuggestions(true)
  }, [])
  const shown = useRef(term)
  useEffect(() => {
    // After Back or a suggestion the box shows the page's term. It is updated, not remounted, to keep the focus; what was typed
    // before this code was there stays.
    if (box.current && shown.current !== term) box.current.value = term
    shown.current = term
  }, [term])
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    // Suggestions are for a term that is being typed: once it is sent, it is the box's own, however late their code loads.
    if (box.current) box.current.defaultValue = box.current.value
    // The box holds it already, and what is typed until the results come stays.
    shown.current = q
    // The keyboard on the screen stays over what is found for as long as the box has the focus.
    if (isOnPhone()) box.current?.blur()
    void navigate(router, { href: href('/search', { q }) })
  }
  return (
    <search>
      <SearchBox
        label={m.search_label()}
        box={{ ref: box, defaultValue: term, onFocus: () => setSuggestions(true) }}
        onSubmit={onSubmit}
      >
        {hasSuggestions ? (
          <Suspense fallback={null}>
            <SearchSuggestions box={box} onChoose={(to) => void navigate(router, { href: to })} />
          </Suspense>
        ) : null}
      </SearchBox>
    </search>
  )
}

interface KindProps {
  term: string
  kind: SearchKind
  page: number
}

/** All hits of one kind, page by page. */
function SearchKindResults({ term, kind, page }: KindProps) {
  const query = useQuery(searchQueries.kind(term, kind, page))
  return (
    <SearchAnswer term={term} kind={kind} query={query} countOf={({ totalCount }) => totalCount}>
      {(found) => (
        <>
          {found.isPartial ? (
            <div className="mt-6 max-w-wide-list">
              <SectionNotice text={m.search_partly()} onRetry={() => query.refetch()} />
            </div>
          ) : null}
          <LatestOrders count={found.onlyLatest} />
          <Found term={term} kind={kind} page={page} found={found} />
        </>
      )}
    </SearchAnswer>
  )
}

function Found({ term, kind, page, found }: KindProps & { found: KindResult }) {
  const { hits, totalCount, pageSize } = found
  if (totalCount === 0) return <NothingFound term={term} kind={kind} suggestions={[]} />
  return (
    <>
      <SearchCount count={totalCount} />
      <section aria-labelledby="search-kind" className="mt-10 max-w-wide-list">
        <SectionHeading id="search-kind" title={hitKinds[kind].title()} />
        {hits.length > 0 ? <HitList hits={hits} term={term} /> : <NothingHere headingLevel={3} />}
        <ListPages
          label={m.search_pages()}
          page={page}
          last={Math.ceil(totalCount / pageSize)}
          hrefOf={(to) => href('/search', searchAddress({ q: term, kind, page: to }))}
        />
      </section>
    </>
  )
}
