import { type Call, clientPrefix } from '@borealis/contract/call.ts'
import { calls, type Operation } from '@borealis/contract/calls.ts'
import { type ProblemCode, problem, problemStatus } from '@borealis/contract/problem.ts'
import { expect, inject } from 'vitest'
import { requestPath } from '../../app/backend/request-path.ts'

/** A request to the backend. Only language and correlation id are added. */
export type Question = {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  /** The raw body, sent instead of `body`. */
  text?: string
  bearer?: string
  stepUp?: string
  key?: string
  botToken?: string
  language?: 'en' | 'fr'
  headers?: Record<string, string>
}

export type Reply = { status: number; headers: Headers; text: string; json: unknown; correlationId: string }

export async function ask(operation: Operation, question: Question = {}): Promise<Reply> {
  const call: Call = calls[operation]
  const correlationId = `test-${crypto.randomUUID()}`
  const headers = new Headers({
    'accept-language': question.language ?? 'en',
    correlationId,
    ...question.headers,
  })
  if (question.bearer) headers.set('authorization', `Bearer ${question.bearer}`)
  if (question.stepUp) headers.set('step-up-authorization', `Bearer ${question.stepUp}`)
  if (question.key) headers.set('Idempotency-Key', question.key)
  if (question.botToken) headers.set('recaptchaToken', question.botToken)
  const body = question.text ?? (question.body === undefined ? undefined : JSON.stringify(question.body))
  if (body !== undefined) headers.set('content-type', 'application/json')
  const path = clientPrefix[call.client] + requestPath(call.path, question.params, question.query)
  const response = await fetch(inject('backendUrl') + path, {
    method: call.method,
    headers,
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : null,
    correlationId,
  }
}

const seen = new Set<string>()

/** Calls the backend, and expects the success that the contract documents, with no field more or less. */
export async function succeeds(operation: Operation, question: Question = {}): Promise<Reply> {
  const call: Call = calls[operation]
  const reply = await ask(operation, question)
  expect({ status: reply.status, body: reply.status === call.status ? '' : reply.text }).toEqual({
    status: call.status,
    body: '',
  })
  if (call.response === null) expect(reply.text).toBe('')
  else expect(call.response.parse(reply.json)).toEqual(reply.json)
  seen.add(`${operation} success`)
  return reply
}

/** Calls the backend, and expects a documented problem, with texts in the requested language. */
export async function refuses(
  operation: Operation,
  code: ProblemCode,
  question: Question = {},
): Promise<Reply> {
  const call: Call = calls[operation]
  expect(call.problems).toContain(code)
  const reply = await ask(operation, question)
  expect({ status: reply.status, said: reply.text }).toEqual({
    status: problemStatus[code],
    said: expect.stringContaining(`"${code}"`),
  })
  expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  const said = problem.parse(reply.json)
  expect(said).toMatchObject({ code, status: problemStatus[code], correlationId: reply.correlationId })
  expect(said.title).not.toBe('')
  expect(said.detail).not.toBe('')
  if (code === 'STEP_UP_REQUIRED') {
    expect(reply.headers.get('www-authenticate')).toBe(
      'Bearer error="insufficient_user_authentication", acr_values="urn:borealis:acr:step-up", max_age=300',
    )
  }
  if (code === 'TOO_MANY_REQUESTS' || code === 'IDEMPOTENCY_RUNNING') {
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  seen.add(`${operation} ${code}`)
  return reply
}

/** The documented outcomes of these calls that no test of this file has observed so far. */
export function unseen(operations: readonly Operation[]): string[] {
  return operations.flatMap((operation) => {
    const call: Call = calls[operation]
    return ['success', ...call.problems]
      .map((outcome) => `${operation} ${outcome}`)
      .filter((one) => !seen.has(one))
  })
}

export function operationsOf(tag: string): Operation[] {
  // The keys of `calls` are operations.
  return (Object.keys(calls) as Operation[]).filter((operation) => calls[operation].tag === tag)
}
