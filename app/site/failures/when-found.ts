import { notFound } from '@tanstack/react-router'
import { BackendError } from '#app/backend/backend-error.ts'

/** The longest code that a call of the contract takes. */
const MAX_CODE_LENGTH = 64

/** The result; when the backend answers 404, the not-found page instead of the error screen. */
export async function whenFound<T>(answer: Promise<T>): Promise<T> {
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
