import type { Announcement } from '@borealis/contract/announcements.ts'
import { type Locale, withLocalePrefix } from '#app/domain/locale.ts'
import { isSameSitePath } from '#app/domain/return-path.ts'
import * as m from '#app/paraglide/messages.js'

/** Where an announcement leads: a page of this site, or nowhere. */
export function announcementLink({ title, path }: Announcement, locale: Locale) {
  if (path === null || !isSameSitePath(path)) return null
  return { href: withLocalePrefix(path, locale), label: m.announcements_more(), context: title }
}
