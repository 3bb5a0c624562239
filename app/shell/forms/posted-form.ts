import { BackendError, mayHaveHappened } from '#app/backend/backend-error.ts'
import { MEMBER_FIELD } from '#app/domain/page-member.ts'
import { seeOther } from '#app/edge/answers.ts'
import { getAuthState } from '#app/session/session.data.ts'
import { href, signInHref } from '../links/href.ts'
import { unsentAt } from '../links/search-params.ts'
import { textFields } from './form-fields.ts'

/** A form that was submitted without JavaScript and could not be saved; the page renders it again with its input. */
export interface PostedForm {
  readonly values: Readonly<Record<string, string>>
  /** By field: a code of the form, or a message of the backend. */
  readonly errors: Readonly<Record<string, string>>
  /** The backend was unavailable; the input may be valid. */
  readonly hasFailed?: boolean
  /** The backend's answer was lost, so the change may have been made. */
  readonly isUnsure?: boolean
  /** The backend's message for a refusal that concerns no field, in the customer's language. */
  readonly refusal?: string
  /** The backend was unavailable: milliseconds until a retry, 0 when it did not say. */
  readonly retryAfterMs?: number
}

/**
 * The form data of a request; empty when it has none. Other content types were rejected earlier
 * (`body.server.ts`).
 */
export const formOf = async (request: Request): Promise<FormData> =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    request.headers.get('content-type') ?? '',
  )
    ? request.formData()
    : new FormData()

/** The text fields of a request. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  return textFields(await formOf(request))
}

/** A download for this customer only. */
export const sendFile = (body: string, name: string, type: string): Response =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })

type ShowAgain<T> = (options: { context: { posted: PostedForm } }) => T

/** What a route's POST handler is given, as far as forms use it. */
export interface FormPost<T, Params = unknown> {
  readonly request: Request
  readonly params: Params
  /** Renders the form's page. */
  readonly next: ShowAgain<T>
}

/**
 * A form that the backend did not accept, with its input. A retry time is given after an outage only, not after a
 * refusal.
 */
function unsaved(values: PostedForm['values'], error: BackendError): PostedForm {
  const { status = 503, retryAfterMs = 0, problem } = error
  return {
    values,
    errors: {},
    hasFailed: true,
    isUnsure: mayHaveHappened(error),
    ...(problem && { refusal: problem.detail }),
    ...(status >= 500 && { retryAfterMs }),
  }
}

/** Whether the form was rendered for another member than the one who is signed in. */
async function namesAnotherMember(request: Request): Promise<boolean> {
  const { [MEMBER_FIELD]: named } = await readForm(request.clone())
  if (named === undefined) return false
  const { member } = await getAuthState({ data: { isOnlyAsking: true } })
  return member !== null && member !== named
}

/**
 * Answers a posted form. Without a session the customer is sent to sign in and returns to the form's page. A form that
 * was rendered for another member is not processed.
 * @param showAgain renders the form's page with the backend's failure
 * @param page the form's page, if it is not the URL that the form posts to
 */
export async function answerForm<T>(
  request: Request,
  answer: () => Promise<Response | T>,
  showAgain?: ShowAgain<T>,
  page?: string,
): Promise<T | Response> {
  const { pathname, search } = new URL(request.url)
  const here = page ?? pathname + search
  try {
    if (await namesAnotherMember(request)) {
      return seeOther(href('/auth/problem', { reason: 'other-account', returnTo: here }))
    }
    return await answer()
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    if (error.status !== 401) {
      if (!showAgain) throw error
      return showAgain({ context: { posted: unsaved({}, error) } })
    }
    return seeOther(signInHref(request.method === 'POST' ? unsentAt(here) : here))
  }
}

/**
 * Saves a form, or renders its page again with its input: with errors by field (422), or after the backend refused it
 * (422) or failed (503).
 * @param save resolves with the URL to redirect to, or with errors by field
 */
export async function saveOrShowAgain<T>(
  values: PostedForm['values'],
  save: () => Promise<Response | PostedForm['errors']>,
  showAgain: ShowAgain<T>,
): Promise<Response | T> {
  try {
    const outcome = await save()
    if (outcome instanceof Response) return outcome
    return showAgain({ context: { posted: { values, errors: outcome } } })
  } catch (error) {
    if (!(error instanceof BackendError) || error.status === 401) throw error
    return showAgain({ context: { posted: unsaved(values, error) } })
  }
}

/** The form that a route's POST handler passed to the page, if this render answers one. */
export function postedForm(serverContext: unknown): PostedForm | undefined {
  if (typeof serverContext !== 'object' || serverContext === null || !('posted' in serverContext))
    return undefined
  const { posted } = serverContext
  if (typeof posted !== 'object' || posted === null || !('values' in posted) || !('errors' in posted))
    return undefined
  const hasFailed = 'hasFailed' in posted && posted.hasFailed === true
  const isUnsure = 'isUnsure' in posted && posted.isUnsure === true
  const refusal = 'refusal' in posted && typeof posted.refusal === 'string' ? posted.refusal : undefined
  const retryAfterMs = 'retryAfterMs' in posted ? Number(posted.retryAfterMs) : undefined
  return {
    values: texts(posted.values),
    errors: texts(posted.errors),
    ...(hasFailed && { hasFailed }),
    ...(isUnsure && { isUnsure }),
    ...(refusal && { refusal }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  }
}

const texts = (fields: unknown): Record<string, string> =>
  typeof fields === 'object' && fields !== null ? textFields(Object.entries(fields)) : {}
