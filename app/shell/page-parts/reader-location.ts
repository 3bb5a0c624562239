import type { ProvinceCode } from '@borealis/contract/provinces.ts'
import type { QueryClient } from '@tanstack/react-query'
import { timeZoneFor } from '#app/domain/time-zone.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { provinceQueries } from '#app/features/province/province.queries.ts'

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
  const province = profile?.provinceCode ?? picked?.provinceCode ?? undefined
  return { province, timeZone: timeZoneFor(province, profile?.timeZone) }
}
