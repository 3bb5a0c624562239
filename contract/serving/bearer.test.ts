import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTokenCheck, type TokenCheck } from './bearer.ts'
import { Refusal } from './refusal.ts'

const own = { auth: 'bearer', client: 'customer' } as const
const STEP_UP = 'urn:borealis:acr:step-up'
const now = () => Math.floor(Date.now() / 1000)
const { privateKey, publicKey } = await generateKeyPair('ES256')
const { publicKey: anotherKey } = await generateKeyPair('ES256')
const published = async (...keys: readonly CryptoKey[]) => ({
  keys: await Promise.all(keys.map(async (key) => ({ ...(await exportJWK(key)), alg: 'ES256' }))),
})
const provider = createServer(async ({ url }, response) => {
  response.statusCode = url === '/down' ? 500 : 200
  response.setHeader('content-type', 'application/json')
  const keys = url === '/two' ? [anotherKey, publicKey] : [publicKey]
  response.end(JSON.stringify(await published(...keys)))
})

let check: TokenCheck
let checkAt: (path: string) => TokenCheck
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const { port } = provider.address() as AddressInfo
  checkAt = (path) =>
    createTokenCheck({
      issuer: 'https://id.example.ca',
      jwksUrl: `http://127.0.0.1:${port}${path}`,
      audiences: { customer: 'web', content: 'web' },
      stepUpAcr: [STEP_UP],
      stepUpMaxAge: 300,
    })
  check = checkAt('/keys')
})
afterAll(() => void provider.close())

type Claims = Readonly<Record<string, unknown>>

/** A token with these claims in place of a fresh step-up's; `undefined` leaves one out. */
const signed = (claims: Claims = {}): Promise<string> =>
  new SignJWT({
    ...{ iss: 'https://id.example.ca', aud: 'web', sub: 'cus_1', exp: now() + 600 },
    ...{ acr: STEP_UP, auth_time: now() - 5, jti: 'one' },
    ...claims,
    // The tests are about claims of another type than they ought to have.
  } as JWTPayload)
    .setProtectedHeader({ alg: 'ES256' })
    .sign(privateKey)

const stepUp = async (claims?: Claims) => check.stepUp(`Bearer ${await signed(claims)}`, 'cus_1')

test('a fresh step-up of the customer is one, by its own id', async () => {
  expect(await stepUp()).toEqual({ sub: 'cus_1', jti: 'one' })
  expect(await stepUp({ auth_time: String(now() - 5) })).toEqual({ sub: 'cus_1', jti: 'one' })
})

test.each<[string, Claims]>([
  ['a list of classes', { acr: [STEP_UP] }],
  ['another class', { acr: 'urn:borealis:acr:password' }],
  ['no class', { acr: undefined }],
  ['a list of moments', { auth_time: [now()] }],
  ['no moment', { auth_time: null }],
  ['an old moment', { auth_time: now() - 301 }],
  ['another customer', { sub: 'cus_2' }],
])('%s is no step-up', async (_what, claims) => {
  await expect(stepUp(claims)).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' })
})

test.each<[string, Claims]>([
  ['no customer', { sub: '' }],
  // As text it would be one.
  ['a list of customers', { sub: ['cus_1'] }],
])('%s is not signed in', async (_what, claims) => {
  const header = `Bearer ${await signed(claims)}`
  await expect(check.whose(header, own)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

/** The order of the curve P-256: a signature (r, s) is valid as (r, n − s) as well. */
const N = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

function otherSignature(token: string): string {
  const [header, payload, signature = ''] = token.split('.')
  const bytes = Buffer.from(signature, 'base64url')
  const s = BigInt(`0x${bytes.toString('hex', 32)}`)
  const other = Buffer.concat([
    bytes.subarray(0, 32),
    Buffer.from((N - s).toString(16).padStart(64, '0'), 'hex'),
  ])
  return `${header}.${payload}.${other.toString('base64url')}`
}

test('a token without an id has one name, however its signature is written', async () => {
  const token = await signed({ jti: undefined })
  const other = otherSignature(token)
  expect(other).not.toBe(token)
  const [first, second] = await Promise.all(
    [token, other].map((one) => check.stepUp(`Bearer ${one}`, 'cus_1')),
  )
  expect(second).toEqual(first)
  expect(await stepUp({ jti: undefined, auth_time: now() - 6 })).not.toEqual(first)
})

test('a token that names no key may be by any that the provider publishes', async () => {
  const two = checkAt('/two')
  const header = `Bearer ${await signed()}`
  expect(await two.whose(header, own)).toBe('cus_1')
  expect(await two.stepUp(header, 'cus_1')).toEqual({ sub: 'cus_1', jti: 'one' })
  const [head, payload] = header.split('.')
  const forged = `${head}.${payload}.${Buffer.alloc(64, 1).toString('base64url')}`
  await expect(two.whose(forged, own)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('keys that cannot be fetched refuse nobody', async () => {
  const down = checkAt('/down')
  const header = `Bearer ${await signed()}`
  await expect(down.whose(header, own)).rejects.not.toBeInstanceOf(Refusal)
  await expect(down.stepUp(header, 'cus_1')).rejects.not.toBeInstanceOf(Refusal)
})
