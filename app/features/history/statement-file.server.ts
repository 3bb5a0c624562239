import { AsyncLocalStorage } from 'node:async_hooks'
import type { PointsHistoryBody } from '@borealis/contract/points.ts'
import { BackendError } from '#app/backend/backend-error.ts'
import { addMonths } from '#app/domain/dates.ts'
import { dayIn, timeZoneFor } from '#app/domain/time-zone.ts'
import { log } from '#app/edge/log.server.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { backendFor } from '#app/session/backend-for.server.ts'
import { currentSession } from '#app/session/session.server.ts'
import { brand } from '#brand'
import { statementCsv } from './statement-csv.ts'

/**
 * A period of the signed-in customer's ledger as a file, sent as it is read: a hundred thousand lines take no more
 * memory than a thousand. Without days it is the twelve months up to today.
 * @throws BackendError 401 `SIGNED_OUT`, 503 `BUSY`, or what the backend says to the first page; a later failure cuts the file off
 */
export async function statementFile(
  asked: Pick<PointsHistoryBody, 'fromDate' | 'toDate'>,
): Promise<Response> {
  const { locale, correlationId } = requestContext()
  const session = await currentSession()
  if (!session) throw new BackendError({ status: 401, code: 'SIGNED_OUT', correlationId })
  const backend = backendFor({ session, locale })
  const [profile, pageData] = await Promise.all([backend.getCustomer(), backend.getPageData()])
  const timeZone = timeZoneFor(profile.provinceCode, profile.timeZone)
  // Fixed here, so that every page covers the same days, even across midnight.
  const today = dayIn(Date.now(), timeZone)
  const toDate = asked.toDate ?? today
  const fromDate = asked.fromDate ?? addMonths(toDate, -12)
  const names = (list: readonly { code: string; name: string }[]) =>
    new Map(list.map(({ code, name }) => [code, name]))
  const pieces = statementCsv(
    (pageNumber, pageSize) => backend.getPointsHistory({ body: { fromDate, toDate, pageNumber, pageSize } }),
    { locale, timeZone, today, cards: names(pageData.cardTypes), types: names(pageData.awardTypes) },
  )
  return new Response(await textStream(inOwnPlace(session.value.sub, pieces)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${brand.code}-${fromDate}-${toDate}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

const MAX_FILES = 16
const MAX_FILES_OF_CUSTOMER = 2
/** How many files are being sent to each customer, in this process. */
const beingSent = new Map<string, number>()

/**
 * The same pieces, within bounds: each file has a call to the backend under way for as long as it lasts, and a request's own place is
 * given back once its answer begins. Without them one member could take all the reads of a process.
 * @throws BackendError 503 `BUSY`, instead of the first piece
 */
export async function* inOwnPlace(sub: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  const own = beingSent.get(sub) ?? 0
  const all = [...beingSent.values()].reduce((sum, files) => sum + files, 0)
  if (own >= MAX_FILES_OF_CUSTOMER || all >= MAX_FILES)
    throw new BackendError({ status: 503, code: 'BUSY', correlationId: requestContext().correlationId })
  beingSent.set(sub, own + 1)
  try {
    yield* pieces
  } finally {
    const left = (beingSent.get(sub) ?? 0) - 1
    if (left > 0) beingSent.set(sub, left)
    else beingSent.delete(sub)
  }
}

/**
 * A text that is made while it is sent, at the reader's pace. Its first piece is made before anything is sent, so that its failure
 * can still be a page; a later failure cuts the text off, and is logged unless the reader has left.
 */
export async function textStream(pieces: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  // The rest is made after the handler has returned, when the request's own store would be gone.
  const inRequest = AsyncLocalStorage.snapshot()
  const { correlationId, request } = requestContext()
  const encoder = new TextEncoder()
  let next = await pieces.next()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) {
        controller.close()
        return
      }
      controller.enqueue(encoder.encode(next.value))
      try {
        next = await inRequest(() => pieces.next())
      } catch (error) {
        // Calls end with their reader: nothing broke.
        if (!request.signal.aborted) log.error({ err: error, correlationId }, 'a statement broke off')
        controller.error(error)
      }
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
