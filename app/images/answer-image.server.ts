import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '#app/env.server.ts'
import { allowedImageAddresses, createImageHandler } from './image-response.server.ts'

let handler: ((request: Request) => Promise<Response>) | undefined

/** The image route with the site's own configuration: the backend's pictures, `IMAGE_HOSTS`, and the public directory. */
export function answerImage(request: Request): Promise<Response> {
  handler ??= createHandler()
  return handler(request)
}

function createHandler() {
  const { BACKEND_URL, IMAGE_HOSTS, DATA_DIR, NODE_ENV } = env()
  // The build copies the public directory; in development there is no build, or an old one.
  const built = join(process.cwd(), 'dist', 'client')
  const isBuilt = NODE_ENV === 'production' && existsSync(built)
  return createImageHandler({
    publicDirectory: isBuilt ? built : join(process.cwd(), 'public'),
    cacheDirectory: join(DATA_DIR, 'images'),
    allowed: allowedImageAddresses(BACKEND_URL, IMAGE_HOSTS),
  })
}
