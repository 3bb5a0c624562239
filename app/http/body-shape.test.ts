import { expect, test } from 'vitest'
import { refuseBody } from './body-shape.server.ts'

const FORM = 'application/x-www-form-urlencoded'
const judge = (pathname: string, contentType: string, text: string) =>
  refuseBody({ pathname, contentType, text })
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('calls are JSON, whole and not too deep', () => {
  const call = (text: string, kind = 'application/json') => judge('/_serverFn/abc', kind, text)
  expect(call('{"t":{"t":1,"s":"[[[[\\"]]"}}')).toBeUndefined()
  expect(call('{}', 'application/json; charset=utf-8')).toBeUndefined()
  expect(call(nested(64))).toBeUndefined()
  expect(call(nested(65))).toBe(400)
  expect(call('['.repeat(60_000))).toBe(400)
  expect(call('{"a":')).toBe(400)
  expect(call('a=b', FORM)).toBe(415)
  expect(call('--x', 'multipart/form-data; boundary=x')).toBe(415)
  expect(call('{}', '')).toBe(415)
})

test('a text that looks deep is not, and a quote within it does not end it', () => {
  expect(judge('/_serverFn/abc', 'application/json', JSON.stringify('\\"[['.repeat(100)))).toBeUndefined()
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
})

test('reports come in several kinds; an empty body is none', () => {
  expect(judge('/reports/policy', 'application/csp-report', '{"csp-report":{}}')).toBeUndefined()
  expect(judge('/reports/failure', 'text/plain;charset=UTF-8', '{}')).toBeUndefined()
  expect(judge('/reports/failure', 'text/plain', nested(65))).toBe(400)
  expect(judge('/auth/sign-out', '', '')).toBeUndefined()
})
