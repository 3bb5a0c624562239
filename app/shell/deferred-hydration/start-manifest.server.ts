import { tsrStartManifest as builtManifest } from 'tanstack-start-manifest:v'
import { type Locale, scriptIn } from '#app/domain/locale.ts'

/** The modules that each route preloads, by its id. Empty in development. */
const preloadsByRoute = new Map(
  Object.entries(builtManifest().routes).map(([id, { preloads = [] }]) => [id, preloads]),
)

/**
 * What Start gets in place of its manifest (`build/replaced-modules.ts`): the same without the modules to preload. It would render
 * a link for each of some thirty and repeat their names in the page's data, and a deferred page has none of these links.
 */
export function tsrStartManifest(): ReturnType<typeof builtManifest> {
  const { routes, ...manifest } = builtManifest()
  const bare = Object.entries(routes).map(([id, { preloads: _preloads, ...route }]) => [id, route] as const)
  return { ...manifest, routes: Object.fromEntries(bare) }
}

/** The URLs of the modules that the application imports for a page of these routes, in its language. */
export function modulePreloads(routeIds: readonly string[], locale: Locale): string[] {
  const links = routeIds.flatMap((id) => preloadsByRoute.get(id) ?? [])
  return [...new Set(links.map((link) => scriptIn(locale, typeof link === 'string' ? link : link.href)))]
}
