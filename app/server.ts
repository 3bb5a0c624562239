import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { localeOfPath, parseLocale } from './domain/locale.ts'
import { env } from './env.server.ts'
import { capBody } from './http/body-cap.server.ts'
import { clientIp } from './http/client-ip.server.ts'
import { finishResponse } from './http/finish-response.server.ts'
import { log } from './http/log.server.ts'
import { createRequestContext, readCookie, runInRequest } from './http/request-context.server.ts'
import { LOCALE_HEADER } from './site/locale-header.ts'
import './site/locale.ts'

// A bad environment stops the process at boot, with the name of the variable.
env()

const render = createStartHandler(defaultRenderHandler)

/** A server function's URL has no locale prefix: the page that calls it says its language in a header. */
function localeOf(request: Request, url: URL) {
  if (url.pathname.startsWith('/_serverFn/')) return parseLocale(request.headers.get(LOCALE_HEADER))
  return localeOfPath(url.pathname)
}

async function answer(request: Request, url: URL): Promise<Response> {
  if (url.pathname === '/' && request.method === 'GET' && readCookie(request, 'language') === 'fr-ca') {
    return new Response(null, {
      status: 302,
      headers: { location: `/fr-ca${url.search}`, 'cache-control': 'no-store' },
    })
  }
  const capped = await capBody(request)
  if (!capped) return new Response('Payload too large', { status: 413 })
  return render(capped)
}

async function fetch(request: Request): Promise<Response> {
  const started = performance.now()
  const url = new URL(request.url)
  const context = createRequestContext(request, url, localeOf(request, url), clientIp(request))
  return runInRequest(context, async () => {
    let response: Response
    try {
      response = await answer(request, url)
    } catch (error) {
      log.error({ err: error, path: url.pathname }, 'request failed')
      response = new Response('Internal Server Error', { status: 500 })
    }
    const finished = finishResponse(response, context)
    log.info(
      {
        method: request.method,
        path: url.pathname,
        status: finished.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    )
    return finished
  })
}

export default { fetch }
