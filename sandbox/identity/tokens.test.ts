import { afterAll, expect, test } from 'vitest'
import { ACR_PASSWORD } from './policy.ts'
import { CLIENT_ID, CONTENT_AUDIENCE, CUSTOMER_AUDIENCE } from './provider.ts'
import { signInAtProvider } from './testing/sign-in-walk.ts'
import { PASSWORD, startWorld } from './testing/world.ts'

const world = await startWorld()
afterAll(world.close)
const { issuer, site, aPerson, signedIn, eventsOf, restart } = world

test('a password and PKCE lead to tokens that name the customer', async () => {
  const { person, tokens, callback } = await signedIn()
  expect(callback.searchParams.get('state')).toBe('a-state')
  expect(callback.searchParams.get('iss')).toBe(issuer)
  const id = await site.claims(tokens.id_token, CLIENT_ID)
  expect(id).toMatchObject({
    sub: person.sub,
    nonce: 'a-nonce',
    acr: ACR_PASSWORD,
    auth_time: expect.any(Number),
  })
  const access = await site.claims(tokens.access_token, CUSTOMER_AUDIENCE)
  expect(access).toMatchObject({
    sub: person.sub,
    client_id: CLIENT_ID,
    acr: ACR_PASSWORD,
    jti: expect.any(String),
  })
})

test('a request without PKCE is sent back with an error', async () => {
  const { url, redirectUri } = site.authorize({ code_challenge: '', code_challenge_method: '' })
  const response = await fetch(url, { redirect: 'manual' })
  const location = new URL(response.headers.get('location') ?? '')
  expect(location.href.startsWith(redirectUri)).toBe(true)
  expect(location.searchParams.get('error')).toBe('invalid_request')
})

test('a pushed request needs no parameters in the address', async () => {
  const person = aPerson()
  const attempt = site.authorize()
  const { request_uri } = await (await site.push(attempt.parameters)).json()
  const short = `${issuer}/auth?${new URLSearchParams({ client_id: CLIENT_ID, request_uri })}`
  const { callbackUrl } = await signInAtProvider(short, { email: person.email, password: PASSWORD })
  const { body } = await site.exchange(callbackUrl, attempt)
  // A client that names no resource gets the default audience.
  expect(await site.claims(body.access_token, CUSTOMER_AUDIENCE)).toMatchObject({ sub: person.sub })
})

test('no token is made for an audience that is not ours', async () => {
  const { url } = site.authorize({ resource: 'urn:somebody:else' })
  const response = await fetch(url, { redirect: 'manual' })
  expect(new URL(response.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_target')
  const { tokens } = await signedIn()
  expect((await site.refresh(tokens.refresh_token, 'urn:somebody:else')).body.error).toBe('invalid_target')
})

test('a refresh token that comes twice ends the whole family, and the event log says so', async () => {
  const { person, tokens } = await signedIn()
  const next = await site.refresh(tokens.refresh_token, CUSTOMER_AUDIENCE)
  expect(next.status).toBe(200)
  expect((await site.refresh(tokens.refresh_token, CUSTOMER_AUDIENCE)).body.error).toBe('invalid_grant')
  expect((await site.refresh(next.body.refresh_token, CUSTOMER_AUDIENCE)).body.error).toBe('invalid_grant')
  const kinds = (await eventsOf(person.sub)).map((event) => event.kind)
  expect(kinds.filter((kind) => kind === 'refreshed')).toHaveLength(1)
  expect(kinds.filter((kind) => kind === 'reuse-detected')).toHaveLength(1)
})

test('the event log holds no token', async () => {
  const { person, tokens } = await signedIn()
  const log = JSON.stringify(await eventsOf(person.sub))
  expect(log).toContain('code-exchanged')
  for (const secret of [tokens.access_token, tokens.refresh_token, tokens.id_token]) {
    expect(secret).toBeTruthy()
    expect(log).not.toContain(secret)
  }
})

test('a second visit signs in without a form', async () => {
  const { jar } = await signedIn()
  const walk = await signInAtProvider(
    site.authorize().url,
    { email: 'not-asked@example.ca', password: '-' },
    jar,
  )
  expect(walk.pages).toEqual([])
  expect(walk.callbackUrl).toContain('code=')
})

test('an account without a password signs in with the code from its email', async () => {
  const person = aPerson({ password: null })
  const attempt = site.authorize()
  const walk = await signInAtProvider(attempt.url, { email: person.email, code: 'from-outbox' })
  const { body } = await site.exchange(walk.callbackUrl, attempt, CUSTOMER_AUDIENCE)
  expect(await site.claims(body.id_token, CLIENT_ID)).toMatchObject({ sub: person.sub })
})

test('keys, sessions and refresh tokens survive a restart', async () => {
  const { person, jar, tokens } = await signedIn()
  await restart()
  expect(await site.claims(tokens.access_token, CUSTOMER_AUDIENCE)).toMatchObject({ sub: person.sub })
  expect((await site.refresh(tokens.refresh_token, CONTENT_AUDIENCE)).status).toBe(200)
  const walk = await signInAtProvider(site.authorize().url, { email: person.email, password: PASSWORD }, jar)
  expect(walk.pages).toHaveLength(0)
})
