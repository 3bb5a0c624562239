import { ErrorScreen } from '@borealis/design-system/patterns/error-screen/error-screen.tsx'
import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import { onlineManager } from '@tanstack/react-query'
import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import { Suspense, useLayoutEffect, useSyncExternalStore } from 'react'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { isBeingLeft } from '../calls/release-skew.ts'
import { href } from '../links/href.ts'
import { lazyPart } from '../page-parts/lazy-part.tsx'
import { referenceOf } from './reference.ts'

/** The error screen in place of a page that failed (spec §2). */
export function ErrorScreenPage({ error }: ErrorComponentProps) {
  const { pathname, searchStr } = useLocation()
  // What Firefox and Safari no longer load for a page that they leave is no failure to tell of.
  if (isBeingLeft()) return null
  return (
    <ErrorScreen
      heading={m.errors_heading()}
      text={m.errors_text()}
      home={{ href: href('/'), label: m.errors_home() }}
      again={{ href: withLocalePrefix(pathname, currentLocale()) + searchStr, label: m.errors_again() }}
      reference={{ label: m.errors_reference(), id: referenceOf(error) }}
    />
  )
}

export function NotFoundPage() {
  return (
    <NoticePage
      heading={m.errors_notFoundHeading()}
      text={[m.errors_notFoundText()]}
      action={{ href: href('/'), label: m.errors_home() }}
      other={{ href: href('/search'), label: m.errors_search() }}
    />
  )
}

/** The outline of the page that comes. Its code loads with the first navigation that may need it. */
export const PendingOutline = lazyPart(() =>
  import('../page-parts/pending-outline.tsx').then((module) => module.PendingOutline),
)

/**
 * Replaces a page while another one loads, if that takes longer than `PENDING_MS`. As high as the window, so that the footer neither
 * comes up nor goes again. Offline its data waits for the network, and it says so.
 */
export function PendingPage() {
  const isOnline = useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  )
  // Its top, not the foot of the page before it. The router puts the page that comes where it belongs.
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <div className="min-h-dvh" role="status">
      <p className={isOnline ? 'sr-only' : 'page-column py-2'}>
        {isOnline ? m.site_loading() : m.site_offline()}
      </p>
      <Suspense>
        <PendingOutline />
      </Suspense>
    </div>
  )
}
