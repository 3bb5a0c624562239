import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Language } from '@borealis/contract/values.ts'
import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import { parcelPage } from '../carrier/parcel-page.ts'
import type { ParcelMoment } from '../carrier/parcels.ts'
import { outboxPage } from '../outbox/outbox-page.ts'
import type { SandboxDeps } from '../store/sandbox-deps.ts'
import { CODE_SCRIPT, serveAsset } from './assets.ts'
import { listEvents, type OnAuthorized, recordEvents } from './events.ts'
import { BodyTooLargeError, pageHeaders, redirect, sendJson } from './http.ts'
import { createInteractions } from './interactions.ts'
import { confirmSignOut, takePostedSignOuts } from './logout.ts'
import { askSignOutPage, expiredPage, refusedPage, signedOutPage } from './pages/message-pages.ts'
import { languageFrom } from './pages/texts.ts'
import { createProvider } from './provider.ts'
import { siteUrl } from './site-url.ts'

export type IdentityOptions = {
  clientSecret: string
  accessTokenSeconds: number
  /** Delay of the token endpoint's answer, after the provider has processed the request. */
  tokenDelayMs: number
  /** Origins of pictures in a step-up, besides the sites' own. */
  imageOrigins: string[]
  onAuthorized: OnAuthorized
  /** Tracking events of the parcel with this number. */
  parcel: (number: string, language: Language) => readonly ParcelMoment[]
}

/**
 * Request listener of the identity origin: the OpenID provider, its pages, `/outbox`, `/outbox.json?to=`,
 * `/events.json?sub=` (the provider's events, for tests) and `/parcel?number=`, a carrier's page.
 */
export function createIdentityListener(deps: SandboxDeps, options: IdentityOptions): RequestListener {
  const script = new URL(CODE_SCRIPT, deps.issuer).href
  const headers = () => pageHeaders(deps.siteOrigins, [...deps.siteOrigins, ...options.imageOrigins], script)
  const homeOf = (language: Language) => siteUrl({ redirect_uri: deps.siteOrigins[0] }, language, '/')

  const provider = createProvider(deps, {
    clientSecret: options.clientSecret,
    accessTokenSeconds: options.accessTokenSeconds,
    renderError: (ctx, out, error) => {
      deps.log(`identity refused ${ctx.path}: ${out.error} ${error.message}`)
      const language = languageOf(ctx)
      ctx.set(headers())
      ctx.body = refusedPage(language, homeOf(language))
    },
    renderSignedOut: (ctx) => {
      const language = languageOf(ctx)
      ctx.set(headers())
      ctx.body = signedOutPage(language, homeOf(language))
    },
  })
  recordEvents(provider, deps, options.onAuthorized)
  provider.use(async (ctx, next) => {
    await next()
    // Processed, but the answer is late: the situation in which a site may be tempted to retry.
    if (ctx.path === '/token' && options.tokenDelayMs > 0) await wait(options.tokenDelayMs)
  })
  confirmSignOut(provider, deps.siteOrigins, (ctx, xsrf) => {
    const language = languageOf(ctx)
    ctx.set(headers())
    ctx.body = askSignOutPage(language, homeOf(language), xsrf)
  })

  const interactions = createInteractions(provider, deps)
  const takePosted = takePostedSignOuts()
  const openid = provider.callback()

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', deps.issuer)
    const language = languageFrom(url.searchParams.get('lang') ?? request.headers['accept-language'])
    if (serveAsset(url.pathname, response)) return
    if (url.pathname === '/') return redirect(response, '/outbox')
    if (url.pathname === '/outbox.json')
      return sendJson(response, deps.outbox.list(url.searchParams.get('to') ?? undefined))
    if (url.pathname === '/events.json')
      return sendJson(response, listEvents(deps.db, url.searchParams.get('sub')))
    if (url.pathname === '/outbox') {
      const to = url.searchParams.get('to')?.trim() ?? ''
      response.writeHead(200, headers()).end(outboxPage(language, deps.outbox.list(to || undefined), to))
      return
    }
    if (url.pathname === '/parcel') {
      const number = url.searchParams.get('number')?.trim() ?? ''
      response.writeHead(200, headers()).end(parcelPage(language, number, options.parcel(number, language)))
      return
    }
    try {
      if (await takePosted(request, response, url)) return
      if (await interactions(request, response, url, (out, page) => out.writeHead(200, headers()).end(page)))
        return
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound || error instanceof BodyTooLargeError)) throw error
      response.writeHead(error instanceof BodyTooLargeError ? 413 : 400, headers())
      response.end(expiredPage(language, homeOf(language)))
      return
    }
    await openid(request, response)
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      deps.log(
        `identity failed ${request.method} ${request.url?.split('?')[0]} ${error instanceof Error ? error.stack : error}`,
      )
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }
}

function languageOf(ctx: KoaContextWithOIDC): Language {
  const wanted = ctx.oidc?.params?.ui_locales ?? ctx.get('accept-language')
  return languageFrom(typeof wanted === 'string' ? wanted : undefined)
}
