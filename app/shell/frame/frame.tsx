import { SkipLink } from '@borealis/design-system/patterns/skip-link/skip-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Notifications } from '#app/notifications/notifications.tsx'
import { NotificationsProvider } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
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
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TakeoverStrip } from './takeover-strip.tsx'

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
