import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { ProseLink } from '@borealis/design-system/components/link/link.tsx'
import { ChipRow } from '@borealis/design-system/patterns/chip-row/chip-row.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#app/domain/numerals.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { resultWords } from '#app/shell/page-parts/list-pages.tsx'
import { SectionPending } from '#app/shell/page-parts/section-notice.tsx'
import { hitKinds } from './hit-list.tsx'
import { type SearchKind, searchAddress, shownTerm } from './search-term.ts'

interface NothingFoundProps {
  term: string
  /** What was looked for, where it was not everything. */
  kind?: SearchKind
  suggestions: readonly string[]
}

/** Nothing found: how to ask otherwise, words that do find something, and a way to everything else or to people. */
export function NothingFound({ term, kind, suggestions }: NothingFoundProps) {
  const { data: pageData } = useQuery(pageDataQueries.current())
  return (
    <div className="mt-10 max-w-wide-list">
      <EmptyState
        title={noneTitle(term, kind)}
        action={
          kind ? (
            <Button href={href('/search', searchAddress({ q: term }))} variant="secondary">
              {m.search_noneOthers()}
            </Button>
          ) : (pageData?.hasHelp ?? true) ? (
            <Button href={href('/help')} variant="secondary">
              {m.search_noneHelp()}
            </Button>
          ) : null
        }
      >
        {m.search_noneText()}
      </EmptyState>
      {suggestions.length > 0 ? (
        <SuggestedSearches title={m.search_suggestions()} terms={suggestions} />
      ) : (
        <PlacesToStart />
      )}
    </div>
  )
}

/** The programme's categories, each of which finds something. */
export function PlacesToStart() {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const terms = (pageData?.interests ?? []).map(({ name }) => name)
  return <SuggestedSearches title={m.search_start()} terms={terms} />
}

interface SuggestedSearchesProps {
  readonly title: string
  readonly terms: readonly string[]
}

/** Words that find something, each a search of its own; nothing where there are none. */
function SuggestedSearches({ title, terms }: SuggestedSearchesProps) {
  if (terms.length === 0) return null
  return (
    <div className="mt-10">
      <p className="mb-3 font-semibold">{title}</p>
      <ChipRow
        label={title}
        chips={terms.map((term) => ({
          id: term,
          label: term,
          href: href('/search', { q: term }),
          current: false,
        }))}
      />
    </div>
  )
}

/** How many hits there are. */
export const SearchCount = ({ count }: { count: number }) => (
  <p className="mt-6 text-small text-ink-2">{resultWords(count)}</p>
)

/** That older orders were not looked through; nothing where there are none. */
export const LatestOrders = ({ count }: { count: number | undefined }) =>
  count === undefined ? null : (
    <p className="mt-6 text-small text-ink-2">
      {`${m.search_latestOrders({ number: formatNumber(count, currentLocale()) })} `}
      <ProseLink href={href('/account/orders')}>{m.search_allOrders()}</ProseLink>
    </p>
  )

/** Of one kind nothing may be found where others are. */
const noneTitle = (term: string, kind: SearchKind | undefined): string =>
  kind
    ? m.search_noneOfKind({ kind: hitKinds[kind].title(), term: shownTerm(term) })
    : m.search_noneTitle({ term: shownTerm(term) })

/** What a screen reader hears of an answer. */
export const saidOf = (term: string, count: number, kind?: SearchKind): string =>
  count === 0 ? noneTitle(term, kind) : resultWords(count)

/** Where the hits will stand. Without JavaScript nothing asks again, so there it says that the search failed. */
export function SearchPending() {
  return (
    <div className="mt-10 max-w-wide-list">
      <SectionPending label={m.search_pending()} failed={m.search_failed()} />
    </div>
  )
}
