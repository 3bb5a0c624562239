import { RELEASE_CHANGED } from './wire-headers.ts'

/**
 * The answer to a request, or 410 when it asks for a server function that this release does not have: the page that
 * asks is told to load itself again (`call-site.ts`).
 */
export async function orGone<T>(answer: () => T | Promise<T>): Promise<T | Response> {
  try {
    return await answer()
  } catch (error) {
    if (isUnknownFunction(error)) return functionIsGone()
    throw error
  }
}

/** Start throws it by these words and by no type. */
const isUnknownFunction = (error: unknown): boolean =>
  error instanceof Error && /^Server function (info not found|not accessible)/.test(error.message)

const functionIsGone = (): Response =>
  new Response('Gone', {
    status: 410,
    headers: { 'content-type': 'text/plain; charset=utf-8', [RELEASE_CHANGED]: '1' },
  })
