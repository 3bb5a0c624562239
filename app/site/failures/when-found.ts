import { notFound } from '@tanstack/react-router'
import { BackendError } from '#app/backend/backend-error.ts'

/** The longest code that a call of the contract takes. */
const MAX_CODE_LENGTH = 64

/** What was asked for; when the backend has no such thing, the page that says so instead of the error screen. */
export async function whenFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof BackendError && (error.status === 404 || error.status === 400)) throw notFound()
    throw error
  }
}

/** A code that no call takes names nothing: the page that says so, before anybody is asked. */
export function requireCode(code: string): string {
  if (code.length > MAX_CODE_LENGTH) throw notFound()
  return code
}
