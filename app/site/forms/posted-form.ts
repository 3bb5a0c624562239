import { BackendError, mayHaveHappened } from '#app/backend/backend-error.ts'
import { MEMBER_FIELD } from '#app/domain/page-member.ts'
import { seeOther } from '#app/http/see-other.ts'
import { getAuthState } from '#app/session/session.functions.ts'
import { href, signInHref } from '#app/site/links/href.ts'
import { unsentAt } from '#app/site/links/unsent.ts'
import { textFields } from './form-fields.ts'

/** A form that was sent without JavaScript and could not be saved: the page shows it again, as typed. */
export interface PostedForm {
  readonly values: Readonly<Record<string, string>>
  /** By field: a code of the form's own, or a sentence of the backend. */
  readonly errors: Readonly<Record<string, string>>
  /** Nothing may be wrong with it: the backend did not take it just now. */
  readonly hasFailed?: boolean
  /** … and may have taken it all the same: its answer was lost. */
  readonly isUnsure?: boolean
  /** What the backend said of a refusal that is about no field, in the customer's language. */
  readonly refusal?: string
  /** The backend was not there to take it: when it may be sent again, 0 where it did not say. */
  readonly retryAfterMs?: number
}

/** What a form sent; an empty one when nothing was. A body of another kind was refused before (`body-shape.server.ts`). */
export const formOf = async (request: Request): Promise<FormData> =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')
    ? request.formData()
    : new FormData()

/** The text fields of a request. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  return textFields(await formOf(request))
}

/** A file to keep, made for this customer. */
export const sendFile = (body: string, name: string, type: string): Response =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })

type ShowAgain<T> = (options: { context: { posted: PostedForm } }) => T

/** A form that the backend did not accept, as typed. Only after an outage, not after a refusal, is a time to retry given. */
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

/** Whether a form says that it stands on the page of another member than who is signed in. */
async function namesAnotherMember(request: Request): Promise<boolean> {
  const { [MEMBER_FIELD]: named } = await readForm(request.clone())
  if (named === undefined) return false
  const { member } = await getAuthState({ data: { isOnlyAsking: true } })
  return member !== null && member !== named
}

/**
 * Answers a posted form; without a session the customer signs in and comes back to the form's page. One that stood on another
 * member's page is not sent in the name of who is signed in by now.
 * @param showAgain renders the form's page, to say there that the backend failed
 * @param page where the form stands, if that is not the address that it is sent to
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
 * Saves what a form sent, or hands it back to the form's own page: with what is wrong by field (422), or with all that
 * was typed when the backend refuses (422) or fails (503).
 * @param save answers where to go on, or the errors by field
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

/** What a route's POST handler handed on to the page, if this rendering answers one. */
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
