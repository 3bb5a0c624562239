import { randomUUID } from 'node:crypto'
import { type Language, language } from '../values.ts'

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

/** The one that is asked for first, where the contract has it; otherwise English. */
export function languageOf(header: string | null): Language {
  const [, part] = /^\s*([a-z]+)\b/i.exec(header ?? '') ?? []
  return language.safeParse(part?.toLowerCase()).data ?? 'en'
}
