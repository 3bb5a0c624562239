import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { PlacesToStart } from './places-to-start.tsx'
import { shownTerm } from './search-term.ts'
import { SuggestedSearches } from './suggested-searches.tsx'

/** Nothing found: how to ask otherwise, words that do find something, and a way to people. */
export function NothingFound({ term, suggestions }: { term: string; suggestions: readonly string[] }) {
  return (
    <div className="mt-10 max-w-wide-list">
      <EmptyState
        title={m.search_noneTitle({ term: shownTerm(term) })}
        action={
          <Button href={href('/help')} variant="secondary">
            {m.search_noneHelp()}
          </Button>
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
