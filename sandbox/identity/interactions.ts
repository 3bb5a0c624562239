import type { IncomingMessage, ServerResponse } from 'node:http'
import { errors, type Provider } from 'oidc-provider'
import type { SandboxDeps } from '../store/sandbox-deps.ts'
import { readForm, redirect } from './http.ts'
import { readInteraction } from './interaction.ts'
import { submitForm } from './interaction-forms.ts'
import { showPage } from './interaction-pages.ts'
import { createOneTimeCodes } from './one-time-codes.ts'

const INTERACTION_PATH = /^\/interaction\/([\w-]+)(\/(?:password|send|check|resend|leave))?$/

/**
 * The provider's pages between authorization request and callback: sign-in, code by email, step-up. Returns false for
 * other paths. Throws `SessionNotFound` when the interaction is over.
 */
export function createInteractions(provider: Provider, deps: SandboxDeps) {
  const codes = createOneTimeCodes(deps)
  const destinationOf = rememberFinished(provider)

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    sendPage: (response: ServerResponse, page: string) => void,
  ): Promise<boolean> => {
    const [, uid, step = ''] = INTERACTION_PATH.exec(url.pathname) ?? []
    if (!uid) return false
    const destination = request.method === 'POST' ? destinationOf(uid) : undefined
    if (destination) {
      redirect(response, destination)
      return true
    }
    const details = await provider.interactionDetails(request, response)
    if (details.uid !== uid) throw new errors.SessionNotFound('another interaction')
    const interaction = readInteraction(details, url.searchParams, { deps, codes })
    // A GET reloads a form's page or opens its URL again: show the form's page.
    const reply =
      request.method === 'POST'
        ? submitForm(interaction, step, await readForm(request))
        : showPage(interaction)
    if ('page' in reply) sendPage(response, reply.page)
    else if ('goTo' in reply) redirect(response, reply.goTo)
    else await provider.interactionFinished(request, response, reply.finish)
    return true
  }
}

/** Longer than the time between two clicks. */
const REMEMBERED_MS = 30_000

/**
 * Remembers for half a minute where a finished interaction redirected to. A double click submits the form twice and
 * the browser follows only the second answer, which must lead to the same place. The id is known only to the browser
 * it was created for.
 */
function rememberFinished(provider: Provider): (uid: string) => string | undefined {
  const destinations = new Map<string, string>()
  provider.use(async (ctx, next) => {
    await next()
    const uid = /^\/auth\/([\w-]+)$/.exec(ctx.path)?.[1]
    const destination = ctx.response.get('location')
    if (!uid || !destination) return
    destinations.set(uid, destination)
    setTimeout(() => destinations.delete(uid), REMEMBERED_MS).unref()
  })
  return (uid) => destinations.get(uid)
}
