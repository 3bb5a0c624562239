import { ChipRow } from '@borealis/design-system/patterns/chip-row/chip-row.tsx'
import { href } from '#app/shell/links/href.ts'

interface SuggestedSearchesProps {
  readonly title: string
  readonly terms: readonly string[]
}

/** Words that find something, each a search of its own; nothing where there are none. */
export function SuggestedSearches({ title, terms }: SuggestedSearchesProps) {
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
