import { createHash } from 'node:crypto'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { BackendError } from '#app/backend/backend-error.ts'
import {
  PICTURE_FIELD,
  PICTURE_RECEIVED,
  type PictureProblem,
  pictureProblems,
} from '#app/domain/receipt-picture.ts'
import { log } from '#app/edge/log.server.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { encodeReceipt } from '#app/images/image-encode.server.ts'
import { ImageFailure } from '#app/images/image-request.ts'
import { requestBackend } from '#app/session/backend-for.server.ts'
import { consumeRateLimit } from '#app/session/rate-limits.server.ts'
import { currentSession } from '#app/session/session.server.ts'

type Values = Readonly<Record<string, string>>

/** A large photo takes a core for half a second, and pages need one too. */
const encodings = bulkhead(1, 4)
/** Customers whose picture is being taken: one each, so that nobody fills the places of the others. */
const keeping = new Set<string>()

/**
 * The form of a claim once the backend has the picture that came with it, which `edge/picture-form.server.ts` has taken out of the
 * form: `receiptPictureId` names it, and the form keeps that name when something else in it is refused. Or `receiptPicture` says why
 * there is none: a code of ours, or the backend's sentence.
 * @throws BackendError 401, when the session has ended
 */
export async function keepPicture(form: Values): Promise<Values> {
  const { [PICTURE_FIELD]: said = '', ...values } = form
  if (said === '') return values
  const { picture } = requestContext()
  const problem: PictureProblem = pictureProblems.find((known) => known === said) ?? 'lost'
  const kept = said === PICTURE_RECEIVED && picture ? await keepOne(picture) : { problem }
  return 'problem' in kept
    ? { ...values, [PICTURE_FIELD]: kept.problem }
    : { ...values, receiptPictureId: kept.receiptId }
}

type Taken = { readonly receiptId: string } | { readonly problem: string }

/** One at a time of each customer, and so many in a while. */
async function keepOne(picture: Uint8Array): Promise<Taken> {
  const sub = (await currentSession())?.value.sub
  // The session has ended since it sent the form: what is sent next says so.
  if (sub === undefined) return { problem: 'lost' satisfies PictureProblem }
  if (keeping.has(sub)) return { problem: 'busy' satisfies PictureProblem }
  keeping.add(sub)
  try {
    const { waitMs } = await consumeRateLimit('receipt', sub)
    return waitMs > 0 ? { problem: 'busy' satisfies PictureProblem } : await keep(picture)
  } finally {
    keeping.delete(sub)
  }
}

async function keep(picture: Uint8Array): Promise<Taken> {
  try {
    const bytes = await encodings.execute(() => encodeReceipt(picture))
    const backend = await requestBackend()
    const receiptId = createHash('sha256').update(bytes).digest('base64url')
    const body = { mediaType: 'image/jpeg', base64: bytes.toString('base64') } as const
    return await backend.keepClaimReceipt({ params: { receiptId }, body })
  } catch (error) {
    const problem = problemOf(error)
    log.warn({ err: error }, 'the picture of a receipt was not taken')
    return { problem }
  }
}

/** @throws what is no refusal of a picture */
function problemOf(error: unknown): string {
  if (error instanceof BulkheadRejectedError) return 'busy' satisfies PictureProblem
  if (error instanceof ImageFailure) {
    const code = error.code === 'UNSUPPORTED_IMAGE' ? 'kind' : 'damaged'
    return code satisfies PictureProblem
  }
  if (!(error instanceof BackendError) || error.status === 401) throw error
  const { status = 503, problem } = error
  return status < 500 && problem ? problem.detail : ('unkept' satisfies PictureProblem)
}
