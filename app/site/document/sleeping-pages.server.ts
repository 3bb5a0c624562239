import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter, RouteIds } from '@tanstack/react-router'
import { waitBeforeWarning } from '#app/domain/session-end.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { privacyQueries } from '#app/features/privacy/privacy.queries.ts'
import { sessionQueries } from '#app/session/session.queries.ts'

/** Pages that need the application before anybody touches them, each with what it is needed for. */
const awakePages: Partial<Record<RouteIds<RegisteredRouter['routeTree']>, string>> = {
  '/auth/step-up': 'has no frame, and so nothing that says it is awake',
  '/create-account/done': 'a welcome that was seen is put away',
}

/**
 * Words of an address that say what has just happened, to be told and focused, or in which step of something its reader
 * is, which is followed. All others say what there is to read.
 */
const tellingWords = [
  'address',
  'claim',
  'edit',
  'email',
  'intent',
  'line',
  'news',
  'purchase',
  'redemptions',
  'resent',
  'saved',
  'step',
]

/** A step of this page is a question whose form leads to the next by itself, and nothing in it is news. */
const STEPS_ASLEEP: RouteIds<RegisteredRouter['routeTree']> = '/_member/gift-cards/$brandId/redeem'

export interface Sleep {
  /** Whether somebody is signed in. */
  readonly isMembers: boolean
  /** What the page needs the application for at once; without one it sleeps until the first gesture. */
  readonly reason: string | undefined
  readonly sceneNumber: string | undefined
  /** When it has to warn that the session ends: milliseconds from now. */
  readonly wakeAfter: number | undefined
}

interface Rendered {
  /** The innermost route; none for an address of which there is none. */
  readonly route: { readonly routeId: string; readonly search: object } | undefined
  readonly queryClient: QueryClient
  /** It answers a form, or something of it could not be had. */
  readonly hasNews: boolean
}

/**
 * How a page that is made for one reader begins (docs/decisions/007). It sleeps unless something here says why not; what
 * many are sent always does.
 */
export function sleepOf(rendered: Rendered): Sleep {
  const { queryClient } = rendered
  const auth = queryClient.getQueryData(sessionQueries.auth().queryKey)
  const expiresOn = auth?.isLoggedIn ? auth.expiresOn : null
  return {
    isMembers: auth?.isLoggedIn ?? false,
    reason: reasonOf(rendered),
    sceneNumber: queryClient.getQueryData(accountQueries.profile().queryKey)?.sceneNumber,
    wakeAfter: expiresOn === null ? undefined : waitBeforeWarning(expiresOn, Date.now()),
  }
}

function reasonOf({ route, queryClient, hasNews }: Rendered): string | undefined {
  if (!route) return 'is no page of a route'
  if (hasNews) return 'tells what became of something'
  const said = tellingWords.find(
    (word) =>
      Reflect.get(route.search, word) !== undefined && !(word === 'step' && route.routeId === STEPS_ASLEEP),
  )
  if (said) return `its address tells of ${said}`
  if (queryClient.getQueryCache().getAll().some(isAskedFor))
    return 'asks for something that it has not got yet'
  const [newest] = queryClient.getQueryData(privacyQueries.exports().queryKey) ?? []
  if (newest?.state === 'running') return 'looks whether an export is ready'
  return Object.entries(awakePages).find(([id]) => id === route.routeId)?.[1]
}

/** The browser asks for what the page reads and nobody has loaded for it. */
const isAskedFor = ({
  state,
  options,
}: {
  readonly state: { readonly status: string }
  readonly options: object
}) => state.status === 'pending' && Reflect.get(options, 'enabled') !== false
