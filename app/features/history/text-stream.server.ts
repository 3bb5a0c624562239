import { AsyncLocalStorage } from 'node:async_hooks'
import { log } from '#app/edge/log.server.ts'
import { requestContext } from '#app/edge/request-context.server.ts'

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
