import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Call, clientPrefix } from './call.ts'
import { calls } from './calls.ts'
import { problemStatus } from './problem.ts'
import { amountCallOf, amountKinds } from './redemptions.ts'

const table = Object.entries<Call>(calls)

/** Spec §7, copied line by line; `*` marks step-up, `-` no bearer. */
const specification = `
POST   /customers/email/validate        -
POST   /customers/                      -
GET    /customers/
PATCH  /customers/
GET    /customers/addresses
POST   /customers/addresses             *
PUT    /customers/addresses/{uniqueId}  *
DELETE /customers/addresses/{uniqueId}  *
GET    /customers/accounts
GET    /customers/balance
POST   /customers/promotion/pin/redeem
POST   /points/history
GET    /transaction/byot
GET    /transaction/
POST   /transaction/pfc                 *
POST   /transaction/byot                *
POST   /redeem/giftCards/               *`

test('the customer client makes the calls of the specification, and no other but for further kinds of redemption', () => {
  const marks = { none: '-', optional: '?', bearer: '', 'step-up': '*' }
  const specified: readonly string[] = ['travel', 'credit']
  const further = amountKinds.filter((kind) => !specified.includes(kind)).map((kind) => amountCallOf[kind])
  const made = table
    .filter(([name, { client }]) => client === 'customer' && !further.some((call) => call === name))
    .map(([, { method, path, auth }]) => [method, path, marks[auth]].join(' ').trim())
  const asked = specification
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).join(' '))
  expect(made.sort()).toEqual(asked.sort())
})

test('no two calls share method and path', () => {
  const addresses = table.map(([, { client, method, path }]) => `${method} ${clientPrefix[client]}${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(table)('%s declares its parameters, and the problems that its kind of call can have', (_, call) => {
  const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(Object.keys(call.params?.shape ?? {})).toEqual(named)
  if (call.method === 'GET') expect(call.body).toBeUndefined()
  if (call.body)
    expect(call.problems).toEqual(expect.arrayContaining(['INVALID_REQUEST', 'VALIDATION_FAILED']))
  if (call.auth === 'step-up' || call.stepUpFields) expect(call.problems).toContain('STEP_UP_REQUIRED')
  if (call.headers?.includes('Idempotency-Key')) {
    expect(call.problems).toEqual(expect.arrayContaining(['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_MISMATCH']))
  }
  if (call.headers?.includes('recaptchaToken')) expect(call.problems).toContain('BOT_CHECK_FAILED')
  expect(new Set(call.problems).size).toBe(call.problems.length)
  expect(call.response === null).toBe(call.status === 204)
})

test('every problem is one that some call may refuse with', () => {
  const declared = new Set<string>(table.flatMap(([, { problems }]) => problems))
  const ofAnyCall = ['INTERNAL', 'UNAVAILABLE']
  expect(Object.keys(problemStatus).filter((code) => !declared.has(code))).toEqual(ofAnyCall)
})

test('an answer keeps working when the backend adds a field', () => {
  for (const [, { response }] of table) {
    if (response)
      expect(JSON.stringify(z.toJSONSchema(response, { io: 'input' }))).not.toContain(
        '"additionalProperties":false',
      )
  }
})
