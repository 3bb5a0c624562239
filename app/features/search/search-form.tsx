import { Button } from '@borealis/design-system/components/button/button.tsx'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'

/** The box. Without JavaScript its GET does the same. */
export function SearchForm({ term }: { term: string }) {
  const router = useRouter()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Back, or a suggestion: the box says what the page shows. It is not made anew, so that it keeps the focus.
    if (box.current) box.current.value = term
  }, [term])
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void router.navigate({ href: href('/search', { q: q === '' ? undefined : q }) })
  }
  return (
    <search>
      <form
        method="get"
        action={href('/search')}
        onSubmit={onSubmit}
        className="flex max-w-[40rem] flex-col gap-3 tablet:flex-row tablet:items-end"
      >
        <TextField
          ref={box}
          name="q"
          type="search"
          label={m.search_label()}
          defaultValue={term}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          className="flex-1"
        />
        <Button type="submit" icon={Search} wide="phone">
          {m.search_button()}
        </Button>
      </form>
    </search>
  )
}
