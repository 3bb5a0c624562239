import { createHash } from 'node:crypto'
import type { Announcement } from '@borealis/contract/announcements.ts'
import { compareText } from '@borealis/contract/text.ts'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { addDismissed, DISMISSED, readDismissed } from '#app/domain/dismissed.ts'
import { readCookie, requestContext } from '#app/edge/request-context.server.ts'
import { setVisitorCookie, YEAR_SECONDS } from '#app/edge/visitor-cookies.server.ts'
import { withVisitor } from '#app/session/session.middleware.ts'

/** Notices of the programme, newest first, with the archive. */
export const listAnnouncements = createServerFn()
  .middleware([withVisitor])
  .handler(({ context }) => context.backend.listAnnouncements())

const KEY_LENGTH = 12

/** The announcements above the header now that are for its reader, without those that this browser has dismissed by form. */
export const getBanner = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const { announcements } = await context.backend.listAnnouncements()
    const dismissed = readDismissed(readCookie(requestContext().request, DISMISSED))
    const keyOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, KEY_LENGTH)
    return chooseBanner(announcements, context.isSignedIn, new Date().toISOString(), keyOf).filter(
      ({ dismissKey }) => dismissKey === null || !dismissed.includes(dismissKey),
    )
  })

/** Remembers in a cookie that this browser has closed an announcement; for browsers without JavaScript. */
export const dismissAnnouncement = createServerFn({ method: 'POST' })
  .middleware([withVisitor])
  .validator(z.object({ dismiss: z.string().max(100) }))
  .handler(({ data }) => {
    const dismissed = addDismissed(readCookie(requestContext().request, DISMISSED), data.dismiss)
    setVisitorCookie(DISMISSED, dismissed, { maxAgeSeconds: YEAR_SECONDS })
  })

/** An announcement as the strip above the header shows it. */
interface BannerAnnouncement {
  readonly id: string
  readonly level: Announcement['level']
  /** Ends like a sentence, because the text follows on the same line. */
  readonly title: string
  /** The first paragraph. */
  readonly text: string
  /** The key of its dismissal; a changed text has another key. Null when it cannot be dismissed. */
  readonly dismissKey: string | null
  /** ISO 8601 in UTC; null without an end. */
  readonly endsAt: string | null
}

/**
 * What the strip says now: every urgent announcement, and of the others the one that matters most and is newest.
 * @param isMember whether its reader is signed in: what concerns members alone is kept from others
 * @param keyOf short name of a text, the same for the same text
 */
export function chooseBanner(
  announcements: readonly Announcement[],
  isMember: boolean,
  now: string,
  keyOf: (text: string) => string,
): BannerAnnouncement[] {
  // Not as text: one of the two may have no milliseconds.
  const at = Date.parse(now)
  const current = announcements
    .filter(
      ({ publishedAt, endsAt }) =>
        Date.parse(publishedAt) <= at && (endsAt === null || Date.parse(endsAt) > at),
    )
    .filter(({ audience }) => isMember || audience !== 'members')
    .toSorted((a, b) => compareText(b.publishedAt, a.publishedAt))
  const urgent = current.filter(({ level }) => level === 'urgent')
  const other =
    current.find(({ level }) => level === 'warning') ?? current.find(({ level }) => level !== 'urgent')
  return (other ? [...urgent, other] : urgent).map((announcement) => ({
    id: announcement.id,
    level: announcement.level,
    title: /[.?!…]\u2063?$/.test(announcement.title) ? announcement.title : `${announcement.title}.`,
    text: announcement.body.split(/\n\s*\n/)[0] ?? '',
    endsAt: announcement.endsAt,
    dismissKey:
      announcement.isDismissible && announcement.level !== 'urgent'
        ? keyOf(
            JSON.stringify([announcement.level, announcement.title, announcement.body, announcement.path]),
          )
        : null,
  }))
}

export const announcementQueries = {
  all: ['announcements'] as const,
  list: () =>
    queryOptions({ queryKey: [...announcementQueries.all, 'list'], queryFn: () => listAnnouncements() }),
  banner: () =>
    queryOptions({ queryKey: [...announcementQueries.all, 'banner'], queryFn: () => getBanner() }),
}
