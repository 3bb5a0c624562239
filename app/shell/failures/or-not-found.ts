import { MAX_ID } from '@borealis/contract/limits.ts'
import { notFound } from '@tanstack/react-router'
import { BackendError } from '#app/backend/backend-error.ts'

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

/** @throws the router's not-found error for a code longer than the contract allows, without calling the backend */
export function requireCode(code: string): string {
  if (code.length > MAX_ID) throw notFound()
  return code
}
