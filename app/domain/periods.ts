import { addMonths } from './dates.ts'

/** A period to choose: a number of months up to today, or everything. */
export type Period = { readonly code: string; readonly months: number | null; readonly isDefault: boolean }

/** The period that is named, else the default one. */
export const chosenPeriod = <P extends Period>(
  periods: readonly P[],
  code: string | undefined,
): P | undefined =>
  periods.find((period) => period.code === code) ?? periods.find(({ isDefault }) => isDefault)

/** A period's first and last day, both included; neither when it is everything or unknown. */
export function periodDays(
  period: Period | undefined,
  today: string,
): { fromDate: string; toDate: string } | Record<string, never> {
  if (!period || period.months === null) return {}
  return { fromDate: addMonths(today, -period.months), toDate: today }
}

/**
 * The period of everything, where it may hold more than one that begins on `fromDate`: nothing is older than the
 * membership. A period without a first day is everything already.
 * @param memberSince a day; `undefined` where it is not known
 */
export function widerPeriod<P extends Period>(
  periods: readonly P[],
  { fromDate }: { readonly fromDate?: string },
  memberSince: string | undefined,
): P | undefined {
  if (!fromDate || (memberSince && fromDate <= memberSince)) return undefined
  return periods.find(({ months }) => months === null)
}
