import { type Call, clientPrefix } from '@borealis/contract/call.ts'
import { calls, type Operation } from '@borealis/contract/calls.ts'
import { type ProblemCode, problem, problemStatus } from '@borealis/contract/problem.ts'
import { requestPath } from '../../app/backend/request-path.ts'
import { parseImageRequest } from '../../app/images/image-request.ts'
import { namedFields } from './named-fields.ts'
import { differs, messageOf, type Report } from './report.ts'

const TIMEOUT_MS = 15_000
/** Limit of printed differences per response: the first ones name the cause. */
const MAX_LINES = 8

export interface Question {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string | number>
  readonly body?: unknown
  /** Raw text to send instead of `body`. */
  readonly text?: string
  readonly bearer?: string | undefined
  readonly stepUp?: string | undefined
  readonly key?: string
  /** A bot check token, valid for one call. */
  readonly botToken?: string
  readonly language?: 'en' | 'fr'
}

interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: unknown
  readonly correlationId: string
}

/**
 * Calls the backend under test as the site does.
 * @param pictures addresses below which the site fetches pictures
 */
export function createAsker(
  backendUrl: string,
  stepUpHeader: string,
  pictures: readonly URL[],
  report: Report,
) {
  const callOf = (operation: Operation): Call => calls[operation]
  const askedToSucceed = new Set<Operation>()
  const judged = (operation: Operation, question: Question, reply: Reply) => {
    askedToSucceed.add(operation)
    const { differs, notes = [] } = judgeSuccess(callOf(operation), question, reply, pictures)
    return { differs, notes: notes.filter((note) => isNew(operation, note)) }
  }
  const noted = new Set<string>()
  /** A call is made many times, and what is noted about it is the same each time. */
  function isNew(operation: Operation, note: string): boolean {
    const key = `${operation} ${note}`
    if (noted.has(key)) return false
    noted.add(key)
    return true
  }

  async function send(operation: Operation, question: Question): Promise<Reply> {
    const call = callOf(operation)
    const correlationId = `check-${crypto.randomUUID()}`
    const headers = new Headers({ 'accept-language': question.language ?? 'en', correlationId })
    if (question.bearer) headers.set('authorization', `Bearer ${question.bearer}`)
    if (question.stepUp) headers.set(stepUpHeader, `Bearer ${question.stepUp}`)
    if (question.key) headers.set('Idempotency-Key', question.key)
    if (question.botToken) headers.set('recaptchaToken', question.botToken)
    const body = question.text ?? (question.body === undefined ? undefined : JSON.stringify(question.body))
    if (body !== undefined) headers.set('content-type', 'application/json')
    const path = clientPrefix[call.client] + requestPath(call.path, question.params, question.query)
    const response = await fetch(backendUrl + path, {
      method: call.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: jsonOf(text), correlationId }
  }

  async function tried(
    operation: Operation,
    asked: string,
    question: Question,
    judge: (reply: Reply) => { differs: string[]; notes?: string[] },
  ): Promise<unknown> {
    const { method, client, path } = callOf(operation)
    const said = `${asked} · ${method} ${clientPrefix[client]}${path}`
    try {
      const reply = await send(operation, question)
      const { differs, notes = [] } = judge(reply)
      report.add({ of: operation, asked: said, differs: shortened(differs), notes: shortened(notes) })
      return reply.json
    } catch (error) {
      report.add({
        of: operation,
        asked: said,
        differs: [`expected an answer, got none: ${messageOf(error)}`],
        notes: [],
      })
      return undefined
    }
  }

  return {
    callOf,
    /** Existing calls whose success was not tested. */
    neverAnswered: (flags: Readonly<Record<string, boolean>>): Operation[] =>
      // `Object.keys` loses the type of the table's keys.
      (Object.keys(calls) as Operation[]).filter((operation) => {
        const { flag } = callOf(operation)
        return !askedToSucceed.has(operation) && (!flag || flags[flag])
      }),
    /** Expects the success that the contract documents. Returns the response even when it differs. */
    succeeds: (operation: Operation, asked: string, question: Question = {}) =>
      tried(operation, asked, question, (reply) => judged(operation, question, reply)),
    /** Expects the documented success, or one of some problems. */
    succeedsOr: (operation: Operation, asked: string, codes: readonly ProblemCode[], question: Question) =>
      tried(operation, asked, question, (reply) =>
        reply.status < 400 ? judged(operation, question, reply) : { differs: judgeRefusal(codes, reply) },
      ),
    /** Expects one of some documented problems. */
    refuses: (operation: Operation, asked: string, codes: readonly ProblemCode[], question: Question) =>
      tried(operation, asked, question, (reply) => ({ differs: judgeRefusal(codes, reply) })),
  }
}

export type Asker = ReturnType<typeof createAsker>

function judgeSuccess(
  call: Call,
  question: Question,
  reply: Reply,
  pictures: readonly URL[],
): { differs: string[]; notes?: string[] } {
  if (reply.status !== call.status)
    return { differs: [`expected status ${call.status}, got ${reply.status}${codeOf(reply)}`] }
  if (call.response === null)
    return { differs: reply.text === '' ? [] : ['expected an empty body, got some text'] }
  if (reply.json === undefined) return { differs: ['expected JSON, got a body that is none'] }
  const read = call.response.safeParse(reply.json)
  if (!read.success) return { differs: namedFields(read.error) }
  return {
    differs: [...judgeHeaders(call, question, reply.headers), ...picturesNotShown(read.data, pictures)],
    notes: [...surplus(reply.json, read.data), ...uncached(call, question, reply.headers)],
  }
}

function judgeHeaders({ isPublic }: Call, { bearer }: Question, headers: Headers): string[] {
  return [
    ...differs(
      !/^application\/json\b/.test(headers.get('content-type') ?? ''),
      'expected content-type application/json',
    ),
    ...differs(
      saysPublic(headers) && bearer !== undefined && !isPublic,
      'expected no `Cache-Control: public` on an answer about a member',
    ),
  ]
}

const saysPublic = (headers: Headers) => /(^|[\s,])public([\s,]|$)/i.test(headers.get('cache-control') ?? '')

/** Public content that a cache must not store, so that the site would request it again and again. */
const uncached = ({ isPublic, isSearch }: Call, { bearer }: Question, headers: Headers): string[] =>
  differs(
    !saysPublic(headers) && bearer === undefined && Boolean(isPublic || isSearch),
    'without `Cache-Control: public` the site asks for it for each page',
  )

/** Pictures that the site's image route refuses. */
function picturesNotShown(value: unknown, allowed: readonly URL[]): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('url' in value && 'width' in value && 'height' in value) {
    const query = new URLSearchParams({ url: String(value.url), w: '640' })
    const asked = parseImageRequest(query, '', allowed)
    if ('problem' in asked && asked.problem === 'URL_NOT_ALLOWED')
      return [
        'expected pictures below /media/ of the backend or below one of IMAGE_HOSTS: no others are shown',
      ]
    const isRemote = 'source' in asked && asked.source.kind === 'remote'
    return differs(!isRemote, 'expected an absolute http(s) address of each picture')
  }
  return Object.values(value)
    .flatMap((one) => picturesNotShown(one, allowed))
    .slice(0, 1)
}

function judgeRefusal(codes: readonly ProblemCode[], reply: Reply): string[] {
  const expected = codes.map((code) => `${problemStatus[code]} ${code}`).join(' or ')
  const said = problem.safeParse(reply.json)
  const code = codes.find((one) => said.data?.code === one && reply.status === problemStatus[one])
  if (!code) return [`expected ${expected}, got ${reply.status}${codeOf(reply)}`]
  const differs: string[] = []
  if (!/^application\/problem\+json/.test(reply.headers.get('content-type') ?? ''))
    differs.push('expected content-type application/problem+json')
  if (said.data?.status !== reply.status)
    differs.push('expected the status of the answer in its body as well')
  if (said.data?.correlationId !== reply.correlationId)
    differs.push('expected the correlationId that was sent')
  if (!said.data?.title || !said.data.detail) differs.push('expected a title and a detail to show')
  if (code === 'VALIDATION_FAILED' && !said.data?.errors?.length)
    differs.push('expected `errors` to name the refused fields')
  if (code === 'STEP_UP_REQUIRED') differs.push(...judgeChallenge(reply.headers.get('www-authenticate')))
  return differs
}

/** Checks the challenge of RFC 9470, which tells the client which step-up it needs. */
function judgeChallenge(header: string | null): string[] {
  const parts = ['error="insufficient_user_authentication"', 'acr_values=', 'max_age=']
  const missing = parts.filter((part) => !header?.includes(part))
  return missing.map((part) => `expected ${part} in www-authenticate`)
}

const codeOf = ({ json }: Reply) => {
  const code = problem.safeParse(json).data?.code
  return code ? ` ${code}` : ''
}

/** Fields of the response that are not in the contract, which the site ignores. */
function surplus(answer: unknown, read: unknown, path = ''): string[] {
  if (typeof answer !== 'object' || answer === null || typeof read !== 'object' || read === null) return []
  return Object.entries(answer).flatMap(([name, value]) => {
    const at = path ? `${path}.${name}` : name
    return Object.hasOwn(read, name)
      ? surplus(value, Reflect.get(read, name), at)
      : [`${at} is not in the contract`]
  })
}

function shortened(lines: readonly string[]): string[] {
  const rest = lines.length - MAX_LINES
  return rest > 0 ? [...lines.slice(0, MAX_LINES), `… and ${rest} more`] : [...lines]
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
