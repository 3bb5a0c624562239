import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { listenLocally } from '../../tests/support/listen-locally.ts'
import type { BotCheck } from './define-check.server.ts'
import { type ServiceName, serviceNames, services } from './services.ts'
import { serviceChecks, serviceVariables } from './siteverify.server.ts'

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
/** Its own secret, and nobody else's. */
const check = (name: ServiceName): BotCheck => {
  const { success, data } = z.object(serviceVariables).safeParse({ [services[name].secret]: 'a secret' })
  if (!success) throw new Error(`the variables of ${name} have no default`)
  return serviceChecks[name].start({ ...site(), ...data })
}
const good = { success: true, action: 'createCustomer', hostname: 'www.example.ca', score: 0.9 }

test.each(serviceNames)('%s: a good token is asked about with the secret, and named', async (name) => {
  answer = { body: good }
  const proof = await check(name).verify('a token', 'createCustomer')
  expect(proof?.id).toMatch(/^token:[0-9a-f]{64}$/)
  expect(proof?.id).not.toContain('a token')
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: 'a secret', response: 'a token' })
})

test.each(serviceNames)('%s: success alone is not enough', async (name) => {
  for (const body of [
    { ...good, success: false, 'error-codes': ['timeout-or-duplicate'] },
    ...(services[name].hasActions
      ? [
          { ...good, action: 'redeemPromotionPin' },
          { ...good, action: undefined },
        ]
      : []),
    { ...good, hostname: 'evil.example' },
    { ...good, hostname: undefined },
  ]) {
    answer = { body }
    expect(await check(name).verify('a token', 'createCustomer'), JSON.stringify(body)).toBeNull()
  }
})

test('recaptcha: a low score, or none, is a program', async () => {
  const provider = check('recaptcha')
  for (const score of [0.1, 0.49, undefined]) {
    answer = { body: { ...good, score } }
    expect(await provider.verify('a token', 'createCustomer')).toBeNull()
  }
})

test.each(serviceNames)('%s: a verifier that fails lets nobody in', async (name) => {
  for (const broken of [
    { status: 500, body: good },
    { status: 503, body: 'maintenance' },
    { body: 'not json' },
    { body: { hello: 'world' } },
    { body: { success: false, 'error-codes': ['invalid-input-secret'] } },
    { body: { success: false, 'error-codes': ['internal-error'] } },
  ]) {
    answer = broken
    await expect(check(name).verify('a token', 'createCustomer'), JSON.stringify(broken)).rejects.toThrow()
  }
  server.closeAllConnections()
  server.close()
  await expect(check(name).verify('a token', 'createCustomer')).rejects.toThrow()
})

test.each(serviceNames)('%s: no token, or one of any length, is not worth a question', async (name) => {
  answer = { body: good }
  expect(await check(name).verify('', 'createCustomer')).toBeNull()
  expect(await check(name).verify('x'.repeat(10_000), 'createCustomer')).toBeNull()
  expect(asked).toHaveLength(0)
})
