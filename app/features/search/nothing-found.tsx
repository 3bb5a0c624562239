import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { ChipRow } from '@borealis/design-system/patterns/chip-row/chip-row.tsx'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/links/href.ts'

/** Nothing found: how to ask otherwise, words that do find something, and a way to people. */
export function NothingFound({ term, suggestions }: { term: string; suggestions: readonly string[] }) {
  return (
    <div className="mt-10 max-w-[56rem]">
      <EmptyState
        title={m.search_noneTitle({ term })}
        action={
          <Button href={href('/help')} variant="secondary">
            {m.search_noneHelp()}
          </Button>
        }
      >
        {m.search_noneText()}
      </EmptyState>
      {suggestions.length > 0 ? (
        <div className="mt-10">
          <p className="mb-3 font-semibold">{m.search_suggestions()}</p>
          <ChipRow
            label={m.search_suggestions()}
            chips={suggestions.map((suggestion) => ({
              id: suggestion,
              label: suggestion,
              href: href('/search', { q: suggestion }),
              current: false,
            }))}
          />
        </div>
      ) : null}
    </div>
  )
}
