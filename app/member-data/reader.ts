import type { Customer } from '@borealis/contract/customers.ts'
import type { Takeover } from '@borealis/contract/page-data.ts'
import type { ProvinceCode } from '@borealis/contract/provinces.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { chosenPeriod, periodDays, widerPeriod } from '#app/domain/periods.ts'
import type { Moment } from '#app/domain/reader.ts'
import { takeoverIn } from '#app/domain/takeover.ts'
import { dayIn, timeZoneFor } from '#app/domain/time-zone.ts'
import { currentLocale } from './locale.ts'
import { pageDataQueries } from './page-data.data.ts'
import { accountQueries } from './profile.data.ts'
import { provinceQueries } from './province.data.ts'

/** The province on record; a member may have none. */
const provinceOf = (profile: Customer | undefined): ProvinceCode | undefined =>
  profile?.provinceCode === 'other' ? undefined : profile?.provinceCode

/** A member's days are those of their profile, as for the backend, also where a visitor's choice of a province says another. */
const zoneOf = (profile: Customer | undefined, province?: ProvinceCode): string =>
  timeZoneFor(profile ? profile.provinceCode : province, profile?.timeZone)

/** The province this page is rendered for: the member's own, or the one a visitor chose. */
export function useProvinceCode(): ProvinceCode | undefined {
  const { data: profile } = useQuery({ ...accountQueries.profile(), enabled: false })
  const { data: picked } = useQuery(provinceQueries.current())
  return provinceOf(profile) ?? picked?.provinceCode ?? undefined
}

/** The province with its name in this document's language; `undefined` when it is unknown. */
export function useProvince(): { code: ProvinceCode; name: string } | undefined {
  const code = useProvinceCode()
  const { data: pageData } = useQuery(pageDataQueries.current())
  return pageData?.provinces.find((province) => province.code === code)
}

/**
 * What to add to this device's clock for the server's time, milliseconds: 0 on the server, where the clock is right, and for a
 * visitor, whose page may be an old one of a cache. When something was read is kept by the device's clock.
 */
let lag = 0
export const setClockLag = (ms: number): void => {
  lag = ms
}

/** The server's time, milliseconds since 1970. */
export const serverNow = (): number => Date.now() + lag

/** When the device's clock showed this time of the server's. */
export const onDevice = (serverTime: number): number => serverTime - lag

/**
 * The current time, with the reader's locale and time zone. The time is the server's, from when page data was read, so
 * that server and browser render the same text.
 */
export function useMoment(): Moment {
  const { dataUpdatedAt } = useQuery(pageDataQueries.current())
  const province = useProvinceCode()
  const { data: profile } = useQuery({ ...accountQueries.profile(), enabled: false })
  return {
    now: (dataUpdatedAt || Date.now()) + lag,
    timeZone: zoneOf(profile, province),
    locale: currentLocale(),
  }
}

/**
 * The reader's province and time zone from the query cache, as `useProvinceCode` and `useMoment` return them. Call it
 * after the frame's data is loaded (`loadFrame`).
 */
export function readerLocation(queryClient: QueryClient): {
  province: ProvinceCode | undefined
  timeZone: string
} {
  const profile = queryClient.getQueryData(accountQueries.profile().queryKey)
  const picked = queryClient.getQueryData(provinceQueries.current().queryKey)
  const province = provinceOf(profile) ?? picked?.provinceCode ?? undefined
  return { province, timeZone: zoneOf(profile, province) }
}

/** The same time as `useMoment` returns, so that loader and component use the same date. */
export const loadedNow = (queryClient: QueryClient): number =>
  (queryClient.getQueryState(pageDataQueries.current().queryKey)?.dataUpdatedAt || Date.now()) + lag

/** Today's date in the member's time zone, `YYYY-MM-DD`. Loads page data and profile, which determine the zone. */
export async function loadToday(queryClient: QueryClient): Promise<string> {
  await Promise.all([
    queryClient.prefetchQuery(pageDataQueries.current()),
    queryClient.prefetchQuery(accountQueries.profile()),
  ])
  return knownToday(queryClient)
}

/** The same by what is loaded: without the profile, the day where most members live. */
function knownToday(queryClient: QueryClient): string {
  const profile = queryClient.getQueryData(accountQueries.profile().queryKey)
  return dayIn(loadedNow(queryClient), zoneOf(profile))
}

/** Both absent: everything. */
type Days = { readonly fromDate?: string; readonly toDate?: string }

/**
 * The periods to choose from, the selected one, its dates in the member's time zone, and the period of all transactions
 * where that may include more.
 */
export function usePeriod(code: string | undefined) {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { data: profile } = useQuery({ ...accountQueries.profile(), enabled: false })
  const { now, timeZone } = useMoment()
  const periods = pageData?.dateRanges ?? []
  const period = chosenPeriod(periods, code)
  const days: Days = periodDays(period, dayIn(now, timeZone))
  const wider = widerPeriod(periods, days, profile?.memberSince ?? undefined)
  return { periods, period, days, wider }
}

/**
 * Loads the list of a period. It is requested at once, for the days as they are where most members live, and once more when the
 * profile says that the member's date is another one: so the list rarely waits for the profile.
 */
export async function loadOfPeriod(
  queryClient: QueryClient,
  code: string | undefined,
  load: (days: Days) => Promise<void>,
): Promise<void> {
  const loadLikely = async () => {
    await queryClient.prefetchQuery(pageDataQueries.current())
    const likely = daysUntil(queryClient, code, knownToday(queryClient))
    await load(likely)
    return likely
  }
  const [today, likely] = await Promise.all([loadToday(queryClient), loadLikely()])
  const days = daysUntil(queryClient, code, today)
  if (days.toDate !== likely.toDate) await load(days)
}

function daysUntil(queryClient: QueryClient, code: string | undefined, today: string): Days {
  const pageData = queryClient.getQueryData(pageDataQueries.current().queryKey)
  return periodDays(chosenPeriod(pageData?.dateRanges ?? [], code), today)
}

/** The brand takeover that is active today in this page's province, or `undefined` (spec §3). */
export function useTakeover(): Takeover | undefined {
  const province = useProvinceCode()
  const { now, timeZone } = useMoment()
  const { data: pageData } = useQuery(pageDataQueries.current())
  return pageData && takeoverIn(pageData.takeovers, province, dayIn(now, timeZone))
}
