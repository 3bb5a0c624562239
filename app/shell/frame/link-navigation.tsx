import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isMeasured } from '#app/analytics/is-measured.ts'
import { languageTag, stripLocalePrefix } from '#app/domain/locale.ts'
import { LINK_PATIENCE_MS, within } from '#app/domain/within.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { fetchesAhead, rememberLanguage } from '../deferred-hydration/event-replay.ts'
import { HYDRATED } from '../deferred-hydration/hydration-lifecycle.ts'
import { afterNextFrame } from '../page-parts/after-next-frame.ts'
import { navigate } from '../page-parts/navigate.ts'

/** Paths that only the server answers. */
const DOCUMENT_PATHS = /^\/(auth|_next|_serverFn|health)(\/|$)/

/**
 * Makes clicks on plain links client navigations, and preloads a page's data when the pointer enters its link.
 * One listener for the document instead of a component per link: links need no router, work without
 * JavaScript, and cost nothing to render.
 */
export function LinkNavigation() {
  const router = useRouter()
  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = linkUnder(event)
      if (link && isOtherLanguage(link)) {
        rememberLanguage(link.hreflang)
        carryInput(event, link)
      }
      const url = link && internalUrl(link)
      if (!url) return
      const isOtherPage = url.pathname !== window.location.pathname
      if (isOtherPage && fetchesAhead() && !isMeasured()) return
      event.preventDefault()
      // The next page of a list starts at its top, as a new document does.
      const isListPage = link.rel === 'next' || link.rel === 'prev'
      const resetScroll = isListPage || isOtherPage
      void afterNextFrame(() => {
        if (isListPage) document.querySelector('main')?.focus({ preventScroll: true })
        return navigate(router, { href: url.pathname + url.search + url.hash, resetScroll })
      })
    }
    function onPointerOver(event: PointerEvent) {
      const link = linkUnder(event)
      const url = link && internalUrl(link)
      if (!url || url.pathname + url.search === window.location.pathname + window.location.search) return
      // After the frame, because a tap fires hover and click at once. A failed preload is ignored: the click tries again.
      void afterNextFrame(() =>
        router.preloadRoute({ to: '.', href: url.pathname + url.search }).catch(() => undefined),
      )
    }
    document.addEventListener('click', onClick)
    document.addEventListener('pointerover', onPointerOver)
    const forgetScroll = keepScrollForBack(router)
    // Releases a click that was queued before hydration (`event-replay.ts`).
    window.dispatchEvent(new Event(HYDRATED))
    return () => {
      forgetScroll()
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerover', onPointerOver)
    }
  }, [router])
  return null
}

/**
 * Two positions that the router does not store for Back: of a page that was scrolled before hydration, and of one that is returned to
 * before the next one is there, when an outline has taken its place.
 */
function keepScrollForBack(router: AnyRouter): () => void {
  let top: number | undefined
  const stops = [
    router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
      // It stores positions only after a scroll event, which may have come before it listened.
      document.dispatchEvent(new Event('scroll'))
      if (hrefChanged) top ??= window.scrollY
    }),
    router.subscribe('onRendered', ({ hrefChanged }) => {
      if (!hrefChanged && top !== undefined) window.scrollTo(0, top)
      top = undefined
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function linkUnder({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : undefined
}

/** Such a link needs a new document: everything on the page changes. */
function isOtherLanguage({ hreflang }: HTMLAnchorElement): boolean {
  return hreflang !== '' && hreflang !== languageTag(currentLocale())
}

/**
 * Keeps the form's input when the language changes. The code is loaded on the click, because few links need it; the language
 * changes without it, too.
 */
function carryInput(event: Event, link: HTMLAnchorElement): void {
  const { origin, pathname, search, href } = new URL(link.href)
  if (origin !== window.location.origin) return
  event.preventDefault()
  void within(LINK_PATIENCE_MS, import('./carry-input.ts'))
    .then(({ withInput }) => withInput(pathname + search))
    .catch(() => href)
    .then((address) => window.location.assign(address))
}

/** The URL of a link that the router can open. */
function internalUrl(link: HTMLAnchorElement): URL | undefined {
  if (link.target || link.dataset.answer === 'file' || isOtherLanguage(link)) return undefined
  const url = new URL(link.href)
  if (url.origin !== window.location.origin || DOCUMENT_PATHS.test(stripLocalePrefix(url.pathname)))
    return undefined
  const samePage = url.pathname === window.location.pathname && url.search === window.location.search
  return samePage && url.hash ? undefined : url
}
