import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { parseSearch, type SearchParams } from '#app/site/links/search-params.ts'
import { afterNextFrame } from '#app/site/page-parts/after-next-frame.ts'
import { queryOf } from './form-fields.ts'

/**
 * A form of choices that applies each change at once, in place; without JavaScript its own GET does the same.
 * @param hrefOf the address that its fields lead to; by default the one that its GET leads to
 * @param begin runs before the navigation: starts a call whose answer the new address will need
 */
export function useAppliedForm(
  hrefOf?: (fields: SearchParams) => string,
  begin?: (fields: SearchParams) => void,
) {
  const router = useRouter()
  function apply(form: HTMLFormElement): void {
    const fields = queryOf(form)
    const typed = parseSearch(fields.toString())
    const href = hrefOf ? hrefOf(typed) : `${new URL(form.action).pathname}?${fields}`
    void afterNextFrame(async () => {
      if (begin) {
        begin(typed)
        // Its request leaves with the end of this task.
        await new Promise((resolve) => setTimeout(resolve))
      }
      await router.navigate({ href, resetScroll: false })
    })
  }
  return {
    apply,
    /** A list is applied when something is chosen; what is typed waits for the button. */
    onChange(event: FormEvent<HTMLFormElement>): void {
      if (event.target instanceof HTMLSelectElement) apply(event.currentTarget)
    },
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault()
      apply(event.currentTarget)
    },
  }
}
