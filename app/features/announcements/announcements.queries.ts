import { queryOptions } from '@tanstack/react-query'
import { getBanner, listAnnouncements } from './announcements.functions.ts'

export const announcementQueries = {
  all: ['announcements'] as const,
  list: () =>
    queryOptions({ queryKey: [...announcementQueries.all, 'list'], queryFn: () => listAnnouncements() }),
  banner: () =>
    queryOptions({ queryKey: [...announcementQueries.all, 'banner'], queryFn: () => getBanner() }),
}
