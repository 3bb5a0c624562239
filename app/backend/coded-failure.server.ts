import { isNotFound, isRedirect } from '@tanstack/react-router'
import { z } from 'zod'
import { Unavailable } from '#app/edge/answers.ts'
import { log } from '#app/edge/log.server.ts'
import { type RequestContext, requestContext } from '#app/edge/request-context.server.ts'
import { inSpan } from '#app/edge/tracing.server.ts'
import { BackendError } from './backend-error.ts'

/** Requests whose server function was reached; an earlier failure is the caller's mistake. */
const reached = new WeakSet<RequestContext>()

/**
 * Runs a server function so that it fails with a code alone: Start sends an error's message to the browser. The cause is
 * logged here.
 */
export async function failByCode<T>(name: string | undefined, call: () => Promise<T>): Promise<T> {
  reached.add(requestContext())
  try {
    return await inSpan(`function ${name ?? 'unnamed'}`, {}, call)
  } catch (error) {
    if (isIntended(error)) throw error
    const fields = refusedFields(error)
    if (fields) {
      log.info({ fields }, 'the input of a server function was refused')
      throw refusal(400, 'INVALID_REQUEST')
    }
    log.error({ err: error }, 'a server function failed')
    throw error instanceof Unavailable ? refusal(503, 'UNAVAILABLE') : refusal(500, 'INTERNAL')
  }
}

/** The part of Start's answer to a call that is read here. */
interface CallAnswer {
  readonly response: Response
}

/**
 * The same for failures outside the function: an unreadable payload is the caller's mistake (400), and a function that this
 * build does not have belongs to another release, from which the calling page was loaded (410 `RELEASE_GONE`).
 */
export async function failOutsideByCode<T extends CallAnswer>(answer: () => Promise<T>): Promise<T> {
  let answered: T
  try {
    answered = await answer()
  } catch (error) {
    if (isIntended(error) || requestContext().request.signal.aborted) throw error
    if (error instanceof Error && /^Server function (info|module) not /.test(error.message))
      throw refusal(410, 'RELEASE_GONE')
    log.error({ err: error }, 'a call failed')
    throw refusal(500, 'INTERNAL')
  }
  if (answered.response.status < 500) return answered
  if (!reached.has(requestContext())) throw refusal(400, 'INVALID_REQUEST')
  log.error('what a server function answered could not be sent')
  throw refusal(500, 'INTERNAL')
}

const isIntended = (error: unknown): boolean =>
  error instanceof BackendError || error instanceof Response || isRedirect(error) || isNotFound(error)

const validationIssues = z.array(z.looseObject({ path: z.array(z.union([z.string(), z.number()])) }))

/** A payload may hold thousands of refused values; the first tell what is wrong. */
const MOST_FIELDS = 10

/**
 * The dotted paths of the first refused values, without the values: Start throws a plain error for invalid input, with the
 * validator's issues as JSON in its message. `undefined` for any other error.
 */
function refusedFields(error: unknown): string[] | undefined {
  if (!(error instanceof Error) || !error.message.startsWith('[')) return undefined
  try {
    return validationIssues
      .safeParse(JSON.parse(error.message))
      .data?.slice(0, MOST_FIELDS)
      .map(({ path }) => path.join('.'))
  } catch {
    return undefined
  }
}

/** A failure of our own, which names the request. */
export const refusal = (status: number, code: string) =>
  new BackendError({ status, code, correlationId: requestContext().correlationId })
