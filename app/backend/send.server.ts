import { type Locale, languagePart } from '#app/domain/locale.ts'
import { retryAfterMs } from '#app/http/retry-after.ts'
import type { CallKind } from '#app/http/upstream.server.ts'
import { BackendError } from './backend-error.ts'
import type { CallAnswer, CallInput, Send } from './call-input.ts'
import {
  createContentCache,
  type Fetched,
  type FetchOptions,
  lifetimeOf,
  UNCHANGED,
} from './content-cache.ts'
import { type Call, clientPrefix } from './contract/call.ts'
import { calls, type Operation } from './contract/calls.ts'
import { problem } from './contract/problem.ts'
import { callBackend, type HttpConfig, type HttpLog } from './http.server.ts'
import { createParseCache } from './parse-cache.ts'
import { readAnswer } from './read-answer.ts'
import { requestPath } from './request-path.ts'
import { stepUpToken, type Tokens } from './tokens.server.ts'
import type { HttpAnswer } from './transport.server.ts'

/** The request on whose behalf calls are made. */
export type Caller = {
  readonly config: HttpConfig
  readonly tokens: Tokens
  /** Only its language part is sent: `en` or `fr`. */
  readonly locale: Locale
  readonly correlationId: string
  /** The customer's address as the trusted hop saw it. */
  readonly hostIp: string
  /** Sandbox only: the scenario that the caller asked for. */
  readonly scenario?: string | undefined
  /** Aborts reads when the customer has left. Writes are never aborted. */
  readonly signal?: AbortSignal | undefined
  readonly log: HttpLog
}

const parseCache = createParseCache()
const contentCache = createContentCache({ maxEntries: 512 })
/** Apart: a flood of terms that people make up must not drive out what every page is made of. */
const termCache = createContentCache({ maxEntries: 256 })

type Headers = Record<string, string>

/** The input of any call, untyped. */
type Input = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | boolean | undefined>>
  body?: unknown
  idempotencyKey?: string
  sendBefore?: number
  botToken?: string
}

/** Reads may be aborted and repeated, and go on without a token. The history is a read although it is a POST. */
const isRead = (operation: Operation, call: Call) => call.method === 'GET' || operation === 'getPointsHistory'

/** Asking for the outcome of an order bypasses the circuit breaker: a customer is waiting for it. */
const kindOf = (operation: Operation, call: Call): CallKind =>
  operation === 'getRedemption' ? 'lookup' : isRead(operation, call) ? 'read' : 'write'

/** Binds the contract to one caller: every call of the site goes through the function that this returns. */
export function createSend(caller: Caller): Send {
  return async <O extends Operation>(operation: O, input: CallInput<O>) => {
    const call: Call = calls[operation]
    try {
      // `CallInput` is made of exactly these fields; which of them is what the table decides.
      const answer = await request(caller, operation, call, input as Input)
      // The schema of this very operation has just checked the answer.
      return answer as CallAnswer<O>
    } catch (error) {
      throw named(error, caller)
    }
  }
}

interface PreparedCall {
  readonly operation: Operation
  readonly call: Call
  readonly input: Input
  /** With the prefix of its client. */
  readonly path: string
}

async function request(caller: Caller, operation: Operation, call: Call, input: Input): Promise<unknown> {
  const path = clientPrefix[call.client] + requestPath(call.path, input.params, input.query)
  const asked = { operation, call, input, path }
  const isKept =
    // A scenario applies to one tester; its answers must not be cached for others.
    !caller.scenario &&
    (caller.config.keepContentMs ?? 0) > 0 &&
    // What a member finds is their own.
    (call.isPublic || (call.isSearch && (await caller.tokens.bearer(call.client)) === null))
  if (!isKept) return answered(await ask(caller, asked, { etag: undefined, isInBackground: false }))
  const onStale = (err: unknown) => caller.log.warn({ err, call: operation }, 'the last good answer is given')
  const keep = call.isSearch ? termCache : contentCache
  return keep(
    `${caller.config.baseUrl} ${caller.locale} ${path}`,
    (options) => ask(caller, asked, options),
    onStale,
  )
}

/** Without a conditional request there is no 304. */
const answered = (answer: Fetched | typeof UNCHANGED) => (answer === UNCHANGED ? undefined : answer.value)

async function ask(
  caller: Caller,
  { operation, call, input, path }: PreparedCall,
  { etag, isInBackground }: FetchOptions,
): Promise<Fetched | typeof UNCHANGED> {
  const { log, config, correlationId } = caller
  const headers = await headersOf(caller, operation, isInBackground ? { ...call, auth: 'none' } : call, input)
  if (etag) headers['if-none-match'] = etag
  const signal = isRead(operation, call) && !isInBackground ? caller.signal : undefined
  const started = performance.now()
  const sent = () =>
    callBackend(
      {
        call: operation,
        kind: kindOf(operation, call),
        method: call.method,
        path,
        headers,
        body: input.body,
        correlationId,
        sendBefore: input.sendBefore,
        signal,
      },
      call.isSearch || call.maxAnswerBytes ? configOf(config, call) : config,
      log,
    )
  let answer = await sent()
  // A token that was taken back, or a clock of the backend that is ahead. What it refuses so it has not done, a write neither.
  if (isExpired(answer) && (await renewBearer(caller, call, headers))) answer = await sent()
  const ms = Math.round(performance.now() - started)
  if (answer.status === 304 && etag) return UNCHANGED
  if (answer.status === 401 && caller.tokens.isMissing(call.client))
    throw new BackendError({ code: 'NO_TOKEN' })
  if (answer.status < 200 || answer.status > 299) throw refusal(answer, operation, ms, caller)
  log.debug({ call: operation, status: answer.status, ms }, 'backend')
  return {
    value: valueIn(caller, { operation, call, path }, answer),
    etag: headerOf(answer, 'etag'),
    lifetime:
      call.isPublic || call.isSearch
        ? lifetimeOf(headerOf(answer, 'cache-control') ?? '', config.keepContentMs ?? 0)
        : undefined,
  }
}

/** The bounds of this call where they are other than those of most. */
const configOf = (config: HttpConfig, { isSearch, maxAnswerBytes }: Call): HttpConfig => ({
  ...config,
  ...(maxAnswerBytes && { maxAnswerBytes }),
  ...(isSearch && config.searchUpstream && { upstream: config.searchUpstream }),
})

const isExpired = (answer: HttpAnswer): boolean =>
  answer.status === 401 && problem.safeParse(readJson(answer.text)).data?.code === 'TOKEN_EXPIRED'

/** Puts another token in place of the one that was refused. @returns whether there is one */
async function renewBearer({ tokens }: Caller, { client }: Call, headers: Headers): Promise<boolean> {
  const refused = headers.authorization?.replace(/^Bearer /, '')
  const renewed = refused && (await tokens.inPlaceOf(refused, client))
  if (!renewed) return false
  set(headers, 'authorization', `Bearer ${renewed}`)
  return true
}

function valueIn(
  caller: Caller,
  { operation, call, path }: Pick<PreparedCall, 'operation' | 'call' | 'path'>,
  answer: HttpAnswer,
): unknown {
  const { response } = call
  if (!response) return undefined
  const parseAnswer = () => readAnswer(response, readJson(answer.text), { call: operation, log: caller.log })
  // Only content is kept. What belongs to one member is not: the code of an e-card, or all of their data. Nor what a term found:
  // the next one asks for something else.
  return call.auth === 'optional' && !call.isSearch
    ? parseCache(`${caller.locale} ${path}`, answer.text, parseAnswer)
    : parseAnswer()
}

function headerOf(answer: HttpAnswer, name: string): string | undefined {
  const value = answer.headers[name]
  return typeof value === 'string' ? value : undefined
}

async function headersOf(caller: Caller, operation: Operation, call: Call, input: Input): Promise<Headers> {
  const headers: Headers = { accept: 'application/json, application/problem+json' }
  set(headers, 'accept-language', languagePart(caller.locale))
  set(headers, 'correlationId', caller.correlationId)
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  if (caller.scenario) set(headers, 'x-borealis-scenario', caller.scenario)
  for (const name of call.headers ?? []) {
    if (name === 'hostIp') set(headers, name, caller.hostIp)
    if (name === 'recaptchaToken') set(headers, name, input.botToken)
    if (name === 'Idempotency-Key') set(headers, name, input.idempotencyKey)
  }
  if (call.auth === 'none') return headers

  if (needsStepUp(call, input.body)) {
    set(headers, caller.config.stepUpHeader, `Bearer ${stepUpToken(caller.tokens)}`)
  }
  const bearer = await caller.tokens.bearer(call.client)
  if (bearer) set(headers, 'authorization', `Bearer ${bearer}`)
  // Without its token a write can only be refused, and a refusal by us is certain to have changed nothing.
  else if (!isRead(operation, call)) throw unauthorised(caller, call)
  return headers
}

const unauthorised = ({ tokens }: Caller, { client }: Call): BackendError =>
  tokens.isMissing(client)
    ? new BackendError({ code: 'NOT_SENT' })
    : new BackendError({ status: 401, code: 'UNAUTHENTICATED' })

function needsStepUp(call: Call, body: unknown): boolean {
  if (call.auth === 'step-up') return true
  if (call.stepUpField === undefined || typeof body !== 'object' || body === null) return false
  return Object.entries(body).some(([field, value]) => field === call.stepUpField && value !== undefined)
}

/** @throws BackendError MISSING_VALUE, or INVALID_REQUEST for a value that is not one plain header line. */
function set(headers: Headers, name: string, value: string | undefined): void {
  if (value === undefined || value === '') throw new BackendError({ code: 'MISSING_VALUE' })
  if (!/^[\x20-\x7e]{1,8192}$/.test(value)) throw new BackendError({ status: 400, code: 'INVALID_REQUEST' })
  headers[name] = value
}

function refusal(answer: HttpAnswer, operation: Operation, ms: number, caller: Caller): BackendError {
  const { status } = answer
  const body = problem.safeParse(readJson(answer.text)).data
  const fields = { call: operation, status, code: body?.code, refusedAs: body?.correlationId, ms }
  if (status < 400) {
    caller.log.error(fields, 'the backend broke the contract')
    return new BackendError({ code: 'PARSE_ERROR' })
  }
  if (status >= 500) caller.log.error(fields, 'the backend failed')
  else caller.log.debug(fields, 'the backend refused')
  return new BackendError({
    status,
    code: body?.code ?? `HTTP_${status}`,
    problem: status < 500 ? body : undefined,
    retryAfterMs: retryAfterMs(headerOf(answer, 'retry-after')),
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Adds the correlation id under which the logs have the details. */
function named(error: unknown, caller: Caller): unknown {
  if (!(error instanceof BackendError) || error.correlationId !== undefined) return error
  return new BackendError({ ...error.toJSON(), correlationId: caller.correlationId })
}
