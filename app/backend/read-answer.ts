import type { z } from 'zod'
import { BackendError } from './backend-error.ts'
import type { Operation } from './contract/calls.ts'
import { OTHER } from './contract/values.ts'
import type { HttpLog } from './http.server.ts'

export type AnswerLog = Pick<HttpLog, 'warn' | 'error'>
type Issue = z.core.$ZodIssue

/** Fields that were told of. There is an end to them: the contract names them, and the numbers of rows are left out. */
const told = new Set<string>()

/**
 * Reads an answer by its schema. A word that this release does not know does not take the whole answer from a customer: where
 * the contract has `other` it is read as that, and an entry under a key that is not known is left out. Each such field
 * is logged once.
 * @throws BackendError PARSE_ERROR for all else that is not as the contract has it
 */
export function readAnswer<T>(
  schema: z.ZodType<T>,
  json: unknown,
  { call, log }: { call: Operation; log: AnswerLog },
): T {
  const strictly = schema.safeParse(json)
  if (strictly.success) return strictly.data
  const { issues } = strictly.error
  const read = issues.every((issue) => isUnknownWord(issue, json))
    ? schema.safeParse(withoutUnknownWords(json, issues))
    : strictly
  if (!read.success) {
    // Paths and reasons only: the values may be personal data.
    const said = read.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`)
    log.error({ call, issues: said }, 'the backend broke the contract')
    throw new BackendError({ code: 'PARSE_ERROR' })
  }
  const fields = [...new Set(issues.map(fieldOf))].filter((field) => !told.has(`${call} ${field}`))
  for (const field of fields) told.add(`${call} ${field}`)
  if (fields.length > 0) log.warn({ call, fields }, 'the backend says what is not known')
  return read.data
}

const isUnknownWord = (issue: Issue, json: unknown): boolean =>
  issue.code === 'unrecognized_keys' ||
  (issue.code === 'invalid_value' && issue.values.includes(OTHER) && typeof at(json, issue.path) === 'string')

function withoutUnknownWords(json: unknown, issues: readonly Issue[]): unknown {
  const copy: unknown = structuredClone(json)
  for (const issue of issues) {
    const { path } = issue
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
    for (const key of keys) Reflect.deleteProperty(Object(at(copy, path)), key)
    const last = path.at(-1)
    if (keys.length === 0 && last !== undefined) Reflect.set(Object(at(copy, path.slice(0, -1))), last, OTHER)
  }
  return copy
}

const at = (json: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), json)

const fieldOf = ({ path }: Issue): string => path.filter((part) => typeof part !== 'number').join('.')
