import { stripLocalePrefix } from '#app/domain/locale.ts'
import {
  MAX_PICTURE_BYTES,
  PICTURE_FIELD,
  PICTURE_PAGE,
  PICTURE_RECEIVED,
  type PictureProblem,
} from '#app/domain/receipt-picture.ts'
import { requestContext } from './request-context.server.ts'

/** How much of a form that is too large is read and discarded, so that its sender gets a page: bytes. */
export const MAX_DISCARDED_BYTES = 4 * MAX_PICTURE_BYTES
/** Larger than any form of the site, and the other fields of this one; too small to do harm: bytes. */
export const MAX_BODY_BYTES = 64 * 1024
const MAX_FORM_BYTES = MAX_BODY_BYTES + MAX_PICTURE_BYTES
/** Memory for all the forms with pictures that are being received: bytes. Not a number of them, which a few slow phones would use up. */
const MAX_RECEIVING_BYTES = 4 * MAX_FORM_BYTES
/** Four times the form's own. */
const MAX_PARTS = 30

/** Whether this is the form with a picture; its address alone takes such a body. */
export const isPictureForm = (pathname: string, contentType: string): boolean =>
  stripLocalePrefix(pathname) === PICTURE_PAGE && /^multipart\/form-data\s*;/i.test(contentType)

/** The memory that is set aside for each session whose picture is being received: bytes. */
const receiving = new Map<string, number>()

const hasRoomFor = (bytes: number): boolean =>
  [...receiving.values()].reduce((sum, reserved) => sum + reserved, bytes) <= MAX_RECEIVING_BYTES

/**
 * Turns the form into a plain one (`application/x-www-form-urlencoded`), so that nothing behind has to know of pictures, and puts its
 * picture into the request's context. A picture is only received from a session, one at a time, and while there is memory for it. Otherwise, and where it is too large, it is
 * discarded as it comes: the form goes on with what was typed, which stands before the picture, and says why.
 * @param sessionOf the id of the sender's session
 * @returns 413 for a form whose other fields are too large, 400 for one that cannot be read
 */
export async function readPictureForm(
  request: Request,
  sessionOf: () => Promise<string | undefined>,
): Promise<Request | 400 | 413> {
  const contentType = request.headers.get('content-type') ?? ''
  const boundary = /;\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*$/i.exec(contentType)?.[1]
  if (!boundary || !request.body) return 400
  // A form that does not say its length may turn out to be the largest.
  const length = Number(request.headers.get('content-length') ?? MAX_FORM_BYTES)
  if (length > MAX_DISCARDED_BYTES) return 413
  const session = await sessionOf()
  const bytes = Math.min(length, MAX_FORM_BYTES)
  const isReceived = session !== undefined && !receiving.has(session) && hasRoomFor(bytes)
  if (isReceived) receiving.set(session, bytes)
  try {
    const kept = await readStart(request.body, isReceived ? MAX_FORM_BYTES : MAX_BODY_BYTES)
    if (!kept || hasTooManyParts(kept.bytes, boundary)) return kept ? 400 : 413
    const form = await parse(kept, boundary)
    if (!form) return 400
    const refused = isReceived ? 'large' : session === undefined ? 'lost' : 'busy'
    return plainForm(request, form, kept.isWhole && isReceived ? undefined : refused)
  } finally {
    if (isReceived) receiving.delete(session)
  }
}

interface Start {
  readonly bytes: Buffer<ArrayBuffer>
  readonly isWhole: boolean
}

/** The first bytes of a body; the rest is discarded. `undefined` when there is too much even for that. */
async function readStart(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Start | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    if (size < maxBytes) chunks.push(chunk.subarray(0, maxBytes - size))
    size += chunk.byteLength
    if (size > MAX_DISCARDED_BYTES) return undefined
  }
  return { bytes: Buffer.concat(chunks), isWhole: size <= maxBytes }
}

/** Counted before anything parses the body. */
function hasTooManyParts(bytes: Buffer, boundary: string): boolean {
  let parts = 0
  for (let at = bytes.indexOf(`--${boundary}`); at >= 0; at = bytes.indexOf(`--${boundary}`, at + 1)) {
    parts += 1
    if (parts > MAX_PARTS) return true
  }
  return false
}

/** Whatever was cut off ends where it was cut. */
async function parse({ bytes, isWhole }: Start, boundary: string): Promise<FormData | undefined> {
  const end = isWhole ? [] : [Buffer.from(`\r\n--${boundary}--\r\n`)]
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  try {
    return await new Response(Buffer.concat([bytes, ...end]), { headers }).formData()
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** @param refused why no picture is taken, if there is one */
async function plainForm(
  { url, method, headers, signal }: Request,
  form: FormData,
  refused: PictureProblem | undefined,
): Promise<Request | 413> {
  const fields = new URLSearchParams()
  for (const [name, value] of form)
    if (typeof value === 'string' && name !== PICTURE_FIELD) fields.append(name, value)
  if (fields.toString().length > MAX_BODY_BYTES) return 413
  const file = form.get(PICTURE_FIELD)
  // A browser sends an empty file without a name where none was chosen; one with a name may not be on its phone any more.
  if (file instanceof File && (file.size > 0 || file.name !== '')) {
    const problem = file.size === 0 ? 'damaged' : file.size > MAX_PICTURE_BYTES ? 'large' : refused
    if (!problem) requestContext().picture = new Uint8Array(await file.arrayBuffer())
    fields.set(PICTURE_FIELD, problem ?? PICTURE_RECEIVED)
  }
  const plain = new Headers(headers)
  for (const name of ['content-type', 'content-length']) plain.delete(name)
  return new Request(url, { method, headers: plain, body: fields, signal })
}
