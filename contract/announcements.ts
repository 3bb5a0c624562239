import { z } from 'zod'
import { moment, OTHER } from './values.ts'

/** A notice of the programme. An urgent one cannot be dismissed for good. */
export const announcement = z.object({
  id: z.string().min(1),
  level: z.enum(['info', 'warning', 'urgent', OTHER]),
  title: z.string().min(1).describe('A headline that stands alone, without a full stop'),
  body: z.string().describe('Whole sentences; paragraphs split by a blank line'),
  isDismissible: z.boolean(),
  publishedAt: moment,
  endsAt: moment.nullable().describe('Not in the strip after this, only in the archive; null: open'),
  audience: z
    .enum(['everyone', 'members', OTHER])
    .optional()
    .describe('Whom the strip above the header is for; the list is for everyone. Absent: everyone'),
  path: z.string().startsWith('/').nullable().describe('Path on the site, without language prefix'),
})
export type Announcement = z.infer<typeof announcement>

/** Newest first, with the archive. */
export const announcementList = z.object({ announcements: z.array(announcement) })
export type AnnouncementList = z.infer<typeof announcementList>
