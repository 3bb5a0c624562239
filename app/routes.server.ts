import { createRouter } from '@tanstack/react-router'
import type { FoundRoute } from '#app/edge/page-address.server.ts'
import { createQueryClient } from '#app/shell/calls/query-client.ts'
import { oneOf, parseSearch, stringifySearch, UNSENT } from '#app/shell/links/search-params.ts'
import { routeTree } from './routeTree.gen.ts'

/** Finds routes only, and loads none: each request renders with a router of its own. */
const router = createRouter({ routeTree, context: { queryClient: createQueryClient() } })

/** The route that fits the whole of a path without language, by the router's own rules. */
export function findRoute(pathname: string): FoundRoute | undefined {
  const [branch, params, route] = router.getMatchedRoutes(pathname)
  if (!route || params['**'] !== undefined) return undefined
  const path = route.fullPath === '/' ? '/' : route.fullPath.replace(/\/$/, '')
  const readSearch = (search: string) => {
    const given = parseSearch(search)
    const read = branch.map(({ options }) => options.validateSearch?.(given))
    // The frame of every page reads whether there is this one.
    const unsent = oneOf(given[UNSENT]) === undefined ? undefined : 'yes'
    return stringifySearch(Object.assign({ [UNSENT]: unsent }, ...read))
  }
  return { path, readSearch }
}
