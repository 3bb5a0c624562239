import { queryOptions } from '@tanstack/react-query'
import { listAnnouncements } from './announcements.functions.ts'

export const announcementQueries = {
  all: ['announcements'] as const,
  list: () => queryOptions({ queryKey: [...announcementQueries.all], queryFn: () => listAnnouncements() }),
}
