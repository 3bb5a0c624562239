import type { Operation } from '@borealis/contract/calls.ts'
import { OTHER } from '@borealis/contract/values.ts'
import type { z } from 'zod'
import { BackendError } from './backend-error.ts'
import type { HttpLog } from './http.server.ts'

export type AnswerLog = Pick<HttpLog, 'warn' | 'error'>
type Issue = z.core.$ZodIssue

/** Fields already logged, by call. Bounded: the contract names the fields, and row numbers are left out. */
const logged = new Set<string>()

/**
 * Reads an answer by its schema, tolerating values that a newer backend may have added: where the contract has `other`, an
 * unknown value is read as that, and an entry under an unknown key is dropped. Each such field is logged once.
 * @throws BackendError PARSE_ERROR for every other deviation from the contract
 */
export function readAnswer<T>(
  schema: z.ZodType<T>,
  json: unknown,
  { call, log }: { call: Operation; log: AnswerLog },
): T {
  const strict = schema.safeParse(json)
  if (strict.success) return strict.data
  const { issues } = strict.error
  const lenient = issues.every((issue) => isTolerable(issue, json))
    ? schema.safeParse(withoutUnknownValues(json, issues))
    : strict
  if (!lenient.success) {
    // Paths and reasons only: the values may be personal data.
    const reasons = lenient.error.issues
      .slice(0, 5)
      .map(({ path, message }) => `${path.join('.')}: ${message}`)
    log.error({ call, issues: reasons }, 'the backend broke the contract')
    throw new BackendError({ code: 'PARSE_ERROR' })
  }
  const fields = [...new Set(issues.map(fieldOf))].filter((field) => !logged.has(`${call} ${field}`))
  for (const field of fields) logged.add(`${call} ${field}`)
  if (fields.length > 0) log.warn({ call, fields }, 'the backend says what is not known')
  return lenient.data
}

const isTolerable = (issue: Issue, json: unknown): boolean =>
  issue.code === 'unrecognized_keys' ||
  (issue.code === 'invalid_value' &&
    issue.values.includes(OTHER) &&
    typeof valueAt(json, issue.path) === 'string')

/** A copy of the answer with `other` in the place of each unknown value, and without entries under unknown keys. */
function withoutUnknownValues(json: unknown, issues: readonly Issue[]): unknown {
  const copy: unknown = structuredClone(json)
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      const container = asContainer(valueAt(copy, issue.path))
      for (const key of issue.keys) delete container?.[key]
    } else {
      const key = issue.path.at(-1)
      const container = asContainer(valueAt(copy, issue.path.slice(0, -1)))
      if (container && key !== undefined) container[key] = OTHER
    }
  }
  return copy
}

const valueAt = (json: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => asContainer(value)?.[key], json)

type Container = Record<PropertyKey, unknown>

/** An object or list of parsed JSON, by key or index. */
const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

const asContainer = (value: unknown): Container | undefined => (isContainer(value) ? value : undefined)

const fieldOf = ({ path }: Issue): string => path.filter((part) => typeof part !== 'number').join('.')
