import { isNotFound, isRedirect } from '@tanstack/react-router'
import { z } from 'zod'
import { log } from '#app/http/log.server.ts'
import { type RequestContext, requestContext } from '#app/http/request-context.server.ts'
import { Unavailable } from '#app/http/unavailable.server.ts'
import { BackendError } from './backend-error.ts'

/** Calls that reached their function; a failure before that is the caller's mistake. */
const begun = new WeakSet<RequestContext>()

/** Start sends an error's message to the browser, so a call fails with a code alone, and its cause is logged here. */
export async function failByCode<T>(call: () => Promise<T>): Promise<T> {
  begun.add(requestContext())
  try {
    return await call()
  } catch (error) {
    if (isMeant(error)) throw error
    if (isRefusedInput(error)) throw coded(400, 'INVALID_REQUEST')
    log.error({ err: error }, 'a server function failed')
    throw error instanceof Unavailable ? coded(503, 'UNAVAILABLE') : coded(500, 'INTERNAL')
  }
}

/** What answers a call: Start's own answer, as far as it is looked at here. */
interface Answered {
  readonly response: Response
}

/**
 * The same for what fails around the function: a payload that cannot be read is the caller's (400), and a function that
 * this build does not have is one of another release (410 `RELEASE_GONE`): the page that asks was loaded before it.
 */
export async function failOutsideByCode<T extends Answered>(answer: () => Promise<T>): Promise<T> {
  let answered: T
  try {
    answered = await answer()
  } catch (error) {
    if (isMeant(error) || requestContext().request.signal.aborted) throw error
    if (error instanceof Error && /^Server function (info|module) not /.test(error.message))
      throw coded(410, 'RELEASE_GONE')
    log.error({ err: error }, 'a call failed')
    throw coded(500, 'INTERNAL')
  }
  if (answered.response.status < 500) return answered
  if (!begun.has(requestContext())) throw coded(400, 'INVALID_REQUEST')
  log.error('what a server function answered could not be sent')
  throw coded(500, 'INTERNAL')
}

const isMeant = (error: unknown): boolean =>
  error instanceof BackendError || error instanceof Response || isRedirect(error) || isNotFound(error)

const validationIssues = z.array(z.looseObject({ path: z.array(z.unknown()) }))

/** Start throws a plain error for invalid input, with the validator's issues as JSON in its message. */
function isRefusedInput(error: unknown): boolean {
  if (!(error instanceof Error) || !error.message.startsWith('[')) return false
  try {
    return validationIssues.safeParse(JSON.parse(error.message)).success
  } catch {
    return false
  }
}

const coded = (status: number, code: string) =>
  new BackendError({ status, code, correlationId: requestContext().correlationId })
