import { formatNumber } from '#app/domain/numerals.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'

/** How many offers match the filters; announced to screen readers when it changes. */
export function OfferCount({ shown, count }: { shown: number; count: number }) {
  const number = formatNumber(count, currentLocale())
  return (
    <p aria-live="polite" className="mt-6 text-small text-ink-2">
      {shown === count
        ? m.offers_count({ count, number })
        : m.offers_countOf({ shown: formatNumber(shown, currentLocale()), count: number })}
    </p>
  )
}
