import { formatNumber } from '#app/domain/numerals.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'

/** How many hits there are; announced to screen readers when it changes. */
export function SearchCount({ count }: { count: number }) {
  return (
    <p role="status" className="mt-6 text-small text-ink-2">
      {m.search_count({ count, number: formatNumber(count, currentLocale()) })}
    </p>
  )
}
