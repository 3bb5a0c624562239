import { createHmac } from 'node:crypto'
import { isServerFunction, stripLocalePrefix } from '#app/domain/locale.ts'
import { addressKey, clientIp } from '#app/edge/client-ip.server.ts'
import { env } from '#app/env.server.ts'
import { isSame } from '#app/env-values.server.ts'
import { log } from './log.server.ts'
import { isAtOtherHost } from './own-host.server.ts'
import { pathForLog } from './page-address.server.ts'
import { readCookie } from './request-context.server.ts'
import { POLICY_REPORTS } from './security-headers.server.ts'

/**
 * Where a form was sent from: a page of this site, a page of it under another host name, another site, or nobody says, because
 * a proxy or a privacy program has taken out what browsers say about it.
 */
type FormSender = 'site' | 'other-host' | 'elsewhere' | 'unsaid'

/** The hidden field of a form that is shown to be sent once more, and its lifetime. */
const PROOF_FIELD = 'form-proof'
const PROOF_MS = 3_600_000

/**
 * Forms that may come from anywhere. The provider signs its logout tokens; a browser's report leads to a log line only; a mail
 * program that unsubscribes names somebody by a token that cannot be guessed (RFC 8058).
 */
function isFromAnywhere({ pathname, searchParams }: URL): boolean {
  const path = stripLocalePrefix(pathname)
  if (path === '/auth/backchannel-logout' || path === POLICY_REPORTS) return true
  return path === '/unsubscribe' && searchParams.has('token')
}

/**
 * A form without any of the three headers that still may be obeyed as it is. It signs out a session whose cookie no browser
 * sends with a form of another site (`SameSite=Lax`), and a sign-out must never be in vain.
 */
const endsSession = ({ pathname }: URL): boolean => stripLocalePrefix(pathname) === '/auth/sign-out'

/** What the browser says about the page that sent a form, or has a link: `Sec-Fetch-Site`, else `Origin`, else `Referer`. */
export function formSender({ headers }: Request): FormSender {
  const site = headers.get('sec-fetch-site')
  const origin = originOf(headers.get('origin')) ?? originOf(headers.get('referer'))
  if (site === 'same-origin' || (site === null && origin === env().PUBLIC_ORIGIN)) return 'site'
  // `none` is a person's own doing, such as a tab that is restored. A hidden origin is `null`.
  if (site === 'none' || (site === null && origin === undefined)) return 'unsaid'
  const isOwnName = origin !== undefined && new URL(origin).host === headers.get('host')
  return isOwnName && isAtOtherHost(headers.get('host')) ? 'other-host' : 'elsewhere'
}

const originOf = (value: string | null): string | undefined => {
  const origin = value === null ? undefined : URL.parse(value)?.origin
  return origin === 'null' ? undefined : origin
}

/** A form that is not obeyed, because no page of this site is known to have sent it. */
export interface RefusedForm {
  readonly sender: Exclude<FormSender, 'site'>
  /** The path and query that it was sent to, which are its page's. */
  readonly page: string
  /** What was typed, in order. For a form whose sender nobody says, with a proof that lets it through when it is sent again. */
  readonly fields: readonly (readonly [string, string])[]
}

/** The form without a proof of ours, or why it is not obeyed. Calls of server functions are checked by Start. */
export async function checkForm(request: Request, sessionCookie: string): Promise<Request | RefusedForm> {
  const url = new URL(request.url)
  if (isServerFunction(url.pathname) || isFromAnywhere(url)) return request
  const sender = formSender(request)
  if (sender === 'site' || (sender === 'unsaid' && endsSession(url))) return request
  const fields = new URLSearchParams(await request.clone().text())
  const proof = fields.get(PROOF_FIELD)
  fields.delete(PROOF_FIELD)
  if (sender === 'unsaid' && proof !== null && isFormProof(proof, request, sessionCookie)) {
    return new Request(request, { body: fields })
  }
  log.warn({ path: pathForLog(url), sender }, 'a form was refused')
  if (sender === 'unsaid') fields.set(PROOF_FIELD, newFormProof(request, sessionCookie))
  return { sender, page: url.pathname + url.search, fields: [...fields] }
}

/** Whom a proof was made for: the session, or else the address, with the path of the form. */
const proofOf = (request: Request, sessionCookie: string, expiresAt: string, secret: string): string => {
  const session = readCookie(request, sessionCookie) ?? ''
  const facts = [
    new URL(request.url).pathname,
    session,
    session ? '' : addressKey(clientIp(request)),
    expiresAt,
  ]
  return createHmac('sha256', secret)
    .update(JSON.stringify(['form', ...facts]))
    .digest('base64url')
}

/**
 * A proof for a form that we show ourselves, so that its sender presses a button of our page: nobody else can read it. It holds
 * for an hour, for this session and this path.
 */
function newFormProof(request: Request, sessionCookie: string): string {
  const expiresAt = (Date.now() + PROOF_MS).toString(36)
  return `${expiresAt}.${proofOf(request, sessionCookie, expiresAt, env().SESSION_SECRETS.secret)}`
}

function isFormProof(proof: string, request: Request, sessionCookie: string): boolean {
  const [expiresAt = '', mac = ''] = proof.split('.')
  if (!(Number.parseInt(expiresAt, 36) > Date.now())) return false
  return Object.values(env().SESSION_SECRETS.all).some((secret) =>
    isSame(mac, proofOf(request, sessionCookie, expiresAt, secret)),
  )
}
