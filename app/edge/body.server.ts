import { isServerFunction, stripLocalePrefix } from '#app/domain/locale.ts'
import { isPictureForm, MAX_BODY_BYTES, MAX_DISCARDED_BYTES, readPictureForm } from './picture-form.server.ts'
import { isRead } from './request-context.server.ts'

/** How much of a call that is too large is read and discarded, which no page of the site sends: bytes. */
const MAX_CALL_DISCARDED_BYTES = 1024 * 1024

/** Why a body is refused, as a status. */
export type RefusedBody = 413 | BodyRefusal

/**
 * The request if its body is acceptable, or why it is not: too large (413), too deep, too many fields or invalid JSON (400), or
 * an unsupported media type (415). The body is read up to the cap before anything parses it, because a length header may lie
 * or be absent. The rest is discarded as it comes, up to a limit: a browser that is still sending a form does not read the page that
 * says what is wrong with it. The form with a picture has a cap of its own.
 * @param sessionOf the id of the sender's session, asked for where a body may be larger for members
 */
export async function capBody(
  request: Request,
  sessionOf: () => Promise<string | undefined>,
): Promise<Request | RefusedBody> {
  const { pathname, searchParams } = new URL(request.url)
  const contentType = request.headers.get('content-type') ?? ''
  const isCalled = isServerFunction(pathname)
  const refusedCall = isCalled ? refuseCall(request, contentType, searchParams.get('payload')) : undefined
  if (refusedCall) return refusedCall
  const needsBody = isCalled && request.method === 'POST' && contentType !== ''
  if (needsBody && !request.body) return 400
  if (isRead(request.method)) return request
  if (!request.body) return refuseBody({ pathname, contentType, text: '' }) ?? request
  if (isPictureForm(pathname, contentType)) return readPictureForm(request, sessionOf)
  const mostRead = isCalled ? MAX_CALL_DISCARDED_BYTES : MAX_DISCARDED_BYTES
  if (Number(request.headers.get('content-length') ?? 0) > mostRead) return 413
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > mostRead) return 413
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
  }
  if (size > MAX_BODY_BYTES) return 413
  const body = Buffer.concat(chunks)
  if (needsBody && body.byteLength === 0) return 400
  const refused = refuseBody({ pathname, contentType, text: body.toString('utf8') })
  if (refused) return refused
  const { method, headers, signal } = request
  const capped = new Request(request.url, { method, headers, body, signal })
  return kindOf(contentType) === MULTIPART && !(await isForm(capped.clone())) ? 400 : capped
}

const MULTIPART = 'multipart/form-data'
const kindOf = (contentType: string) => contentType.split(';', 1)[0]?.trim().toLowerCase()

const isForm = (request: Request): Promise<boolean> =>
  request.formData().then(
    () => true,
    () => false,
  )

/** Exactly this: Start looks for the names of form types anywhere in the header, and would read the call as a form. */
const CALL_TYPE = /^application\/json(?:\s*;\s*charset=utf-8)?$/i

function refuseCall(
  { headers }: Request,
  contentType: string,
  payload: string | null,
): BodyRefusal | undefined {
  // Start's client sets this header on every call; without it Start responds in another format.
  if (headers.get('x-tsr-serverfn') !== 'true') return 400
  if (contentType !== '' && !CALL_TYPE.test(contentType)) return 415
  return payload && !isCall(payload) ? 400 : undefined
}

/** Four times the fields of the site's largest form. */
const MAX_FIELDS = 200
/** The site's values are four levels deep, which are twenty levels in the notation of calls. */
const MAX_DEPTH = 64

/** Why a body is refused: an unsupported media type (415), or a shape that no page of the site sends (400). */
type BodyRefusal = 400 | 415

/** The parts of a request that its body is checked by. */
interface BodyFacts {
  readonly pathname: string
  readonly contentType: string
  readonly text: string
}

/**
 * Checks a body before anything parses it: calls are JSON of a bounded depth, forms have a bounded number of fields, and
 * nothing else is accepted. Reports come from browsers in several media types; their routes parse them defensively.
 */
export function refuseBody({ pathname, contentType, text }: BodyFacts): BodyRefusal | undefined {
  const kind = kindOf(contentType)
  // Without its boundaries it is no form, not even an empty one.
  if (text === '') return kind === MULTIPART ? 400 : undefined
  if (pathname.startsWith('/reports/')) return isTooDeep(text) ? 400 : undefined
  if (isServerFunction(pathname)) return kind === 'application/json' ? (isCall(text) ? undefined : 400) : 415
  // Mail programs may send their press of "Unsubscribe" in either type (RFC 8058 section 3.2).
  if (kind === MULTIPART && isUnsubscribe(pathname)) return undefined
  if (kind !== 'application/x-www-form-urlencoded' || !isUnicode(text)) return 415
  return text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS ? 400 : undefined
}

/** Whether a form is in UTF-8, as the site's are. In another charset its accents would be saved as signs that say nothing. */
function isUnicode(text: string): boolean {
  try {
    // The result is used: a call without one is left out of the build as one that does nothing.
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

const isUnsubscribe = (pathname: string) => stripLocalePrefix(pathname) === '/unsubscribe'

/** Whether a page of the site could have sent this call: not too deep, and plain values only. */
function isCall(text: string): boolean {
  if (isTooDeep(text)) return false
  try {
    return isPlainCall(JSON.parse(text))
  } catch {
    return false
  }
}

/** Counts brackets outside strings, so that the depth is known before a parser recurses. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index]
    if (isInString) {
      if (char === '\\') index += 1
      else if (char === '"') isInString = false
    } else if (char === '"') isInString = true
    else if (char === '[' || char === '{') depth += 1
    else if (char === ']' || char === '}') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/**
 * The notation of calls (seroval's JSON) can express more than the site's pages send: promises, errors, regular expressions,
 * plugin types. Only plain values are accepted; the rest is refused before the library parses it.
 */

type Node = Readonly<Record<string, unknown>>

/** Accepted node types by seroval's number, each with a check of its fields. */
const kinds = new Map<unknown, (node: Node) => boolean>([
  [0, ({ s }) => typeof s === 'number'],
  [1, ({ s }) => typeof s === 'string'],
  // null, undefined, true, false, -0, the infinities, NaN.
  [2, ({ s }) => typeof s === 'number' && Number.isInteger(s) && s >= 0 && s <= 7],
  // A back-reference to an earlier node.
  [4, ({ i }) => isIndex(i)],
  [9, ({ i, a }) => isIndex(i) && Array.isArray(a)],
  [10, ({ i, p }) => isIndex(i) && isNode(p)],
])
const isIndex = (value: unknown) => Number.isInteger(value) && Number(value) >= 0
const PARTS = new Set(['t', 's', 'i', 'l', 'p', 'a', 'o'])
/** Property names with a meaning on every object. */
const RESERVED_NAMES = new Set([
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'toJSON',
  'then',
])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a call carries plain values only. */
function isPlainCall(call: unknown): boolean {
  if (!isNode(call) || !isNode(call.t)) return false
  const pending: unknown[] = [call.t]
  while (pending.length > 0) {
    const node = pending.pop()
    if (!isNode(node) || !isPlainNode(node)) return false
    if (node.a !== undefined) {
      if (!Array.isArray(node.a)) return false
      // seroval writes a hole in an array as 0.
      pending.push(...node.a.filter((part) => part !== 0))
    }
    if (node.p !== undefined) {
      const fields = fieldsOf(node.p)
      if (!fields) return false
      pending.push(...fields)
    }
  }
  return true
}

const isPlainNode = (node: Node): boolean =>
  Object.keys(node).every((part) => PARTS.has(part)) && (kinds.get(node.t)?.(node) ?? false)

/** The values of an object's fields; nothing when a field name is not allowed. */
function fieldsOf(object: unknown): readonly unknown[] | undefined {
  if (!isNode(object) || !Array.isArray(object.k) || !Array.isArray(object.v)) return undefined
  const areNames = object.k.every((name) => typeof name === 'string' && !RESERVED_NAMES.has(name))
  return areNames && object.k.length === object.v.length ? object.v : undefined
}
