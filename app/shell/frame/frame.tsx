import { defaultTimeZone } from '@borealis/contract/time-zones.ts'
import { AnnouncementStrip } from '@borealis/design-system/patterns/announcement-strip/announcement-strip.tsx'
import { Footer } from '@borealis/design-system/patterns/footer/footer.tsx'
import type { NavLink } from '@borealis/design-system/patterns/header/nav-link.ts'
import { SkipLink } from '@borealis/design-system/patterns/skip-link/skip-link.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { isMeasured } from '#app/analytics/is-measured.ts'
import { withSender } from '#app/analytics/track.ts'
import { formatDay } from '#app/domain/dates.ts'
import { clockOffset, LOOK_EVERY_MS, watchReturns } from '#app/domain/page-age.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { experimentQueries } from '#app/member-data/experiments.data.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { nextChange, passTo } from '#app/member-data/next-change.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { loadedNow, useMoment, useProvince, useTakeover } from '#app/member-data/reader.ts'
import { Notifications } from '#app/notifications/notifications.tsx'
import { NotificationsProvider } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { href } from '../links/href.ts'
import { useLanguageLink } from '../links/use-language-link.ts'
import { useStop } from '../member/account-problem.ts'
import { pageMember } from '../member/page-member.ts'
import { TabSync } from '../member/tab-sync.tsx'
import { UntilInteraction } from '../page-parts/until-interaction.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { FocusRecovery, RouteAnnouncer } from './focus.tsx'
import { AnnouncementBanner, OwnNotices, PastNotices, UnsentNotice } from './frame-notices.tsx'
import { LinkNavigation } from './link-navigation.tsx'
import { MemberBar, StoppedAccountStrip } from './load-frame.ts'
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
      <OwnNotices />
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
      more={{ href: href('/offers'), label: m.site_seeOffers() }}
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
      groups={footerGroups(pageData)}
      copyright={m.site_copyright({ year })}
      province={{
        text: province ? m.site_shownFor({ province: province.name }) : m.site_shownForEveryone(),
        change,
      }}
      language={language}
    />
  )
}

/** The link to the province picker, which returns to the current page. */
function useProvinceLink(): NavLink {
  // Paths inside the router have no language prefix, so the picker may return in another language.
  const { pathname, searchStr } = useLocation()
  const from = pathname === '/' || pathname === '/province' ? undefined : pathname + searchStr
  return { href: href('/province', { from }), label: m.site_changeProvince() }
}

/** Reports page views and selections to analytics. Loads nothing until the visitor has consented to measurement. */
function Analytics() {
  const page = useRouterState({
    // Serialised, so that the selector returns an equal value for the same page.
    select: ({ matches, location }) => {
      const last = matches.at(-1)
      const isSearch = location.pathname === '/search' && 'q' in location.search
      return JSON.stringify([last?.routeId, last?.params, isSearch, 'purchase' in location.search])
    },
  })
  const { data: auth } = useQuery(sessionQueries.auth())
  const { data: experiments } = useQuery(experimentQueries.current())
  const codes = experiments?.codes.join(' ') ?? ''

  useEffect(() => {
    const tell = () => {
      if (isMeasured()) withSender(({ trackPage }) => trackPage(page, auth?.isLoggedIn ?? false, codes))
    }
    tell()
    // Consent may be given while the page is open.
    window.addEventListener('consent', tell)
    return () => window.removeEventListener('consent', tell)
  }, [page, auth?.isLoggedIn, codes])
  return null
}

/**
 * Keeps an open page true when an offer, a price or an announcement ends in front of its reader, also after the device has slept
 * or the page was restored by Back. A member who comes back after minutes sees the balance and the session as they are. Before
 * hydration `hydrate-on-interaction.ts` waits for the same moment.
 */
function DatePassing() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const renderedAt = loadedNow(queryClient)
    const offset = clockOffset(renderedAt, performance.timeOrigin, !pageMember())
    const serverNow = () => Date.now() + offset
    const hasReturned = watchReturns(renderedAt)
    let isPassing = false
    const timer = setInterval(() => {
      // Who comes back meanwhile is noticed once this has ended.
      if (isPassing) return
      const isBack = hasReturned(serverNow(), !document.hidden) && pageMember()
      if (!isBack && serverNow() < nextChange(queryClient)) return
      isPassing = true
      void passTo(queryClient, serverNow).finally(() => {
        isPassing = false
      })
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [queryClient])
  return null
}
