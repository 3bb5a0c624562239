import type { Announcement } from '@borealis/contract/announcements.ts'
import { compareText } from '@borealis/contract/text.ts'
import { Badge } from '@borealis/design-system/components/badge/badge.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { NewsList, type NewsListProps } from '@borealis/design-system/patterns/news-list/news-list.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatDate } from '#app/domain/dates.ts'
import { type Locale, withLocalePrefix } from '#app/domain/locale.ts'
import { safeReturnPath } from '#app/domain/return-path.ts'
import { isSameSitePath } from '#app/domain/same-site-path.ts'
import { seeOther } from '#app/edge/answers.ts'
import { announcementQueries, dismissAnnouncement } from '#app/member-data/announcements.data.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { type FormPost, readForm } from '#app/shell/forms/posted-form.ts'

/** The programme's announcements: current ones, then the archive. */
export function AnnouncementsPage() {
  const { data } = useSuspenseQuery(announcementQueries.list())
  const moment = useMoment()
  const newestFirst = data.announcements.toSorted((a, b) => compareText(b.publishedAt, a.publishedAt))
  const isOver = ({ endsAt }: Announcement) => endsAt !== null && Date.parse(endsAt) <= moment.now
  const current = newestFirst.filter((announcement) => !isOver(announcement))
  const past = newestFirst.filter(isOver)
  const itemOf = useItem()
  return (
    <>
      <PageHeading title={m.announcements_title()} lead={m.announcements_lead()} />
      <Section labelledBy="announcements-now" className="pt-0!">
        <SectionHeading id="announcements-now" title={m.announcements_now()} />
        {current.length > 0 ? (
          <NewsList items={current.map(itemOf)} />
        ) : (
          <EmptyState headingLevel={3} title={m.announcements_noneTitle()}>
            {m.announcements_noneText()}
          </EmptyState>
        )}
      </Section>
      {past.length > 0 ? (
        <Section labelledBy="announcements-past" className="pt-0!">
          <SectionHeading id="announcements-past" title={m.announcements_past()} />
          <NewsList items={past.map(itemOf)} />
        </Section>
      ) : null}
    </>
  )
}

function useItem(): (announcement: Announcement) => NewsListProps['items'][number] {
  const { locale, timeZone } = useMoment()
  return (announcement) => {
    const { id, level, title, body, publishedAt } = announcement
    return {
      id,
      date: formatDate(publishedAt, locale, timeZone),
      badge:
        level === 'info' ? null : (
          <Badge tone={level === 'urgent' ? 'error' : 'warning'}>
            {level === 'urgent' ? m.announcements_urgent() : m.announcements_warning()}
          </Badge>
        ),
      title,
      paragraphs: body.split(/\n\s*\n/).filter((text) => text !== ''),
      link: announcementLink(announcement, locale),
    }
  }
}

/** The banner's form, without JavaScript. */
export async function answerDismissal({ request }: FormPost<unknown>) {
  const { dismiss = '', from } = await readForm(request)
  await dismissAnnouncement({ data: { dismiss: dismiss.slice(0, 100) } })
  return seeOther(withLocalePrefix(safeReturnPath(from ?? '/'), currentLocale()))
}

/** Where an announcement leads: a page of this site, or nowhere. */
export function announcementLink({ title, path }: Announcement, locale: Locale) {
  if (path === null || !isSameSitePath(path)) return null
  return { href: withLocalePrefix(path, locale), label: m.announcements_more(), context: title }
}
