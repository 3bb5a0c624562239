import { notFound } from '@tanstack/react-router'
import { BackendError } from '#app/backend/backend-error.ts'

/** The longest code that a call of the contract takes. */
const MAX_CODE_LENGTH = 64

/**
 * For loaders: the answer, or the router's not-found page where the backend says 404, or 400 for a malformed code.
 * @throws any other error unchanged, for the error screen
 */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof BackendError && (error.status === 404 || error.status === 400)) throw notFound()
    throw error
  }
}

/** Shows the not-found page for a code that no call accepts, without asking the backend. */
export function requireCode(code: string): string {
  if (code.length > MAX_CODE_LENGTH) throw notFound()
  return code
}
