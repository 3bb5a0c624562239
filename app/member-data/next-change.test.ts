import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { announcementQueries } from './announcements.data.ts'
import { nextChange, passTo } from './next-change.ts'
import { pageDataQueries } from './page-data.data.ts'
import { accountQueries } from './profile.data.ts'
import { provinceQueries } from './province.data.ts'
import { loadedNow } from './reader.ts'

const NOON = Date.parse('2026-11-26T17:00:00Z')
/** In Toronto, where most members live. */
const MIDNIGHT = Date.parse('2026-11-27T05:00:00Z')

function clientAt(updatedAt: number, endings: readonly (string | null)[] = []) {
  const queryClient = new QueryClient()
  queryClient.setQueryData([...pageDataQueries.current().queryKey], {}, { updatedAt })
  queryClient.setQueryData(
    [...announcementQueries.banner().queryKey],
    endings.map((endsAt) => ({ endsAt })),
  )
  return queryClient
}

test('a page changes at its reader’s midnight, or when an announcement on it ends before', () => {
  expect(nextChange(clientAt(NOON))).toBe(MIDNIGHT)
  expect(nextChange(clientAt(MIDNIGHT))).toBe(MIDNIGHT + 86_400_000)
  expect(nextChange(clientAt(NOON, [null, '2026-11-26T20:00:00Z', '2026-11-26T16:00:00Z']))).toBe(
    Date.parse('2026-11-26T20:00:00Z'),
  )
  const withAll = clientAt(NOON)
  const announcements = [{ endsAt: '2026-11-26T21:00:00Z' }]
  withAll.setQueryData([...announcementQueries.list().queryKey], { announcements })
  expect(nextChange(withAll)).toBe(Date.parse('2026-11-26T21:00:00Z'))
})

test('a page changes at the midnight of its member’s profile, and of a province that was chosen only without one', () => {
  const queryClient = clientAt(NOON)
  queryClient.setQueryData([...provinceQueries.current().queryKey], { provinceCode: 'NL' })
  expect(nextChange(queryClient)).toBe(MIDNIGHT - 5_400_000)
  queryClient.setQueryData([...accountQueries.profile().queryKey], { provinceCode: 'other' })
  expect(nextChange(queryClient)).toBe(MIDNIGHT)
})

test('a page that passes to another day has its time, whatever the device’s clock says', async () => {
  const queryClient = clientAt(NOON)
  await passTo(queryClient, () => MIDNIGHT + 5)
  expect(loadedNow(queryClient)).toBe(MIDNIGHT + 5)
  expect(nextChange(queryClient)).toBe(MIDNIGHT + 86_400_000)
})
