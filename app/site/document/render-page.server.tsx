import { holdEarlyEnter } from '@borealis/design-system/patterns/step-form/early-enter.ts'
import type { AnyRouter } from '@tanstack/react-router'
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { log } from '#app/http/log.server.ts'
import { requestContext } from '#app/http/request-context.server.ts'
import { BrokenDocument } from '#app/site/failures/broken-document.tsx'
import { type FailedPage, failedPage, unavailable } from '#app/site/failures/failure-status.server.ts'
import { postedForm } from '#app/site/forms/posted-form.ts'
import { hideDismissedNotices } from '#app/site/frame/dismissed-notices.ts'
import { problemIn } from '#app/site/member/account-problem.ts'
import { closeAnsweredQuestion } from './consent-script.ts'

/**
 * Renders the page that the router has loaded. The HTML is left in the request's context and the answer has no body:
 * Start would unpack a body and pack it again, a third of the work of a page.
 */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders: headers }) => {
  const context = requestContext()
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(<StartServer router={router} />))
    context.html = withHeadScripts(html, context.nonce)
    const page = pageOf(router)
    if (page.retryAfter) headers.set('retry-after', String(page.retryAfter))
    return new Response(null, { status: page.status, headers })
  } catch (error) {
    log.error({ err: error, path: context.url.pathname }, 'a page could not be rendered')
    return brokenPage({ status: 500 }, headers)
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** A page in place of one that could not be made, in the language of its address. */
export function brokenPage({ status, retryAfter }: FailedPage, headers = new Headers()): Response {
  requestContext().html = `<!DOCTYPE html>${renderToString(<BrokenDocument />)}`
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', 'no-store')
  if (retryAfter) headers.set('retry-after', String(retryAfter))
  return new Response(null, { status, headers })
}

/** The scripts that must run before anything is painted. They are no part of the page that React knows: trusted types let nobody write one in the browser. */
function withHeadScripts(html: string, nonce: string | undefined): string {
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  const waits = html.includes(' data-waiting') ? [holdEarlyEnter] : []
  const scripts = [closeAnsweredQuestion, hideDismissedNotices, ...waits].map(
    (script) => `<script${attribute}>${script}</script>`,
  )
  return html.replace('</head>', () => `${scripts.join('')}</head>`)
}

function pageOf(router: AnyRouter): FailedPage {
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed) return failedPage(failed.error)
  const problem = router.state.matches.map(({ loaderData }) => problemIn(loaderData)).find((one) => one)
  if (problem) return failedPage(problem)
  const retryAfterMs = postedForm(router.options.additionalContext?.serverContext)?.retryAfterMs
  if (retryAfterMs !== undefined) return unavailable(retryAfterMs)
  const status = getSsrStatus(router)
  // What is saved answers with the next address: a form that is shown again was not.
  return { status: status === 200 && requestContext().request.method === 'POST' ? 422 : status }
}
