import { MAX_TERM_LENGTH } from '@borealis/contract/limits.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide'
import { type ComponentType, type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { navigate } from '#app/shell/page-parts/navigate.ts'
import type { SearchSuggestionsProps } from './search-suggestions.tsx'

/** Without a network the box stays as it is: a chunk that cannot be loaded must not replace the page by an error. */
const SearchSuggestions = lazy<ComponentType<SearchSuggestionsProps>>(() =>
  import('./search-suggestions.tsx').catch(() => ({ default: () => null })),
)

/** The box. Without JavaScript its GET does the same; suggestions come once it has the focus. */
export function SearchForm({ term }: { term: string }) {
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
    void navigate(router, { href: href('/search', { q: q === '' ? undefined : q }) })
  }
  return (
    <search>
      <form
        method="get"
        action={href('/search')}
        onSubmit={onSubmit}
        className="flex max-w-[40rem] flex-col gap-3 tablet:flex-row tablet:items-end"
      >
        <div className="relative flex-1">
          <TextField
            ref={box}
            name="q"
            type="search"
            label={m.search_label()}
            defaultValue={term}
            maxLength={MAX_TERM_LENGTH}
            enterKeyHint="search"
            autoComplete="off"
            onFocus={() => setSuggestions(true)}
          />
          {hasSuggestions ? (
            <Suspense fallback={null}>
              <SearchSuggestions box={box} onChoose={(to) => void navigate(router, { href: to })} />
            </Suspense>
          ) : null}
        </div>
        <Button type="submit" size="field" icon={Search} wide="phone">
          {m.search_button()}
        </Button>
      </form>
    </search>
  )
}
