import type { AnyRouter } from '@tanstack/react-router'
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { log } from '#app/edge/log.server.ts'
import { pathForLog } from '#app/edge/page-address.server.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { inSpan } from '#app/edge/tracing.server.ts'
import {
  type Application,
  deferHydration,
  type HydrationPlan,
  hydrateEagerly,
  planHydration,
} from '../deferred-hydration/defer-hydration.server.ts'
import { modulePreloads } from '../deferred-hydration/start-manifest.server.ts'
import { type FailedPage, failedPage, unavailable } from '../failures/failure-status.server.ts'
import { postedForm } from '../forms/posted-form.ts'
import { problemIn } from '../member/account-problem.ts'
import { stateElement } from './dehydrated-state.ts'
import { withHeadScripts } from './head-scripts.server.ts'
import { cutPage, leavesOut, markersIn, type PageText, partsOf, withState } from './page-text.ts'
import { BrokenDocument } from './standalone-pages.server.tsx'

/**
 * Renders the page that the router has loaded. The HTML is left in the request's context and the response has no body:
 * Start would decode a body and encode it again, a third of the work of a page.
 */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders: headers }) => {
  const context = requestContext()
  try {
    const rendered = inSpan('render', {}, () => renderToString(<StartServer router={router} />))
    if (leavesOut(rendered))
      log.error({ path: pathForLog(context.url) }, 'a part of a page could not be rendered on the server')
    const page = pageOf(router)
    const markers = markersIn(rendered)
    const { queryClient } = router.options.context
    // The router clears its state when it writes the page's data, so the plan comes first.
    const { matches } = router.state
    const route = matches.at(-1)
    const modulesOf = (ids: readonly string[]) => modulePreloads(ids, context.locale)
    const preloads = modulesOf(matches.map(({ routeId }) => routeId))
    const next = route?.staticData.leadsTo
    const { member, ...plan } = planHydration({
      route,
      queryClient,
      markers,
      hasNotice: hasNotice(page),
      isShared: context.nonce === undefined,
    })
    const state = stateElement(queryClient)
    const text = withState(cutPage(rendered, await transformHtmlStringWithRouter(router, rendered)), state)
    const { nonce } = context
    const head = withHeadScripts(text, { nonce, member, markers })
    const ahead =
      member !== null && next ? modulesOf([next]).filter((one) => !preloads.includes(one)) : undefined
    context.html = partsOf(withHydrationPlan(head, { ...plan, nonce, preloads, ahead }))
    if (page.retryAfter) headers.set('retry-after', String(page.retryAfter))
    return new Response(null, { status: page.status, headers })
  } catch (error) {
    log.error({ err: error, path: pathForLog(context.url) }, 'a page could not be rendered')
    return brokenPage({ status: 500 }, headers)
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** A page in place of one that could not be rendered, in the language of its URL. */
export function brokenPage({ status, retryAfter }: FailedPage, headers = new Headers()): Response {
  const context = requestContext()
  const html = renderToString(<BrokenDocument />)
  context.html = ['<!DOCTYPE html>', import.meta.env.DEV ? html + reloadScript(context.nonce) : html]
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', 'no-store')
  if (retryAfter) headers.set('retry-after', String(retryAfter))
  return new Response(null, { status, headers })
}

/** The page answers a form, or part of it could not be loaded. */
function hasNotice({ status }: FailedPage): boolean {
  const { request, isDegraded } = requestContext()
  return status !== 200 || request.method !== 'GET' || isDegraded
}

/** In development the entry always runs: it applies changes of the source. Until it does, the page is reloaded. */
function withHydrationPlan(
  page: PageText,
  { eagerReason, ...plan }: Omit<HydrationPlan, 'member'> & Application,
): PageText {
  if (import.meta.env.DEV) return { ...page, rest: reloadScript(plan.nonce) + page.rest }
  return eagerReason ? hydrateEagerly(page, eagerReason, plan) : deferHydration(page, plan)
}

/** Development only (`build/reload-in-development.ts`). */
const reloadScript = (nonce = '') =>
  `<script type="module" nonce="${nonce}" src="/@id/virtual:reload-until-hydrated"></script>`

function pageOf(router: AnyRouter): FailedPage {
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed) return failedPage(failed.error)
  const problem = router.state.matches.map(({ loaderData }) => problemIn(loaderData)).find((one) => one)
  if (problem) return failedPage(problem)
  const retryAfterMs = postedForm(router.options.additionalContext?.serverContext)?.retryAfterMs
  if (retryAfterMs !== undefined) return unavailable(retryAfterMs)
  const status = getSsrStatus(router)
  // A saved form redirects: one that is rendered again was rejected.
  return { status: status === 200 && requestContext().request.method === 'POST' ? 422 : status }
}
