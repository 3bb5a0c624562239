import type { Call } from '@borealis/contract/call.ts'
import { languagePart } from '#app/domain/locale.ts'
import { BackendError } from './backend-error.ts'
import type { UntypedInput } from './call-input.ts'
import type { Caller } from './caller.ts'
import { stepUpToken } from './tokens.server.ts'

export type Headers = Record<string, string>

/**
 * The headers of one call: its language, its credentials, and those that the contract lists for it.
 * @throws BackendError MISSING_VALUE, INVALID_REQUEST, NOT_FOUND; 401 STEP_UP_REQUIRED; for a write without a bearer NOT_SENT or 401
 * UNAUTHENTICATED
 */
export async function callHeaders(
  caller: Caller,
  call: Call,
  input: UntypedInput,
  isRead: boolean,
): Promise<Headers> {
  const headers: Headers = { accept: 'application/json, application/problem+json' }
  setHeader(headers, 'accept-language', languagePart(caller.locale))
  setHeader(headers, 'correlationId', caller.correlationId)
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  if (caller.scenario) setHeader(headers, 'x-borealis-scenario', caller.scenario)
  for (const name of call.headers ?? []) {
    if (name === 'hostIp') setHeader(headers, name, caller.hostIp)
    if (name === 'recaptchaToken') setHeader(headers, name, input.botToken)
    if (name === 'Idempotency-Key') setHeader(headers, name, input.idempotencyKey)
  }
  if (call.auth === 'none') return headers

  if (!input.isRepeat && needsStepUp(call, input.body)) {
    setHeader(headers, caller.config.stepUpHeader, `Bearer ${stepUpToken(caller.tokens)}`)
  }
  const bearer = await caller.tokens.bearer(call.client)
  if (bearer) setHeader(headers, 'authorization', `Bearer ${bearer}`)
  // The backend could only refuse a write without its token, and our own refusal is certain to have changed nothing.
  else if (!isRead) throw missingBearer(caller, call)
  return headers
}

/** Replaces a bearer that was refused. @returns false when there is no other */
export async function renewBearer({ tokens }: Caller, { client }: Call, headers: Headers): Promise<boolean> {
  const refused = headers.authorization?.replace(/^Bearer /, '')
  const renewed = refused && (await tokens.inPlaceOf(refused, client))
  if (!renewed) return false
  setHeader(headers, 'authorization', `Bearer ${renewed}`)
  return true
}

const missingBearer = ({ tokens }: Caller, { client }: Call): BackendError =>
  tokens.isMissing(client)
    ? new BackendError({ code: 'NOT_SENT' })
    : new BackendError({ status: 401, code: 'UNAUTHENTICATED' })

function needsStepUp(call: Call, body: unknown): boolean {
  if (call.auth === 'step-up') return true
  const fields = call.stepUpFields
  if (fields === undefined || typeof body !== 'object' || body === null) return false
  return Object.entries(body).some(([field, value]) => fields.includes(field) && value !== undefined)
}

/** @throws BackendError MISSING_VALUE, or INVALID_REQUEST for a value that is not one line of printable ASCII */
function setHeader(headers: Headers, name: string, value: string | undefined): void {
  if (value === undefined || value === '') throw new BackendError({ code: 'MISSING_VALUE' })
  if (!/^[\x20-\x7e]{1,8192}$/.test(value)) throw new BackendError({ status: 400, code: 'INVALID_REQUEST' })
  headers[name] = value
}

type Query = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * Fills `{name}` in a path of the contract and adds the query. A value never becomes more than one segment.
 * @throws BackendError MISSING_VALUE when a parameter is empty; 404 NOT_FOUND for one that would leave its segment.
 */
export function requestPath(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Query = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(params[name]))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? filled : `${filled}?${search}`
}

function segment(value: string | undefined): string {
  if (value === undefined || value === '') throw new BackendError({ code: 'MISSING_VALUE' })
  // `..` means "up" even when it is percent-encoded, servers differ in whether an encoded slash ends a segment, and half a surrogate
  // pair cannot be encoded at all.
  if (/^\.\.?$|[/\\]/.test(value) || !value.isWellFormed()) {
    throw new BackendError({ status: 404, code: 'NOT_FOUND' })
  }
  return encodeURIComponent(value)
}
