import { SuggestionList } from '@borealis/design-system/patterns/suggestion-list/suggestion-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import * as m from '#app/paraglide/messages.js'
import { hitKinds, Marked, swatchOf } from './hit-list.tsx'
import { searchQueries } from './search.data.ts'

/** Debounce before suggestions are fetched; milliseconds. */
const PAUSE_MS = 150
const MIN_TERM_LENGTH = 2
const SWATCH_WIDTH = 40

export interface SearchSuggestionsProps {
  readonly box: RefObject<HTMLInputElement | null>
  readonly onChoose: (href: string) => void
}

/** Suggestions under the search box, loaded when the box gets the focus. */
export default function SearchSuggestions({ box, onChoose }: SearchSuggestionsProps) {
  const term = useTypedTerm(box)
  const isLongEnough = term.length >= MIN_TERM_LENGTH
  const { data } = useQuery({ ...searchQueries.suggestions(term), enabled: isLongEnough })
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
        swatch: swatchOf(image, SWATCH_WIDTH),
      }))}
      onChoose={onChoose}
    />
  )
}

/** What is in the box, once its writer pauses. */
function useTypedTerm(box: RefObject<HTMLInputElement | null>): string {
  const [term, setTerm] = useState('')
  useEffect(() => {
    const input = box.current
    if (!input) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onInput = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setTerm(input.value.trim()), PAUSE_MS)
    }
    input.addEventListener('input', onInput)
    // What was typed while this code was loading.
    if (input.value !== input.defaultValue) onInput()
    return () => {
      clearTimeout(timer)
      input.removeEventListener('input', onInput)
    }
  }, [box])
  return term
}
