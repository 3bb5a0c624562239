import { useQuery } from '@tanstack/react-query'
import type { Moment } from '#app/domain/reader.ts'
import { timeZoneFor } from '#app/domain/time-zone.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { currentLocale } from '../links/locale.ts'
import { useProvinceCode } from './use-province.ts'

/**
 * The current time, with the reader's locale and time zone. The time is the server's, from when page data was read, so
 * that server and browser render the same text.
 */
export function useMoment(): Moment {
  const { dataUpdatedAt } = useQuery(pageDataQueries.current())
  const province = useProvinceCode()
  const { data: profile } = useQuery({ ...accountQueries.profile(), enabled: false })
  return {
    now: dataUpdatedAt || Date.now(),
    timeZone: timeZoneFor(province, profile?.timeZone),
    locale: currentLocale(),
  }
}
