import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { deLocalizeUrl, localizeUrl } from '#app/paraglide/runtime.js'
import { routeTree } from '#app/routeTree.gen.ts'
import { ErrorScreenPage, NotFoundPage } from '../../app/shell/failures/router-pages.tsx'
import { parseSearch, stringifySearch } from '../../app/shell/links/search-params.ts'

/** The router as Start's, Query's and paraglide's guides put it together. */
export function getRouter() {
  const queryClient = new QueryClient()
  const router = createRouter({
    routeTree,
    context: { queryClient },
    rewrite: { input: ({ url }) => deLocalizeUrl(url), output: ({ url }) => localizeUrl(url) },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreenPage,
    defaultNotFoundComponent: NotFoundPage,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}
