import { randomUUID } from 'node:crypto'
import type { Language } from '../values.ts'

/** A request with its path parameters. */
export type Incoming = {
  request: Request
  params: Record<string, string>
}

/** Parsed headers; none of them is verified yet. */
export function readHeaders({ request }: Incoming, stepUpHeader = 'step-up-authorization') {
  const get = (name: string) => request.headers.get(name)
  const url = new URL(request.url)
  return {
    method: request.method,
    path: url.pathname + url.search,
    origin: url.origin,
    query: Object.fromEntries(url.searchParams),
    authorization: get('authorization') ?? undefined,
    stepUp: get(stepUpHeader) ?? undefined,
    acceptLanguage: get('accept-language'),
    language: languageOf(get('accept-language')),
    correlationId: get('correlationId') ?? randomUUID(),
    idempotencyKey: get('idempotency-key'),
    hostIp: get('hostIp'),
    botToken: get('recaptchaToken'),
  }
}

export type Headers = ReturnType<typeof readHeaders>

/** French when it is preferred, otherwise English (the default locale). */
export function languageOf(header: string | null): Language {
  return /^\s*fr\b/i.test(header ?? '') ? 'fr' : 'en'
}
