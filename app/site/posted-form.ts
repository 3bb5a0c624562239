import { BackendError } from '#app/backend/backend-error.ts'
import { signInHref } from './href.ts'

/** A form that was sent without JavaScript and could not be saved: the page shows it again, as typed. */
export interface PostedForm {
  readonly values: Readonly<Record<string, string>>
  /** By field: a code of the form's own, or a sentence of the backend. */
  readonly errors: Readonly<Record<string, string>>
}

/** What a form sent; an empty one when nothing was. A body of another kind was refused before (`body-shape.server.ts`). */
export const formOf = async (request: Request): Promise<FormData> =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')
    ? request.formData()
    : new FormData()

/** The text fields of a request. Files, of which no form of ours has any, are left out. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const values: Record<string, string> = {}
  for (const [name, value] of await formOf(request)) {
    if (typeof value === 'string') values[name] = value
  }
  return values
}

/** After a post the browser asks for the next page itself, so that a reload sends nothing again. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

/** A file to keep, made for this customer. */
export const sendFile = (body: string, name: string, type: string): Response =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })

/** Answers a posted form; without a session the customer signs in and comes back to the form's page. */
export async function answerForm<T>(request: Request, answer: () => Promise<T>): Promise<T | Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof BackendError) || error.status !== 401) throw error
    const { pathname, search } = new URL(request.url)
    return seeOther(signInHref(pathname + search))
  }
}

/** What a route's POST handler handed on to the page, if this rendering answers one. */
export function postedForm(serverContext: unknown): PostedForm | undefined {
  if (typeof serverContext !== 'object' || serverContext === null || !('posted' in serverContext))
    return undefined
  const { posted } = serverContext
  if (typeof posted !== 'object' || posted === null || !('values' in posted) || !('errors' in posted))
    return undefined
  return { values: texts(posted.values), errors: texts(posted.errors) }
}

function texts(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
