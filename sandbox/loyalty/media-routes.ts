import { Hono } from 'hono'
import { mediaFile } from '../seed/art/media.ts'

/** Generated pictures. A URL always returns the same bytes. */
export function mediaRoutes() {
  const app = new Hono()
  app.get('/media/*', async (context) => {
    const file = await mediaFile(context.req.path)
    if (!file) return context.notFound()
    return new Response(new Uint8Array(file.body), {
      headers: {
        'content-type': file.contentType,
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      },
    })
  })
  return app
}
