import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { href } from '#app/site/href.ts'
import { parseSearch } from '#app/site/search-params.ts'
import { filterSearch, readFilters } from './catalogue-filters.ts'

/** Applies the catalogue's forms at once and where the reader is; without JavaScript their GET does the same. */
export function useFilterForm() {
  const router = useRouter()
  function apply(form: HTMLFormElement | null): void {
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form ?? undefined)) fields.append(name, String(value))
    const filters = readFilters(parseSearch(fields.toString()))
    void router.navigate({ href: href('/gift-cards', filterSearch(filters)), resetScroll: false })
  }
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    apply(event.currentTarget)
  }
  return { apply, onSubmit }
}
