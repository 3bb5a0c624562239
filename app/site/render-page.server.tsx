import type { AnyRouter } from '@tanstack/react-router'
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { BackendError } from '#app/backend/backend-error.ts'
import { log } from '#app/http/log.server.ts'
import { requestContext } from '#app/http/request-context.server.ts'
import { BrokenDocument } from './broken-document.tsx'

/**
 * Renders the page that the router has loaded. The HTML is left in the request's context and the answer has no body:
 * Start would unpack a body and pack it again, a third of the work of a page.
 */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders: headers }) => {
  const context = requestContext()
  try {
    context.html = await transformHtmlStringWithRouter(
      router,
      renderToString(<StartServer router={router} />),
    )
    return new Response(null, { status: statusOf(router), headers })
  } catch (error) {
    log.error({ err: error, path: context.url.pathname }, 'a page could not be rendered')
    context.html = `<!DOCTYPE html>${renderToString(<BrokenDocument />)}`
    return new Response(null, { status: 500, headers })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** A backend that refuses (an account on hold, say) is no failure of ours: its 4xx is the page's, not a 500. */
function statusOf(router: AnyRouter): number {
  const failed = router.state.matches.find(({ status }) => status === 'error')
  const refusal = failed?.error instanceof BackendError ? failed.error.status : undefined
  return refusal && refusal >= 400 && refusal < 500 ? refusal : getSsrStatus(router)
}
