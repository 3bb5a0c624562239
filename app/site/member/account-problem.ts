import { BackendError } from '#app/backend/backend-error.ts'

/** What a route's loader gives when the account of whoever is signed in cannot be shown. */
export interface AccountProblem {
  readonly problem?: BackendError
}

/**
 * Loads what a page of a member needs. A refusal of the backend that is shown in the page's place is handed over as
 * data: what is thrown would be drawn again when the browser takes over, and a press that began before would be lost.
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

/** The problem that a route's loader handed over. */
export function problemIn(loaderData: unknown): BackendError | undefined {
  const problem =
    typeof loaderData === 'object' && loaderData !== null ? Reflect.get(loaderData, 'problem') : undefined
  return problem instanceof BackendError ? problem : undefined
}
