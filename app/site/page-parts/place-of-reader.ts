import type { QueryClient } from '@tanstack/react-query'
import type { ProvinceCode } from '#app/domain/provinces.ts'
import { timeZoneFor } from '#app/domain/time-zone.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { placeQueries } from '#app/features/place/place.queries.ts'

/** Where the reader of a page is, once the frame is loaded: what `useProvinceCode` and `useMoment` tell its components. */
export function placeOfReader(queryClient: QueryClient): {
  province: ProvinceCode | undefined
  timeZone: string
} {
  const profile = queryClient.getQueryData(accountQueries.profile().queryKey)
  const place = queryClient.getQueryData(placeQueries.current().queryKey)
  const province = profile?.provinceCode ?? place?.provinceCode ?? undefined
  return { province, timeZone: timeZoneFor(province, profile?.timeZone) }
}
