import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter, RouteIds } from '@tanstack/react-router'
import { waitBeforeWarning } from '#app/domain/session-end.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { privacyQueries } from '#app/features/privacy/privacy.queries.ts'
import { sessionQueries } from '#app/session/session.queries.ts'
import type { MarkupSign } from '#app/site/document/markup-signs.ts'
import { type AwakeReason, tellingWords } from './page-life.ts'

type RouteId = RouteIds<RegisteredRouter['routeTree']>

/** Pages that need the application before anybody touches them, each with what it is needed for. */
const awakePages: Partial<Record<RouteId, AwakeReason>> = {
  '/auth/step-up': 'no-frame',
  '/create-account/done': 'welcome',
}

/** A step of this page is a question whose form leads to the next by itself, and nothing in it is news. */
const STEPS_ASLEEP: RouteId = '/_member/gift-cards/$brandId/redeem'

export interface Sleep {
  /** Whether somebody is signed in. */
  readonly isMembers: boolean
  /** What the page needs the application for at once; without one it sleeps. */
  readonly reason: AwakeReason | undefined
  readonly sceneNumber: string | undefined
  /** When it has to warn that the session ends: milliseconds from now. */
  readonly wakeAfter: number | undefined
}

interface Rendered {
  /** The innermost route; none for an address of which there is none. */
  readonly route: { readonly routeId: string; readonly search: object } | undefined
  readonly queryClient: QueryClient
  readonly signs: ReadonlySet<MarkupSign>
  /** It answers a form, or something of it could not be had. */
  readonly hasNews: boolean
  /** It is sent to many, and always sleeps. */
  readonly isShared: boolean
}

/** How a page begins: it sleeps unless something here says why not. */
export function sleepOf(rendered: Rendered): Sleep {
  const { queryClient, isShared } = rendered
  const auth = queryClient.getQueryData(sessionQueries.auth().queryKey)
  const expiresOn = auth?.isLoggedIn ? auth.expiresOn : null
  return {
    isMembers: auth?.isLoggedIn ?? false,
    reason: isShared ? undefined : reasonOf(rendered),
    sceneNumber: queryClient.getQueryData(accountQueries.profile().queryKey)?.sceneNumber,
    wakeAfter: expiresOn === null ? undefined : waitBeforeWarning(expiresOn, Date.now()),
  }
}

function reasonOf({ route, queryClient, signs, hasNews }: Rendered): AwakeReason | undefined {
  if (!route) return 'no-route'
  if (hasNews) return 'news'
  const said = tellingWords.find(
    (word) =>
      Reflect.get(route.search, word) !== undefined && !(word === 'step' && route.routeId === STEPS_ASLEEP),
  )
  if (said) return `address-${said}`
  if (queryClient.getQueryCache().getAll().some(isAskedFor)) return 'asks'
  const [newest] = queryClient.getQueryData(privacyQueries.exports().queryKey) ?? []
  if (newest?.state === 'running') return 'export'
  if (signs.has('role="timer"')) return 'counts-down'
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
