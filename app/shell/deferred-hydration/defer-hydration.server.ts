import type { Query, QueryClient } from '@tanstack/react-query'
import type { StaticDataRouteOption } from '@tanstack/react-router'
import { locales, withLocalePrefix } from '#app/domain/locale.ts'
import { publicPagesThat } from '#app/domain/public-pages.ts'
import { waitBeforeWarning } from '#app/domain/session-end.ts'
import { nextChange } from '#app/member-data/next-change.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { loadedNow } from '#app/member-data/reader.ts'
import { sessionQueries } from '#app/session/session.data.ts'
import { type MarkupMarker, type PageText, quotedJson } from '../document/page-text.ts'
import { UNSENT } from '../links/search-params.ts'
import type { HydrationOptions } from './hydrate-on-interaction.ts'
import hydrateOnInteraction from './hydrate-on-interaction.ts?inline-script'
import { DEFERRED, type EagerReason } from './hydration-lifecycle.ts'

export interface HydrationPlan {
  /** Who is signed in; `null` for a visitor. */
  readonly member: string | null
  /** Why the page needs the application at once; a page without a reason is deferred. */
  readonly eagerReason: EagerReason | undefined
  readonly sceneNumber: string | undefined
  /** When to hydrate in order to warn that the session ends: milliseconds from now. */
  readonly hydrateAfterMs: number | undefined
  /** When the page was rendered, and when something on it ends; milliseconds since 1970. */
  readonly renderedAt: number
  readonly changesAt: number
  readonly wakesOnReturn: true | undefined
}

interface RenderedPage {
  /** The innermost matched route; `undefined` where the URL matches none. */
  readonly route: { readonly search: object; readonly staticData: StaticDataRouteOption } | undefined
  readonly queryClient: QueryClient
  readonly markers: ReadonlySet<MarkupMarker>
  /** The page answers a form, or part of it could not be loaded. */
  readonly hasNotice: boolean
  /** The response is shared by many visitors: such a page is always deferred. */
  readonly isShared: boolean
}

/** Decides whether a page is deferred, which is the rule, or needs its application at once. */
export function planHydration(page: RenderedPage): HydrationPlan {
  const { queryClient, isShared } = page
  const auth = queryClient.getQueryData(sessionQueries.auth().queryKey)
  const expiresOn = auth?.isLoggedIn ? auth.expiresOn : null
  return {
    member: auth?.member ?? null,
    eagerReason: isShared ? undefined : eagerReasonOf(page),
    sceneNumber: queryClient.getQueryData(accountQueries.profile().queryKey)?.sceneNumber,
    hydrateAfterMs: expiresOn === null ? undefined : waitBeforeWarning(expiresOn, Date.now()),
    renderedAt: loadedNow(queryClient),
    changesAt: nextChange(queryClient),
    wakesOnReturn: page.route?.staticData.wakesOnReturn,
  }
}

function eagerReasonOf({ route, queryClient, markers, hasNotice }: RenderedPage): EagerReason | undefined {
  if (!route) return 'no-route'
  if (hasNotice) return 'notice'
  const { wakes = [] } = route.staticData
  const named = wakes === 'always' ? [] : wakes
  const param = [UNSENT, ...named].find((name) => Reflect.get(route.search, name) !== undefined)
  if (param) return `param-${param}`
  const queries = queryClient.getQueryCache().getAll()
  if (queries.some(isPending)) return 'pending-query'
  if (queries.some(isAwaited)) return 'awaited-query'
  if (markers.has('role="timer"')) return 'countdown'
  return wakes === 'always' ? 'always' : undefined
}

/** The server has not loaded it, so the browser will. */
const isPending = ({ state, options }: Query) =>
  state.status === 'pending' && Reflect.get(options, 'enabled') !== false

/** Its own interval says, by what it holds, that it has to be asked again until something has ended. */
const isAwaited = (query: Query) => {
  const interval: unknown = Reflect.get(query.options, 'refetchInterval')
  return query.state.status === 'success' && typeof interval === 'function' && interval(query) !== false
}

const ENTRY = '<script type="module"'

const sharedAddresses = locales.flatMap((locale) =>
  publicPagesThat('isShared').map((route) => withLocalePrefix(route.replaceAll('$', ':'), locale)),
)
/**
 * Lets a phone fetch the page that its visitor is about to open (Speculation Rules; HTML, 7.6). Only pages that are the same for
 * all visitors, which the server has in memory; no switch of the language, which is stored by being opened.
 */
const FETCHED_AHEAD = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: sharedAddresses }, { not: { selector_matches: '[hreflang]' } }] },
      eagerness: 'moderate',
    },
  ],
})

export interface Application {
  /** URLs of the modules that the entry imports for this page. */
  readonly preloads: readonly string[]
  /** URLs of the modules that the next page of most readers needs besides. */
  readonly ahead?: readonly string[] | undefined
  /** The nonce of a response for one person; a shared page's policy names the script by its hash. */
  readonly nonce?: string | undefined
}

type Deferral = Application & Omit<HydrationOptions, 'preloads'>

/**
 * Makes a page load the application when there is a reason to (`hydration-lifecycle.ts`) instead of with the document. Until
 * then its links and forms are the browser's own. A page without an application entry stays as it is.
 */
export function deferHydration(page: PageText, { nonce, ...options }: Deferral): PageText {
  if (!page.application) return page
  // The entry's element stays, with a type that no browser runs: React looks for it, and may not create a script.
  const entry = page.application.replace(ENTRY, `<script type="${DEFERRED}"`)
  const script = `<script${nonceAttribute(nonce)} data-page='${quotedJson(options)}'>${hydrateOnInteraction}</script>`
  const rules = nonce ? '' : `<script type="speculationrules">${FETCHED_AHEAD}</script>`
  return { ...page, application: entry + script + rules }
}

/** The page with its entry, which records why it is not deferred, and links to the modules of the entry. */
export function hydrateEagerly(
  page: PageText,
  reason: EagerReason,
  { preloads, nonce }: Application,
): PageText {
  if (!page.application) return page
  const links = preloads.map((href) => `<link${nonceAttribute(nonce)} rel="modulepreload" href="${href}">`)
  const entry = page.application.replace(ENTRY, `${ENTRY} data-hydration-reason="${reason}"`)
  return { ...page, head: page.head + links.join(''), application: entry }
}

const nonceAttribute = (nonce: string | undefined) => (nonce ? ` nonce="${nonce}"` : '')
