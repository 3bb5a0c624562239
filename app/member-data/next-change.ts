import type { QueryClient } from '@tanstack/react-query'
import { endOfDay } from '#app/domain/countdown.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { announcementQueries } from './announcements.data.ts'
import { pageDataQueries } from './page-data.data.ts'
import { loadedNow, onDevice, readerLocation } from './reader.ts'

/**
 * When something on a page that is open stops being true, milliseconds since 1970: at the reader's midnight, which ends offers,
 * prices and days, or when an announcement above the header or on their own page ends.
 */
export function nextChange(queryClient: QueryClient): number {
  const { timeZone } = readerLocation(queryClient)
  const now = loadedNow(queryClient)
  const banner = queryClient.getQueryData(announcementQueries.banner().queryKey) ?? []
  const all = queryClient.getQueryData(announcementQueries.list().queryKey)?.announcements
  const ends = (all ?? banner).map(({ endsAt }) => (endsAt === null ? Number.NaN : Date.parse(endsAt)))
  return Math.min(endOfDay(dayIn(now, timeZone), timeZone), ...ends.filter((end) => end > now))
}

/** Renders the page as of another moment (`useMoment`), and reads again what it shows. */
export async function passTo(queryClient: QueryClient, serverNow: () => number): Promise<void> {
  const setNow = () =>
    queryClient.setQueryData(pageDataQueries.current().queryKey, (data) => data, {
      updatedAt: onDevice(serverNow()),
    })
  // What is known here is true at once, also without a network.
  setNow()
  await queryClient.invalidateQueries({ refetchType: 'active' })
  // Page data that was read again has the time of the device.
  setNow()
}
