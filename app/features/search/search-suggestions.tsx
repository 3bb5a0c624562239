import { isInTitle } from '@borealis/contract/search-match.ts'
import { SuggestionList } from '@borealis/design-system/patterns/suggestion-list/suggestion-list.tsx'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { swatch } from '#app/images/image-url.ts'
import * as m from '#app/paraglide/messages.js'
import { useTypedTerm } from '#app/shell/forms/use-typed-term.ts'
import { hitKinds, Marked } from './hit-list.tsx'
import { searchQueries } from './search.data.ts'

const MIN_TERM_LENGTH = 2

export interface SearchSuggestionsProps {
  readonly box: RefObject<HTMLInputElement | null>
  readonly onChoose: (href: string) => void
}

/** Suggestions under the search box, loaded when the box gets the focus. */
export default function SearchSuggestions({ box, onChoose }: SearchSuggestionsProps) {
  const [term] = useTypedTerm(box, 'typed')
  const isLongEnough = term.length >= MIN_TERM_LENGTH
  const { data } = useQuery({
    ...searchQueries.suggestions(term),
    enabled: isLongEnough,
    // Of what a term found that was typed over, only what the new one finds, too.
    placeholderData: (earlier) => earlier?.filter(({ title }) => isInTitle(term, title)),
  })
  const suggestions = isLongEnough ? (data ?? []) : []
  return (
    <SuggestionList
      box={box}
      label={m.search_suggested()}
      status={m.search_suggestedCount({ count: suggestions.length })}
      suggestions={suggestions.map(({ kind, code, title, image, value }) => ({
        id: `${kind} ${code}`,
        href: hitKinds[kind].page(code),
        title: <Marked text={title} term={term} />,
        detail: value ?? hitKinds[kind].title(),
        swatch: image && swatch(image, 48, 96),
      }))}
      onChoose={onChoose}
    />
  )
}
