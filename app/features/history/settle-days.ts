import { dayOf } from '#app/domain/typed-date.ts'
import type { HistorySearch } from './history-search.ts'

/** The days of an address or a form; a field may be empty or absent. */
interface TypedDays {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/**
 * Typed days as an address keeps them: as days where they can be read, otherwise as they were typed. A file of its own, because
 * only who types a day loads what reads it.
 * @param today of two days that a text may mean, one that is later is not meant; `YYYY-MM-DD`
 */
export const settleDays = ({ from, to }: TypedDays, today: string): Pick<HistorySearch, 'from' | 'to'> => ({
  ...(from && { from: dayOf(from, today) }),
  ...(to && { to: dayOf(to, today) }),
})
