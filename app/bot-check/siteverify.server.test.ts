import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenLocally } from '../../tests/support/listen-locally.ts'
import type { BotCheck } from './define-check.server.ts'
import { recaptchaCheck, turnstileCheck } from './siteverify.server.ts'

/** A fake verification server, which records requests and answers as the test says. */
let server: Server
let asked: URLSearchParams[]
let answer: { status?: number; body: unknown }
let verifyUrl: string

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    let form = ''
    request.on('data', (part) => {
      form += part
    })
    request.on('end', () => {
      asked.push(new URLSearchParams(form))
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    })
  })
  verifyUrl = `${await listenLocally(server)}/siteverify`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const site = () => ({
  SANDBOX: false,
  PUBLIC_ORIGIN: 'https://www.example.ca',
  BACKEND_URL: 'https://api.example.ca',
  BOT_CHECK_VERIFIER: 'site' as const,
  BOT_CHECK_VERIFY_URL: verifyUrl,
})
const recaptcha = () =>
  recaptchaCheck.start({
    ...site(),
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET: 'a secret',
    RECAPTCHA_MIN_SCORE: 0.5,
  })
const turnstile = () =>
  turnstileCheck.start({ ...site(), TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'a secret' })
const providers: [string, () => BotCheck][] = [
  ['recaptcha', recaptcha],
  ['turnstile', turnstile],
]
const good = { success: true, action: 'createCustomer', hostname: 'www.example.ca', score: 0.9 }

test.each(providers)('%s: a good token is asked about with the secret, and named', async (_, provider) => {
  answer = { body: good }
  const proof = await provider().verify('a token', 'createCustomer')
  expect(proof?.id).toMatch(/^token:[0-9a-f]{64}$/)
  expect(proof?.id).not.toContain('a token')
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: 'a secret', response: 'a token' })
})

test.each(providers)('%s: success alone is not enough', async (_, provider) => {
  for (const body of [
    { ...good, success: false, 'error-codes': ['timeout-or-duplicate'] },
    { ...good, action: 'redeemPromotionPin' },
    { ...good, action: undefined },
    { ...good, hostname: 'evil.example' },
    { ...good, hostname: undefined },
  ]) {
    answer = { body }
    expect(await provider().verify('a token', 'createCustomer'), JSON.stringify(body)).toBeNull()
  }
})

test('recaptcha: a low score, or none, is a program', async () => {
  const provider = recaptcha()
  for (const score of [0.1, 0.49, undefined]) {
    answer = { body: { ...good, score } }
    expect(await provider.verify('a token', 'createCustomer')).toBeNull()
  }
})

test.each(providers)('%s: a verifier that fails lets nobody in', async (_, provider) => {
  for (const broken of [
    { status: 500, body: good },
    { status: 503, body: 'maintenance' },
    { body: 'not json' },
    { body: { hello: 'world' } },
    { body: { success: false, 'error-codes': ['invalid-input-secret'] } },
    { body: { success: false, 'error-codes': ['internal-error'] } },
  ]) {
    answer = broken
    await expect(provider().verify('a token', 'createCustomer'), JSON.stringify(broken)).rejects.toThrow()
  }
  server.closeAllConnections()
  server.close()
  await expect(provider().verify('a token', 'createCustomer')).rejects.toThrow()
})

test.each(providers)('%s: no token, or one of any length, is not worth a question', async (_, provider) => {
  answer = { body: good }
  expect(await provider().verify('', 'createCustomer')).toBeNull()
  expect(await provider().verify('x'.repeat(10_000), 'createCustomer')).toBeNull()
  expect(asked).toHaveLength(0)
})
