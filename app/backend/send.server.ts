import { type Call, clientPrefix } from '@borealis/contract/call.ts'
import { calls, type Operation } from '@borealis/contract/calls.ts'
import type { ProblemCode } from '@borealis/contract/problem.ts'
import { baseLocale, languagePart } from '#app/domain/locale.ts'
import type { CallKind } from '#app/edge/upstream.server.ts'
import { meantJson } from './as-meant.ts'
import { BackendError } from './backend-error.ts'
import { callHeaders, renewBearer, requestPath } from './call-headers.server.ts'
import type { CallAnswer, CallInput, Send, UntypedInput } from './call-input.ts'
import type { Caller } from './caller.ts'
import {
  createContentCache,
  createParseCache,
  type Fetched,
  type FetchOptions,
  lifetimeOf,
  UNCHANGED,
} from './content-cache.ts'
import { callBackend, type HttpConfig, type HttpLog } from './http.server.ts'
import { challengeOf, errorOf, headerOf, jsonOf, problemOf, reportsError } from './http-answer.ts'
import { hasGaps, withEnglish } from './in-english.ts'
import { readAnswer } from './read-answer.ts'
import type { HttpAnswer } from './transport.server.ts'

const parseCache = createParseCache()
const contentCache = createContentCache({ maxEntries: 512 })
/** A cache of its own, so that a flood of search terms cannot evict the content of every page. */
const searchCache = createContentCache({ maxEntries: 256 })

/** Reads may be aborted and repeated, and go on without a token. */
const isRead = (call: Call) => call.method === 'GET' || call.isRead === true

/** Asking for the outcome of an order bypasses the circuit breaker: a customer is waiting for it. */
const kindOf = (operation: Operation, call: Call, { isRepeat }: UntypedInput): CallKind =>
  isRepeat || operation === 'getRedemption' ? 'lookup' : isRead(call) ? 'read' : 'write'

/** How long a read waits after another call of its request has waited in vain; milliseconds. */
const AFTER_TIMEOUT_MS = 1_000

/**
 * Binds the contract to one caller. Every backend call of the site goes through the returned function. A page reads in two or
 * three rounds: where the backend hangs, only the first is waited for in full, and the page does not take the sum of them.
 */
export function createSend(caller: Caller): Send {
  const { config } = caller
  const inHaste = {
    ...caller,
    config: { ...config, timeoutMs: Math.min(config.timeoutMs, AFTER_TIMEOUT_MS) },
  }
  let isHanging = false
  return async <O extends Operation>(operation: O, input: CallInput<O>) => {
    const call: Call = calls[operation]
    try {
      // `CallInput` is made of exactly these fields; which of them is what the table decides.
      const untyped = input as UntypedInput
      const isInHaste = isHanging && kindOf(operation, call, untyped) === 'read'
      const answer = await request(isInHaste ? inHaste : caller, operation, call, untyped)
      // The schema of this very operation has just checked the answer.
      return answer as CallAnswer<O>
    } catch (error) {
      if (error instanceof BackendError && error.code === 'TIMEOUT') isHanging = true
      throw withCorrelationId(error, caller)
    }
  }
}

interface PreparedCall {
  readonly operation: Operation
  readonly call: Call
  readonly input: UntypedInput
  /** With the prefix of its client. */
  readonly path: string
}

async function request(
  caller: Caller,
  operation: Operation,
  call: Call,
  input: UntypedInput,
): Promise<unknown> {
  const path = clientPrefix[call.client] + requestPath(call.path, input.params, input.query)
  const prepared = { operation, call, input, path }
  const isCacheable =
    // A scenario applies to one tester; its answers must not be cached for others.
    !caller.scenario &&
    (caller.config.keepContentMs ?? 0) > 0 &&
    // A member's search results are personal.
    (call.isPublic || (call.isSearch && (await caller.tokens.bearer(call.client)) === null))
  if (!isCacheable)
    return answeredValue(await fetchAnswer(caller, prepared, { etag: undefined, isInBackground: false }))
  const onStale = (err: unknown) => caller.log.warn({ err, call: operation }, 'the last good answer is given')
  const readCached = call.isSearch ? searchCache : contentCache
  return readCached(
    `${caller.config.baseUrl} ${caller.locale} ${path}`,
    (options) => fetchAnswer(caller, prepared, options),
    onStale,
    input.mustRevalidate,
  )
}

/** Without a conditional request there is no 304. */
const answeredValue = (answer: Fetched | typeof UNCHANGED) =>
  answer === UNCHANGED ? undefined : answer.value

async function fetchAnswer(
  caller: Caller,
  { operation, call, input, path }: PreparedCall,
  { etag, isInBackground }: FetchOptions,
): Promise<Fetched | typeof UNCHANGED> {
  const { log, config, correlationId } = caller
  const isReading = isRead(call)
  const headers = await callHeaders(
    caller,
    isInBackground ? { ...call, auth: 'none' } : call,
    input,
    isReading,
  )
  if (etag) headers['if-none-match'] = etag
  const signal = isReading && !isInBackground ? caller.signal : undefined
  const started = performance.now()
  const sendOnce = (sent = headers) =>
    callBackend(
      {
        call: operation,
        kind: kindOf(operation, call, input),
        method: call.method,
        path,
        headers: sent,
        body: input.body,
        correlationId,
        sendBefore: input.sendBefore,
        signal,
      },
      call.isSearch || call.maxAnswerBytes ? configOf(config, call) : config,
      log,
    )
  let answer = await sendOnce()
  // The token was revoked, or the backend's clock is ahead. A call refused for that was not carried out, so a write may be
  // repeated too.
  if (isExpired(answer) && (await renewBearer(caller, call, headers))) {
    log.warn(
      { call: operation, status: 401, challenge: challengeOf(answer) },
      'the backend refused a token: another one is sent',
    )
    answer = await sendOnce()
  }
  const ms = Math.round(performance.now() - started)
  if (answer.status === 304 && etag) return UNCHANGED
  if (answer.status === 401 && caller.tokens.isMissing(call.client))
    throw new BackendError({ code: 'NO_TOKEN' })
  if (answer.status < 200 || answer.status > 299) {
    logFailure(answer, { operation, call, input }, ms, log)
    throw errorOf(answer)
  }
  log.debug({ call: operation, status: answer.status, ms }, 'backend')
  const prepared = { operation, call, input, path }
  const lacksTexts = lacksOwnTexts(caller, prepared, answer)
  const ask = () => {
    const { 'if-none-match': _etag, ...asked } = headers
    return sendOnce({ ...asked, 'accept-language': languagePart(baseLocale) })
  }
  const english = lacksTexts ? await inEnglish(caller, prepared, ask) : undefined
  return {
    value: valueIn(caller, prepared, answer, english),
    // Of an answer with gaps it would confirm the English texts too, or that there were none.
    etag: lacksTexts ? undefined : headerOf(answer, 'etag'),
    lifetime:
      call.isPublic || call.isSearch
        ? lifetimeOf(headerOf(answer, 'cache-control') ?? '', config.keepContentMs ?? 0)
        : undefined,
  }
}

/**
 * Whether content lacks a text in the reader's language. Not for what was searched for, which is found elsewhere in another
 * language.
 */
function lacksOwnTexts({ locale }: Caller, { call, path }: PreparedCall, answer: HttpAnswer): boolean {
  if (locale === baseLocale || call.auth !== 'optional' || call.isSearch || !call.response) return false
  return hasGaps(call.response, `${locale} ${path}`, answer)
}

/** The same content in English: better read in English than not at all. `undefined` when it does not come. */
async function inEnglish(
  { log }: Caller,
  { operation }: PreparedCall,
  ask: () => Promise<HttpAnswer>,
): Promise<HttpAnswer | undefined> {
  log.warn({ call: operation }, 'texts are missing in this language: they are shown in English')
  try {
    const english = await ask()
    return english.status === 200 ? english : undefined
  } catch (error) {
    // It is logged already, and what there is in the reader's language is shown without it.
    if (error instanceof BackendError) return undefined
    throw error
  }
}

/** The configuration with the limits of this call, where they differ from the usual ones. */
const configOf = (config: HttpConfig, { isSearch, maxAnswerBytes }: Call): HttpConfig => ({
  ...config,
  ...(maxAnswerBytes && { maxAnswerBytes }),
  ...(isSearch && config.searchUpstream && { upstream: config.searchUpstream }),
})

/** By the contract's problem, or by the challenge of whoever checks tokens before the backend. */
const isExpired = (answer: HttpAnswer): boolean =>
  answer.status === 401 &&
  (problemOf(answer)?.code === 'TOKEN_EXPIRED' || challengeOf(answer) === 'invalid_token')

function valueIn(
  caller: Caller,
  { operation, call, input, path }: PreparedCall,
  answer: HttpAnswer,
  english: HttpAnswer | undefined,
): unknown {
  const { response } = call
  if (!response) {
    if (!reportsError(answer)) return undefined
    caller.log.error(bodyOf(operation, answer), 'the backend broke the contract')
    throw new BackendError({ code: 'PARSE_ERROR' })
  }
  const parseAnswer = () => {
    // The member's own data are handed out as they are.
    const own = operation === 'downloadExport' ? jsonOf(answer) : meantJson(answer.text)
    const found = kindOfBody(own, answer)
    // Nothing of what was asked: to the page it is the same as no answer. Whether an order or a change took place is asked elsewhere.
    const isRead = kindOf(operation, call, input) === 'read'
    if (found !== 'object') {
      caller.log.warn(
        { ...bodyOf(operation, answer), found },
        'the backend answered with nothing of its kind',
      )
      if (isRead) throw new BackendError({ code: 'NO_ANSWER' })
    }
    const json = english ? withEnglish(own, meantJson(english.text)) : own
    return readAnswer(response, json, { call: operation, log: caller.log, isRead })
  }
  // Only content is kept parsed: never what belongs to one member, such as the code of an e-card, nor search results, which
  // the next term does not share.
  return call.auth === 'optional' && !call.isSearch
    ? parseCache(`${caller.locale} ${path}`, answer.text + (english?.text ?? ''), parseAnswer)
    : parseAnswer()
}

/** What a body is; every answer of the contract that has one is an object. */
function kindOfBody(json: unknown, answer: HttpAnswer): string {
  if (json === undefined) return answer.text.trim() === '' ? 'nothing' : 'no JSON'
  return json === null ? 'null' : Array.isArray(json) ? 'list' : typeof json
}

/** What can be said of a body without quoting it. */
const bodyOf = (operation: Operation, answer: HttpAnswer) => ({
  call: operation,
  status: answer.status,
  contentType: headerOf(answer, 'content-type')?.slice(0, 80),
  bytes: answer.text.length,
})

function logFailure(
  answer: HttpAnswer,
  sent: Pick<PreparedCall, 'operation' | 'call' | 'input'>,
  ms: number,
  log: HttpLog,
): void {
  const { status } = answer
  const body = problemOf(answer)
  const fields = {
    call: sent.operation,
    status,
    code: body?.code,
    challenge: challengeOf(answer),
    refusedAs: body?.correlationId,
    ms,
  }
  if (status < 400) log.error(fields, 'the backend broke the contract')
  else if (status >= 500) log.error(fields, 'the backend failed')
  else if (isOrdinary(body?.code, sent)) log.debug(fields, 'the backend refused')
  else log.warn(fields, 'the backend refused what should succeed')
}

/** Refusals that are a mistake of whoever set up the site or the backend, although each call may be answered with them. */
const mistakes: ReadonlySet<string> = new Set<ProblemCode>([
  'INVALID_REQUEST',
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_MISMATCH',
  'PAYLOAD_TOO_LARGE',
  'STEP_UP_REQUIRED',
  'TOKEN_EXPIRED',
  'UNAUTHENTICATED',
])

/** True for a refusal that the contract has for this call, and that a customer can cause. */
function isOrdinary(
  code: string | undefined,
  { operation, call, input }: Pick<PreparedCall, 'operation' | 'call' | 'input'>,
) {
  // What became of an order is asked of every backend, and without a step-up token.
  if (operation === 'getRedemption' || input.isRepeat) return true
  return call.problems.some((known) => known === code) && !mistakes.has(code ?? '')
}

/** Adds the correlation id under which the logs have the details. */
function withCorrelationId(error: unknown, caller: Caller): unknown {
  if (!(error instanceof BackendError) || error.correlationId !== undefined) return error
  return new BackendError({ ...error.toJSON(), correlationId: caller.correlationId })
}
