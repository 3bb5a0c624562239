import { createIsomorphicFn } from '@tanstack/react-start'
import { BackendError } from '#app/backend/backend-error.ts'
import { maybeRequestContext } from '#app/edge/request-context.server.ts'

/** The correlation id of the request that rendered this document. */
export const requestReference: () => string = createIsomorphicFn()
  .server(() => maybeRequestContext()?.correlationId ?? '')
  .client(() => document.querySelector<HTMLMetaElement>('meta[name=correlation-id]')?.content ?? '')

/**
 * The reference that support needs to find a failure in the logs: the failed call's correlation id, or this document's.
 */
export function referenceOf(error: unknown): string {
  return (error instanceof BackendError ? error.correlationId : undefined) ?? requestReference()
}
