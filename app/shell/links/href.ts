import { withLocalePrefix } from '#app/domain/locale.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import type { FileRouteTypes } from '#app/routeTree.gen.ts'
import { stringifySearch } from './search-params.ts'

type RoutePath = FileRouteTypes['to']

type ParamNames<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never

type Search = Record<string, string | number | readonly string[] | undefined>

type Arguments<Path extends string> = [ParamNames<Path>] extends [never]
  ? [search?: Search]
  : [params: Record<ParamNames<Path>, string>, search?: Search]

/**
 * The URL of a page in this document's language, with typed parameters: `href('/gift-cards/$brandId', { brandId })`. Empty search
 * parameters are left out.
 * Links are plain `<a href>`, so that they work before hydration and without JavaScript and the design system needs no
 * router; `LinkNavigation` makes them client navigations.
 */
export function href<Path extends RoutePath>(path: Path, ...rest: Arguments<Path>): string {
  const hasParams = path.includes('$')
  // By the type `Arguments`, the first argument holds the parameters exactly when the path has any.
  const params = (hasParams ? rest[0] : {}) as Record<string, string>
  const search = (hasParams ? rest[1] : rest[0]) as Search | undefined
  const filled = path.replace(/\$(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''))
  return withLocalePrefix(filled, currentLocale()) + stringifySearch(search ?? {})
}

/** The URL that starts a sign-in. The customer returns to `returnTo`, a path with its language prefix. */
export const signInHref = (returnTo: string): string =>
  `${withLocalePrefix('/auth/sign-in', currentLocale())}?${new URLSearchParams({ returnTo })}`

/** Help articles that pages link to by name. While the programme has not written one, its links lead to all of help. */
export const linkedArticles = ['how-it-works', 'partners'] as const
export type LinkedArticle = (typeof linkedArticles)[number]
