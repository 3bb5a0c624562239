import { type AnyRouter, createRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { maybeRequestContext } from '#app/edge/request-context.server.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { createQueryClient } from '#app/shell/calls/query-client.ts'
import { hydrateState } from '#app/shell/document/dehydrated-state.ts'
import {
  ErrorScreenPage,
  NotFoundPage,
  PendingOutline,
  PendingPage,
} from '#app/shell/failures/router-pages.tsx'
import { parseSearch, stringifySearch } from '#app/shell/links/search-params.ts'
import { setPageMember } from '#app/shell/member/page-member.ts'
import { stripLocalePrefix, withLocalePrefix } from './domain/locale.ts'
import { routeTree } from './routeTree.gen.ts'
import { sessionQueries } from './session/session.data.ts'

const cspNonce: () => string | undefined = createIsomorphicFn()
  .server(() => maybeRequestContext()?.nonce)
  .client(() => undefined)

/**
 * Scroll restoration for navigations only: by the time of hydration the reader may have scrolled the server's page, which has
 * to stay where it is. A link that is followed at once leads elsewhere before that page counts as rendered.
 */
function exceptOnHydration(): () => boolean {
  let hydrated = typeof document === 'undefined' ? undefined : window.location.href
  return () => {
    const mayScroll = hydrated === undefined || hydrated !== window.location.href
    hydrated = undefined
    return mayScroll
  }
}

const PENDING_MS = 400

/**
 * A page that takes longer than 400 ms is replaced by a skeleton until it is there. A step of the same page (a filter, a
 * form that is opened or saved) never is: what the reader looks at stays, and so does the focus.
 */
function showPendingPagesOnly(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? PENDING_MS : Number.POSITIVE_INFINITY
    // Where it does not arrive, the page that comes is waited for without its outline.
    if (pathChanged) PendingOutline.ready().catch(() => undefined)
  })
}

/** One router and one query client per request on the server, one per document in the browser. */
export function getRouter() {
  const queryClient = createQueryClient()
  const locale = currentLocale()
  const nonce = cspNonce()
  const router = createRouter({
    routeTree,
    context: { queryClient },
    // `/fr-ca/offers` is the route `/offers` in French; a document never changes its language.
    rewrite: {
      input: ({ url }) => {
        url.pathname = stripLocalePrefix(url.pathname)
        return url
      },
      output: ({ url }) => {
        url.pathname = withLocalePrefix(url.pathname, locale)
        return url
      },
    },
    parseSearch,
    stringifySearch,
    ...(nonce && { ssr: { nonce } }),
    scrollRestoration: exceptOnHydration(),
    defaultPreload: 'intent',
    // The query cache decides what is fresh, not the router.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreenPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: PENDING_MS,
    // Not the library's streaming integration, which halves the throughput of server rendering: every query that
    // a page needs is loaded by its route, so the whole cache is known when the page is rendered.
    hydrate: () => {
      showPendingPagesOnly(router)
      hydrateState(queryClient)
      setPageMember(queryClient.getQueryData(sessionQueries.auth().queryKey)?.member ?? '')
    },
  })
  router.serverSsrLifecycle = {
    onServerSsrAttach: [(ssr) => ssr.onCleanup(() => queryClient.clear())],
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
