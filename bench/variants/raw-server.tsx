import { defineHandlerCallback } from '@tanstack/react-router/ssr/server'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { localeOfPath } from '#app/domain/locale.ts'
import { createRequestContext, runInRequest } from '../../app/edge/request-context.server.ts'
import { dehydrateQueries, hydrateQueries } from '../../app/shell/calls/query-client.ts'

/**
 * React alone: Start loads a page once, with its data, and the returned function renders the same tree on each call.
 * @throws Error when the page did not load
 */
async function prepare(request: Request): Promise<() => string> {
  const url = new URL(request.url)
  const locale = localeOfPath(url.pathname)
  const context = createRequestContext({ request, url, locale, clientIp: '127.0.0.1', isShared: false })
  let render: (() => string) | undefined
  let giveBack: (() => void) | undefined
  const keepRouter = defineHandlerCallback(({ router }) => {
    const { queryClient } = router.options.context
    const read = dehydrateQueries(queryClient)
    // The request that loaded them forgets its answers when it ends.
    giveBack = () => hydrateQueries(queryClient, read)
    render = () => `<!DOCTYPE html>${renderToString(<StartServer router={router} />)}`
    return new Response()
  })
  await runInRequest(context, () => createStartHandler(keepRouter)(request))
  giveBack?.()
  // Without its data a page is drawn too: as one that is still loading.
  if (!render || !runInRequest(context, render).includes('<h1')) throw new Error('the page did not load')
  const page = render
  return () => runInRequest(context, page)
}

export default { prepare }
