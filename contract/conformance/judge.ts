import { z } from 'zod'
import type { Call } from '../call.ts'
import { MAX_ORDER_NUMBER } from '../limits.ts'
import { pictureProblem } from '../pictures.ts'
import { type ProblemCode, problem, problemStatus } from '../problem.ts'
import { orderOf } from '../values.ts'
import type { Question, Reply } from './ask.ts'
import { differs } from './report.ts'

/** What an answer lacks, by rank, and what it has besides the contract. */
export interface Judgement {
  readonly must: readonly string[]
  readonly should?: readonly string[]
  readonly notes?: readonly string[]
}

/** How the answer to a call that must succeed differs from the contract. */
export function judgeSuccess(
  call: Call,
  question: Question,
  reply: Reply,
  pictures: readonly URL[],
): Judgement {
  if (reply.status !== call.status)
    return { must: [`expected status ${call.status}, got ${reply.status}${codeOf(reply)}`] }
  if (call.response === null)
    return { must: differs(reply.text !== '', 'expected an empty body, got some text') }
  if (reply.json === undefined) return { must: ['expected JSON, got a body that is none'] }
  const read = call.response.safeParse(reply.json)
  if (!read.success) return { must: namedFields(read.error) }
  const { headers } = reply
  return {
    must: [
      ...differs(
        saysPublic(headers) && question.bearer !== undefined && !call.isPublic,
        'expected no `Cache-Control: public` on an answer about a member',
      ),
      ...outOfOrder(call.response, read.data),
      ...numberTooLong(read.data),
    ],
    should: [
      ...differs(
        !/^application\/json\b/.test(headers.get('content-type') ?? ''),
        'expected content-type application/json',
      ),
      ...picturesNotShown(read.data, pictures),
    ],
    notes: [...surplus(reply.json, read.data), ...uncached(call, question, headers)],
  }
}

/** Lists that are not in the order that their schema promises (`newestFirst`). */
export function outOfOrder(schema: z.ZodType, answer: unknown): string[] {
  if (!(schema instanceof z.ZodObject) || typeof answer !== 'object' || answer === null) return []
  return Object.entries(schema.shape).flatMap(([name, list]) => {
    const { by } = orderOf.get(list) ?? {}
    const rows: unknown = Reflect.get(answer, name)
    if (by === undefined || !Array.isArray(rows)) return []
    const times = rows.map((row) => Date.parse(Reflect.get(row, by)))
    return differs(
      times.some((time, at) => time > (times[at - 1] ?? time)),
      `expected the newest first, by \`${by}\``,
    )
  })
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
  if ('url' in value && 'width' in value && 'height' in value)
    switch (pictureProblem(String(value.url), allowed)) {
      case 'BAD_URL':
        return ['expected an absolute http(s) address of each picture']
      case 'URL_NOT_ALLOWED':
        return [
          'expected pictures below /media/ of the backend or below one of IMAGE_HOSTS: no others are shown',
        ]
      default:
        return []
    }
  return Object.values(value)
    .flatMap((one) => picturesNotShown(one, allowed))
    .slice(0, 1)
}

/**
 * Whether the site could not ask for an order by its number. No schema says so: what points were spent with is read strictly, and an
 * order that was placed is shown whatever its number.
 */
export function numberTooLong(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const isTooLong =
    'orderNumber' in value &&
    typeof value.orderNumber === 'string' &&
    value.orderNumber.length > MAX_ORDER_NUMBER
  return isTooLong
    ? [`expected \`orderNumber\` to have at most ${MAX_ORDER_NUMBER} characters`]
    : Object.values(value).flatMap(numberTooLong).slice(0, 1)
}

/** How an answer differs from a refusal with one of these codes; one that repeats another has the `correlationId` of that one. */
export function judgeRefusal(codes: readonly ProblemCode[], reply: Reply, isRepeat = false): Judgement {
  const expected = codes.map((code) => `${problemStatus[code]} ${code}`).join(' or ')
  const said = problem.safeParse(reply.json)
  const code = codes.find((one) => said.data?.code === one && reply.status === problemStatus[one])
  if (!code) return { must: [`expected ${expected}, got ${reply.status}${codeOf(reply)}`] }
  const { status, correlationId, title, detail, errors } = said.data ?? {}
  return {
    must: [
      ...differs(!title || !detail, 'expected a title and a detail to show'),
      ...differs(
        code === 'VALIDATION_FAILED' && !errors?.length,
        'expected `errors` to name the refused fields',
      ),
    ],
    should: [
      ...differs(
        !/^application\/problem\+json/.test(reply.headers.get('content-type') ?? ''),
        'expected content-type application/problem+json',
      ),
      ...differs(status !== reply.status, 'expected the status of the answer in its body as well'),
      ...differs(
        !isRepeat && correlationId !== reply.correlationId,
        'expected the correlationId that was sent',
      ),
      ...differs(
        (code === 'TOO_MANY_REQUESTS' || code === 'IDEMPOTENCY_RUNNING') &&
          !(Number(reply.headers.get('retry-after')) > 0),
        'expected retry-after, a number of seconds',
      ),
      ...(code === 'STEP_UP_REQUIRED' ? judgeChallenge(reply.headers.get('www-authenticate')) : []),
    ],
  }
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

/**
 * The errors of a schema, one line per field: the first place where it is wrong, and how many more rows have it, so
 * that one field of a long list does not hide the others. Never contains a value.
 */
export function namedFields({ issues }: z.ZodError): string[] {
  const lines = new Map<string, { first: string; more: number }>()
  for (const issue of issues) {
    const what = said(issue)
    const field = `${issue.path.map((part) => (typeof part === 'number' ? '*' : String(part))).join('.')} ${what}`
    const line = lines.get(field)
    if (line) line.more += 1
    else lines.set(field, { first: `${issue.path.join('.') || 'the body'}: ${what}`, more: 0 })
  }
  return [...lines.values()].map(({ first, more }) => (more > 0 ? `${first} (and ${more} more rows)` : first))
}

function said(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.expected === 'int')
    return 'expected a whole number, got a fraction'
  if (issue.code === 'invalid_format' && issue.format === 'datetime')
    return 'expected a moment with its offset, such as 2026-11-23T12:00:00Z'
  if (issue.code === 'invalid_format' && issue.format === 'date') return 'expected a day, such as 2026-11-23'
  return issue.message
}
