import { join } from 'node:path'
import { allowedImageAddresses } from '@borealis/contract/pictures.ts'
import { log } from '#app/edge/log.server.ts'
import type { QuickAnswer } from '#app/edge/quick-answer.server.ts'
import type { RequestHead } from '#app/edge/request-context.server.ts'
import { securityHeaders } from '#app/edge/security-headers.server.ts'
import { env } from '#app/env.server.ts'
import { createImageHandler, type ImageHandler, type PictureRepresentation } from './image-response.server.ts'

let pictures: ImageHandler | undefined
/** The site's own pictures, as they are in the sources: in development nothing is built. */
let ownPictures = 'public'

/** @param directory where the build put them, whatever directory the process was started from */
export function takeOwnPicturesFrom(directory: string): void {
  ownPictures = directory
}

/** The pictures of this process: the site's own, and those of the hosts that the environment allows. */
const picturesOfThisProcess = (): ImageHandler =>
  (pictures ??= createImageHandler({
    publicDirectory: ownPictures,
    cacheDirectory: join(env().DATA_DIR, 'images'),
    allowed: allowedImageAddresses(env().BACKEND_URL, env().IMAGE_HOSTS),
    trustedHosts: [new URL(env().BACKEND_URL).hostname],
    onFailure: (failure, source) =>
      log.warn(
        { err: failure, source },
        // The picture was sent even so: without the disk cache it is only made again each time.
        failure.code === 'CACHE_FAILED' ? 'a picture could not be kept' : 'a picture could not be served',
      ),
  }))

/** The image route (spec §2). */
export const answerImage = (request: Request): Promise<Response> => picturesOfThisProcess().answer(request)

const quickAnswers = new WeakMap<PictureRepresentation, QuickAnswer>()

/** The same for a picture that is in memory, with all its headers; `undefined` leaves the request to `answerImage`. */
export function cachedPicture(search: string, head: RequestHead): QuickAnswer | undefined {
  const found = picturesOfThisProcess().peek(search, head)
  if (!found) return undefined
  const answer = quickAnswers.get(found) ?? quickAnswer(found)
  quickAnswers.set(found, answer)
  return answer
}

function quickAnswer({ status, headers, body }: PictureRepresentation): QuickAnswer {
  const all = new Map([...securityHeaders(''), ...headers])
  return { status, rawHeaders: [...all].flat(), body }
}
