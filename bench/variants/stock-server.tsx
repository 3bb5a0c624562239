import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { parseLocale } from '#app/domain/locale.ts'
import { paraglideMiddleware } from '#app/paraglide/server.js'
import { createRequestContext, runInRequest } from '../../app/edge/request-context.server.ts'

const render = createStartHandler(defaultRenderHandler)

/** Stock Start: its own string handler behind paraglide's middleware, no page cache, no headers of ours. */
async function fetch(incoming: Request): Promise<Response> {
  return paraglideMiddleware(incoming, ({ request, locale }) => {
    const url = new URL(incoming.url)
    const known = { request: incoming, url, locale: parseLocale(locale), clientIp: '127.0.0.1' }
    return runInRequest(createRequestContext({ ...known, isShared: false }), () => render(request))
  })
}

export default { fetch }
