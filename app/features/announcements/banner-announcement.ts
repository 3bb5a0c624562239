import type { Announcement } from '@borealis/contract/announcements.ts'
import { compareText } from '@borealis/contract/text.ts'

/** An announcement as the strip above the header shows it. */
export interface BannerAnnouncement {
  readonly id: string
  readonly level: Announcement['level']
  readonly title: string
  /** The rest of the first sentence. */
  readonly text: string
  /** The key of its dismissal; a changed text has another key. Null when it cannot be dismissed. */
  readonly dismissKey: string | null
}

/**
 * What the strip says now: every urgent announcement, and of the others the one that matters most and is newest.
 * @param keyOf short name of a text, the same for the same text
 */
export function chooseBanner(
  announcements: readonly Announcement[],
  now: string,
  keyOf: (text: string) => string,
): BannerAnnouncement[] {
  const current = announcements
    .filter(({ publishedAt, endsAt }) => publishedAt <= now && (endsAt === null || endsAt > now))
    .toSorted((a, b) => compareText(b.publishedAt, a.publishedAt))
  const urgent = current.filter(({ level }) => level === 'urgent')
  const other =
    current.find(({ level }) => level === 'warning') ?? current.find(({ level }) => level !== 'urgent')
  return (other ? [...urgent, other] : urgent).map((announcement) => ({
    id: announcement.id,
    level: announcement.level,
    title: announcement.title,
    text: announcement.body.split(/\n\s*\n/)[0] ?? '',
    dismissKey:
      announcement.isDismissible && announcement.level !== 'urgent'
        ? keyOf(
            JSON.stringify([announcement.level, announcement.title, announcement.body, announcement.path]),
          )
        : null,
  }))
}
