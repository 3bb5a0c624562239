import { expect, test } from 'vitest'
import { onTheWire } from '../../trust/hostile/wire.ts'
import { refuseBody } from './body.server.ts'

const FORM = 'application/x-www-form-urlencoded'
const judge = (pathname: string, contentType: string, text: string) =>
  refuseBody({ pathname, contentType, text })
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('calls are JSON, whole and not too deep', () => {
  const call = (text: string, kind = 'application/json') => judge('/_serverFn/abc', kind, text)
  expect(call('{"t":{"t":1,"s":"[[[[\\"]]"}}')).toBeUndefined()
  expect(call('{"t":{"t":2,"s":1}}', 'application/json; charset=utf-8')).toBeUndefined()
  expect(call(nested(64))).toBe(400)
  expect(call('['.repeat(60_000))).toBe(400)
  expect(call('{"a":')).toBe(400)
  expect(call('a=b', FORM)).toBe(415)
  expect(call('--x', 'multipart/form-data; boundary=x')).toBe(415)
  expect(call('{}', '')).toBe(415)
})

test('a text that looks deep is not, and a quote within it does not end it', () => {
  const text = JSON.stringify({ t: { t: 1, s: '\\"[['.repeat(100) } })
  expect(judge('/_serverFn/abc', 'application/json', text)).toBeUndefined()
})

test('forms have a bounded number of fields, and are the kind that forms of ours send', () => {
  const form = (text: string, kind = FORM) => judge('/fr-ca/account/profile', kind, text)
  const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=x`).join('&')
  expect(form(fields(200))).toBeUndefined()
  expect(form(fields(201))).toBe(400)
  expect(form('&'.repeat(60_000))).toBe(400)
  expect(form('{}', 'application/json')).toBe(415)
  expect(form('x', 'multipart/form-data; boundary=x')).toBe(415)
  expect(form('x', 'text/plain')).toBe(415)
  expect(form('firstName=%C3%89lise')).toBeUndefined()
  expect(form('firstName=%C9lise', `${FORM}; charset=iso-8859-1`)).toBe(415)
})

test('reports come in several kinds; an empty body is none', () => {
  expect(judge('/reports/policy', 'application/csp-report', '{"csp-report":{}}')).toBeUndefined()
  expect(judge('/reports/failure', 'text/plain;charset=UTF-8', '{}')).toBeUndefined()
  expect(judge('/reports/failure', 'text/plain', nested(65))).toBe(400)
  expect(judge('/auth/sign-out', '', '')).toBeUndefined()
  expect(judge('/account/orders', 'multipart/form-data; boundary=x', '')).toBe(400)
})

const asCall = (text: string) => judge('/_serverFn/abc', 'application/json', text)

test('plain values pass', () => {
  const values = [
    { data: { email: 'é\u2028"x', list: [1, 2.5, null, undefined, true], deep: { a: [{ b: 'c' }] } } },
    { data: undefined },
    { data: 'constructor', context: {} },
  ]
  for (const value of values) expect(asCall(onTheWire(value))).toBeUndefined()
  // With a hole in an array, and with a back-reference.
  expect(
    asCall('{"t":{"t":9,"i":0,"a":[{"t":0,"s":1},0,{"t":4,"i":0}],"o":0},"f":127,"m":[]}'),
  ).toBeUndefined()
})

test('what is more than a plain value is refused before the library reads it', () => {
  // A large number, a date, a pattern, sets and maps, an object without a prototype, promises, errors, bytes, plugins.
  for (const t of [3, 5, 6, 7, 8, ...Array.from({ length: 30 }, (_, index) => 11 + index), -1, '1', null])
    expect(asCall(JSON.stringify({ t: { t, i: 0, s: 'x' }, f: 127, m: [] })), String(t)).toBe(400)
})

test.each([
  '{"t":{"t":10,"i":0,"p":{"k":["__proto__"],"v":[{"t":2,"s":1}]},"o":0}}',
  '{"t":{"t":10,"i":0,"p":{"k":["a","b"],"v":[{"t":2,"s":1}]},"o":0}}',
  '{"t":{"t":10,"i":0,"p":{"k":[{"t":1,"s":"a"}],"v":[{"t":2,"s":1}]},"o":0}}',
  '{"t":{"t":1,"s":{"toString":1}}}',
  '{"t":{"t":9,"i":0,"a":7}}',
  '{"t":{"t":9,"a":[]}}',
  '{"t":{"t":10,"i":0}}',
  '{"t":{"t":2,"s":true}}',
  '{"t":{"t":2,"s":8}}',
  '{"t":{"t":0,"s":"1"}}',
  '{"t":{"t":1,"s":1}}',
  '{"t":{"t":4,"i":-1}}',
  '{"t":{"t":25,"i":1,"s":{},"c":"backend-error"}}',
  '{"t":{"t":10,"i":0,"p":{"k":[],"v":[]},"f":{"t":1}}}',
  '[]',
  '7',
])('a call that nobody wrote: %s', (text) => expect(asCall(text)).toBe(400))
