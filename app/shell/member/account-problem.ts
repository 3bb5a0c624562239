import { useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { BackendError } from '#app/backend/backend-error.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'

/** Loader data of a route whose member's account cannot be shown. */
export interface AccountProblem {
  readonly problem?: BackendError
}

/**
 * Awaits the data of a member's page. A backend refusal that replaces the page (an account on hold, for example) is
 * returned as data instead of thrown: React would discard and re-render a thrown error during hydration, and a click in
 * progress would be lost.
 */
export async function loadUnlessBlocked(
  work: Promise<unknown>,
  isShownInPlace: (problem: BackendError) => boolean = () => true,
): Promise<AccountProblem> {
  try {
    await work
    return {}
  } catch (error) {
    if (error instanceof BackendError && isShownInPlace(error)) return { problem: error }
    throw error
  }
}

/** The problem in a route's loader data, if any. */
export function problemIn(loaderData: unknown): BackendError | undefined {
  const problem =
    typeof loaderData === 'object' && loaderData !== null ? Reflect.get(loaderData, 'problem') : undefined
  return problem instanceof BackendError ? problem : undefined
}

/** Why no points can be redeemed: `frozen` by the member, or the account's problem; `undefined` where nothing is stopped. */
export function useStop(): BackendError | 'frozen' | undefined {
  const { data: profile } = useQuery({ ...accountQueries.profile(), enabled: false })
  // The root's loader tells the problem, because a query that failed does not reach the browser.
  const problem = useMatches({ select: ([root]) => problemIn(root?.loaderData) })
  return problem ?? (profile?.isFrozen ? 'frozen' : undefined)
}
