import type { IncomingMessage } from 'node:http'
import { isPictureForm } from './picture-form.server.ts'

/** How long a client may take to send the body of a request; milliseconds. */
const BODY_MS = 14_000
/** A photo by a slow phone may take as long as it needs, while so much of it arrives: bytes a second. */
const LEAST_PER_SECOND = 32 * 1024
/** Of any request: Node's own limit. 8 MB take four minutes at the least pace. Milliseconds. */
export const LONGEST_REQUEST_MS = 300_000

/**
 * Gives up a request whose body does not arrive in time. Node has one limit for all requests; only the form with a picture, and only
 * from a browser with a session, may take longer.
 * @param giveUp answers 408 on the request's connection
 */
export function limitBodyTime(
  incoming: IncomingMessage,
  hasSession: () => boolean,
  giveUp: () => void,
): void {
  const { headers, socket } = incoming
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return
  const [pathname = ''] = (incoming.url ?? '').split('?', 1)
  const isPicture = isPictureForm(pathname, headers['content-type'] ?? '') && hasSession()
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (incoming.complete || socket.destroyed) return clearInterval(timer)
    const came = socket.bytesRead - before
    before = socket.bytesRead
    if (isPicture && came >= (LEAST_PER_SECOND * BODY_MS) / 1000) return
    clearInterval(timer)
    giveUp()
  }, BODY_MS)
  timer.unref()
  incoming.once('close', () => clearInterval(timer))
}
