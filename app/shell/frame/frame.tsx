import { AnnouncementStrip } from '@borealis/design-system/patterns/announcement-strip/announcement-strip.tsx'
import { Footer } from '@borealis/design-system/patterns/footer/footer.tsx'
import { SkipLink } from '@borealis/design-system/patterns/skip-link/skip-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { formatDay } from '#app/domain/dates.ts'
import { dayIn, defaultTimeZone } from '#app/domain/time-zone.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { useMoment, useProvince, useTakeover } from '#app/member-data/reader.ts'
import { Notifications } from '#app/notifications/notifications.tsx'
import { NotificationsProvider } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { href } from '../links/href.ts'
import { useLanguageLink } from '../links/use-language-link.ts'
import { useProvinceLink } from '../links/use-province-link.ts'
import { useStop } from '../member/account-problem.ts'
import { TabSync } from '../member/tab-sync.tsx'
import { UntilInteraction } from '../page-parts/until-interaction.tsx'
import { Analytics } from './analytics.tsx'
import { AnnouncementBanner } from './announcement-banner.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { DatePassing } from './date-passing.tsx'
import { FocusRecovery } from './focus-recovery.tsx'
import { PastNotices, ReleaseNotice, UnsentNotice } from './frame-notices.tsx'
import { LinkNavigation } from './link-navigation.tsx'
import { MemberBar, StoppedAccountStrip } from './load-frame.ts'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SiteHeader } from './site-header.tsx'
import { footerGroups } from './site-navigation.ts'

/** The element that a skip link and a route change move focus to. */
const MAIN_ID = 'main'

type FrameProps = {
  /** Leaves out header, strips and footer: the page has the whole screen. */
  isContentOnly: boolean
  children: ReactNode
}

/** The frame around every page: header, notices, footer. */
export function Frame({ isContentOnly, children }: FrameProps) {
  const stop = useStop()
  const { data: auth } = useQuery(sessionQueries.auth())
  return (
    <NotificationsProvider>
      {isContentOnly ? null : (
        <>
          <SkipLink targetId={MAIN_ID} label={m.site_skipToContent()} />
          {stop ? (
            <Suspense>
              <StoppedAccountStrip />
            </Suspense>
          ) : null}
          <AnnouncementBanner />
          <TakeoverStrip />
          <SiteHeader />
        </>
      )}
      <Notifications />
      <UnsentNotice />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      {isContentOnly ? null : (
        <>
          <PastNotices />
          <SiteFooter />
          <ConsentBanner mainId={MAIN_ID} />
          {auth?.isLoggedIn ? <UntilInteraction part={MemberBar} /> : null}
        </>
      )}
      <Analytics />
      <RouteAnnouncer mainId={MAIN_ID} />
      <FocusRecovery mainId={MAIN_ID} />
      <TabSync />
      <DatePassing />
      {/* Last, because its effect reports that the page is hydrated. */}
      <LinkNavigation />
      <ReleaseNotice />
    </NotificationsProvider>
  )
}

/**
 * Names the brand whose colours the site wears, with the province, the end date, the way to what is on there, and a link to
 * change the province.
 */
function TakeoverStrip() {
  const takeover = useTakeover()
  const province = useProvince()
  const change = useProvinceLink()
  if (!takeover || !province) return null
  const day = formatDay(takeover.endDate, currentLocale(), defaultTimeZone)
  return (
    <AnnouncementStrip
      kind="place"
      label={m.site_takeoverLabel()}
      title={takeover.title}
      text={m.site_takeoverUntil({ province: province.name, day })}
      link={change}
      more={{ href: href('/offers'), label: m.site_takeoverOffers() }}
      place={province.name}
    />
  )
}

function SiteFooter() {
  const language = useLanguageLink()
  const province = useProvince()
  const change = useProvinceLink()
  const { now, timeZone } = useMoment()
  const { data: pageData } = useQuery(pageDataQueries.current())
  const [year = ''] = dayIn(now, timeZone).split('-')
  return (
    <Footer
      motto={m.site_motto()}
      navLabel={m.site_footerLabel()}
      groups={footerGroups(pageData?.hasHelp ?? true)}
      copyright={m.site_copyright({ year })}
      province={{
        text: province ? m.site_shownFor({ province: province.name }) : m.site_shownForEveryone(),
        change,
      }}
      language={language}
    />
  )
}
