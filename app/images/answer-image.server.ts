import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '#app/env.server.ts'
import { log } from '#app/http/log.server.ts'
import { allowedImageAddresses, createImageHandler } from './image-response.server.ts'

let handler: ReturnType<typeof createImageHandler> | undefined

/** The image route of this process: pictures of the site's own and of the hosts that the environment allows. */
export function answerImage(request: Request): Promise<Response> {
  handler ??= createImageHandler({
    publicDirectory: existsSync('dist/client') && env().NODE_ENV === 'production' ? 'dist/client' : 'public',
    cacheDirectory: join(env().DATA_DIR, 'images'),
    allowed: allowedImageAddresses(env().BACKEND_URL, env().IMAGE_HOSTS),
    trustedHosts: [new URL(env().BACKEND_URL).hostname],
    onFailure: (failure, url) => log.warn({ err: failure, url }, 'a picture could not be served'),
  })
  return handler(request)
}
