import { NAVIGATION_ENDED } from '@borealis/design-system/patterns/filter-panel/use-url-choices.ts'
import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { parseSearch, type SearchParams } from '../links/search-params.ts'
import { afterNextFrame } from '../page-parts/after-next-frame.ts'
import { navigate } from '../page-parts/navigate.ts'
import { queryOf } from './form-fields.ts'

/** How many changes were applied: the last one has the whole form, and one that still waits adds nothing to it. */
let applied = 0

/**
 * A form that applies each change at once with a client navigation. Without JavaScript its native GET does the same.
 * @param hrefOf builds the URL from the fields; by default the URL of the native GET
 * @param begin runs before the navigation, to start a request that the new page needs
 * @param replace the new page takes the place of this one in the history. `false` by default
 */
export function useAppliedForm(
  hrefOf?: (fields: SearchParams) => string,
  begin?: (fields: SearchParams) => void,
  replace = false,
) {
  const router = useRouter()
  function apply(form: HTMLFormElement): void {
    const fields = queryOf(form)
    const typed = parseSearch(fields.toString())
    const href = hrefOf ? hrefOf(typed) : `${new URL(form.action).pathname}?${fields}`
    const here = router.latestLocation.href
    applied += 1
    const turn = applied
    void afterNextFrame(async () => {
      if (begin) {
        begin(typed)
        // Lets the request start before the navigation.
        await new Promise((resolve) => setTimeout(resolve))
      }
      // Whoever has followed a link meanwhile, which may have closed the form, is not led back.
      if (turn === applied && router.latestLocation.href === here)
        await navigate(router, { href, resetScroll: false, replace })
      // Whoever went elsewhere meanwhile sees there what that has, and not what was chosen.
      form.dispatchEvent(new Event(NAVIGATION_ENDED))
    })
  }
  return {
    apply,
    /** Selections apply at once; typed text waits for the submit button. */
    onChange(event: FormEvent<HTMLFormElement>): void {
      if (event.target instanceof HTMLSelectElement) apply(event.currentTarget)
    },
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault()
      apply(event.currentTarget)
    },
  }
}
