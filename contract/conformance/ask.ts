import { type Call, clientPrefix } from '../call.ts'
import { calls, type Operation } from '../calls.ts'
import type { ProblemCode } from '../problem.ts'
import type { Language } from '../values.ts'
import { type Judgement, judgeRefusal, judgeSuccess } from './judge.ts'
import { messageOf, type Report } from './report.ts'

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
  /** What was refused under this key before: the answer is that one, with the `correlationId` of then. */
  readonly isRepeat?: boolean
  /** A bot check token, valid for one call. */
  readonly botToken?: string
  readonly language?: Language
}

export interface Reply {
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
  const judged = (operation: Operation, question: Question, reply: Reply): Judgement => {
    askedToSucceed.add(operation)
    const { notes = [], ...found } = judgeSuccess(callOf(operation), question, reply, pictures)
    return { ...found, notes: notes.filter((note) => isNew(operation, note)) }
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
    const path = clientPrefix[call.client] + pathOf(call, question)
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
    judge: (reply: Reply) => Judgement,
  ): Promise<unknown> {
    const { method, client, path } = callOf(operation)
    const said = `${asked} · ${method} ${clientPrefix[client]}${path}`
    try {
      const reply = await send(operation, question)
      const { must, should = [], notes = [] } = judge(reply)
      report.add({ of: operation, asked: said, differs: shortened(must), notes: shortened(notes) })
      if (should.length > 0)
        report.add({ of: operation, asked: said, rank: 'should', differs: shortened(should), notes: [] })
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
        reply.status < 400 ? judged(operation, question, reply) : judgeRefusal(codes, reply),
      ),
    /** Expects one of some documented problems. */
    refuses: (operation: Operation, asked: string, codes: readonly ProblemCode[], question: Question) =>
      tried(operation, asked, question, (reply) => judgeRefusal(codes, reply, question.isRepeat)),
  }
}

export type Asker = ReturnType<typeof createAsker>

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

/** The path of a call with its parameters and query. No value leaves its segment, whatever it is. */
function pathOf({ path }: Call, { params = {}, query = {} }: Question): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return asked.size === 0 ? filled : `${filled}?${asked}`
}
