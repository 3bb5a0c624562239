import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../sandbox.ts'
import type { Account } from '../store/accounts.ts'
import type { IdentityEvent } from './events.ts'
import { ACR_PASSWORD, ACR_STEP_UP } from './policy.ts'
import { CLIENT_ID, CONTENT_AUDIENCE, CUSTOMER_AUDIENCE } from './provider.ts'
import { CookieJar } from './testing/cookie-jar.ts'
import { latestCode, signInAtProvider, stepUpAtProvider } from './testing/sign-in-walk.ts'
import { createSiteClient, type SiteClient } from './testing/site-client.ts'

const SECRET = 'a-secret-of-this-test'
const PASSWORD = 'a password with spaces'
const dataDir = mkdtempSync(join(tmpdir(), 'borealis-identity-'))

let sandbox: Sandbox
let site: SiteClient
let siteServer: Server
let siteOrigin: string
const logoutTokens: string[] = []
let people = 0

const start = () =>
  startSandbox({ dataDir, identityPort: 0, backendPort: 0, siteOrigins: [siteOrigin], clientSecret: SECRET })

beforeAll(async () => {
  // The site's end of back-channel logout.
  siteServer = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    logoutTokens.push(new URLSearchParams(body).get('logout_token') ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => siteServer.listen(0, '127.0.0.1', resolve))
  siteOrigin = `http://localhost:${(siteServer.address() as AddressInfo).port}` // it listens on TCP
  sandbox = await start()
  site = createSiteClient(sandbox.issuer, siteOrigin, SECRET)
})

afterAll(async () => {
  await sandbox.close()
  siteServer.close()
  rmSync(dataDir, { recursive: true })
})

function aPerson(more: { password?: string | null; phone?: string | null } = {}): Account {
  people += 1
  return sandbox.deps.accounts.createAccount({
    email: `person-${people}@example.ca`,
    password: PASSWORD,
    firstName: 'Robin',
    lastName: 'Roy',
    phone: '416-555-0137',
    ...more,
  })
}

async function signedIn(person = aPerson()) {
  const attempt = site.authorize()
  const walk = await signInAtProvider(attempt.url, { email: person.email, password: PASSWORD })
  const tokens = await site.exchange(walk.callbackUrl, attempt, CUSTOMER_AUDIENCE)
  return { person, jar: walk.jar, tokens: tokens.body, callback: new URL(walk.callbackUrl) }
}

function stepUpRequest(extra: Record<string, string> = {}) {
  return site.authorize({
    scope: 'openid',
    acr_values: ACR_STEP_UP,
    redirect_uri: `${siteOrigin}/auth/mfa-callback`,
    resource: CUSTOMER_AUDIENCE,
    ...extra,
  })
}

async function eventsOf(sub: string): Promise<IdentityEvent[]> {
  return (await fetch(`${sandbox.issuer}/events.json?sub=${sub}`)).json()
}

test('a password and PKCE lead to tokens that name the customer', async () => {
  const { person, tokens, callback } = await signedIn()
  expect(callback.searchParams.get('state')).toBe('a-state')
  expect(callback.searchParams.get('iss')).toBe(sandbox.issuer)
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

test('a code is worth nothing without its verifier, and only once with it', async () => {
  const person = aPerson()
  const attempt = site.authorize()
  const { callbackUrl } = await signInAtProvider(attempt.url, { email: person.email, password: PASSWORD })
  const stolen = await site.exchange(callbackUrl, { ...attempt, verifier: 'x'.repeat(43) })
  expect(stolen).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect((await site.exchange(callbackUrl, attempt)).status).toBe(200)
  expect((await site.exchange(callbackUrl, attempt)).status).toBe(400)
})

test('a pushed request needs no parameters in the address', async () => {
  const person = aPerson()
  const attempt = site.authorize()
  const { request_uri } = await (await site.push(attempt.parameters)).json()
  const short = `${sandbox.issuer}/auth?${new URLSearchParams({ client_id: CLIENT_ID, request_uri })}`
  const { callbackUrl } = await signInAtProvider(short, { email: person.email, password: PASSWORD })
  const { body } = await site.exchange(callbackUrl, attempt)
  // A client that cannot name a resource at the exchange gets the customer's token.
  expect(await site.claims(body.access_token, CUSTOMER_AUDIENCE)).toMatchObject({ sub: person.sub })
})

test('no token is made for an audience that is not ours', async () => {
  const { url } = site.authorize({ resource: 'urn:somebody:else' })
  const response = await fetch(url, { redirect: 'manual' })
  expect(new URL(response.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_target')
  const { tokens } = await signedIn()
  expect((await site.refresh(tokens.refresh_token, 'urn:somebody:else')).body.error).toBe('invalid_target')
})

test('one refresh-token family gives tokens for both audiences and rotates each time', async () => {
  const { person, tokens } = await signedIn()
  const content = await site.refresh(tokens.refresh_token, CONTENT_AUDIENCE)
  expect(await site.claims(content.body.access_token, CONTENT_AUDIENCE)).toMatchObject({ sub: person.sub })
  const customer = await site.refresh(content.body.refresh_token, CUSTOMER_AUDIENCE)
  expect(await site.claims(customer.body.access_token, CUSTOMER_AUDIENCE)).toMatchObject({
    acr: ACR_PASSWORD,
  })
  expect(new Set([tokens, content.body, customer.body].map((one) => one.refresh_token)).size).toBe(3)
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

test('revoking the refresh token ends the family', async () => {
  const { tokens } = await signedIn()
  await site.revoke(tokens.refresh_token ?? '')
  expect((await site.refresh(tokens.refresh_token, CUSTOMER_AUDIENCE)).body.error).toBe('invalid_grant')
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

test('a wrong password keeps the email, and an unknown email reads the same', async () => {
  const person = aPerson()
  const wrong = await formAnswer(person.email, 'wrong')
  const unknown = await formAnswer('nobody@example.ca', 'wrong')
  expect(wrong).toContain(`value="${person.email}"`)
  expect(wrong).toContain('do not go together')
  const strip = (page: string, email: string) =>
    page.replaceAll(email, '').replace(/interaction\/[\w-]+/g, '')
  const encoded = (email: string) => email.replace('@', '%40')
  expect(strip(strip(wrong, person.email), encoded(person.email))).toBe(
    strip(strip(unknown, 'nobody@example.ca'), encoded('nobody@example.ca')),
  )
})

test('what somebody types cannot become markup', async () => {
  const page = await formAnswer('"><script>alert(1)</script>@x.ca', 'p')
  expect(page).not.toContain('<script')
})

test('a step-up answers with its own acr, a fresh auth_time and no refresh token', async () => {
  const { person, jar, tokens } = await signedIn()
  const attempt = stepUpRequest()
  const walk = await stepUpAtProvider(attempt.url, jar, { email: person.email })
  const { body } = await site.exchange(walk.callbackUrl, attempt, CUSTOMER_AUDIENCE)
  for (const claims of [
    await site.claims(body.id_token, CLIENT_ID),
    await site.claims(body.access_token, CUSTOMER_AUDIENCE),
  ]) {
    expect(claims).toMatchObject({ sub: person.sub, acr: ACR_STEP_UP })
    expect(Math.abs(Number(claims.auth_time) - Date.now() / 1000)).toBeLessThan(10)
  }
  expect(body.refresh_token).toBeUndefined()
  expect((await site.refresh(tokens.refresh_token, CUSTOMER_AUDIENCE)).status).toBe(200)
})

test('a second step-up asks for a second code', async () => {
  const { person, jar } = await signedIn()
  await stepUpAtProvider(stepUpRequest().url, jar, { email: person.email })
  const again = await stepUpAtProvider(stepUpRequest().url, jar, { email: person.email })
  expect(again.pages).toHaveLength(1)
  expect(sandbox.deps.outbox.list(person.email)).toHaveLength(2)
})

test('signing in again after a step-up does not make the long-lived tokens a step-up', async () => {
  const { person, jar } = await signedIn()
  await stepUpAtProvider(stepUpRequest().url, jar, { email: person.email })
  const attempt = site.authorize()
  const walk = await signInAtProvider(attempt.url, { email: person.email, password: PASSWORD }, jar)
  const { body } = await site.exchange(walk.callbackUrl, attempt, CUSTOMER_AUDIENCE)
  expect(await site.claims(body.access_token, CUSTOMER_AUDIENCE)).toMatchObject({ acr: ACR_PASSWORD })
  const refreshed = await site.refresh(body.refresh_token, CUSTOMER_AUDIENCE)
  expect(await site.claims(refreshed.body.access_token, CUSTOMER_AUDIENCE)).toMatchObject({
    acr: ACR_PASSWORD,
  })
})

test('a step-up names what it is for, escaped, with the art', async () => {
  const { person, jar } = await signedIn()
  const hint = { title: 'Prairie & <Outfitters>', detail: '10,000 points.', image: `${siteOrigin}/card.svg` }
  const walk = await stepUpAtProvider(stepUpRequest({ intent_hint: JSON.stringify(hint) }).url, jar, {
    email: person.email,
  })
  expect(walk.pages[0]).toContain('Prairie &#38; &#60;Outfitters&#62;')
  expect(walk.pages[0]).toContain(`<img src="${siteOrigin}/card.svg"`)
  expect(walk.pages[0]).toContain('Cancel, keep my points')
  expect(walk.pages[0]).toContain('the phone ending in 0137')
})

test('cancelling a step-up goes back to the site with access_denied', async () => {
  const { jar } = await signedIn()
  const { callbackUrl } = await stepUpAtProvider(stepUpRequest().url, jar, 'cancel')
  expect(callbackUrl.startsWith(`${siteOrigin}/auth/mfa-callback?`)).toBe(true)
  expect(new URL(callbackUrl).searchParams.get('error')).toBe('access_denied')
  expect(new URL(callbackUrl).searchParams.get('state')).toBe('a-state')
})

test('a step-up without a session asks for the password first', async () => {
  const person = aPerson()
  const jar = new CookieJar()
  const attempt = stepUpRequest()
  // The first form leads to the second one, so the sign-in walk ends on a page instead of at the site.
  await expect(
    signInAtProvider(attempt.url, { email: person.email, password: PASSWORD }, jar),
  ).rejects.toThrow('Confirm it’s you')
  const walk = await stepUpAtProvider(stepUpRequest().url, jar, { email: person.email })
  expect(walk.callbackUrl).toContain('code=')
})

test('five wrong codes end a code, and the right one comes too late', async () => {
  const { person, jar } = await signedIn()
  const attempt = stepUpRequest()
  await fetch(attempt.url, { redirect: 'manual' })
  const page = await openPage(attempt.url, jar)
  const right = await latestCode(sandbox.issuer, person.email)
  const wrong = right === '000000' ? '000001' : '000000'
  for (let tries = 1; tries <= 4; tries++) expect(await page.enter(wrong)).toContain('not the code we sent')
  expect(await page.enter(wrong)).toContain('tried too often')
  expect(await page.enter(right)).toContain('tried too often')
})

test('a code lives five minutes of sandbox time', async () => {
  const { person, jar } = await signedIn()
  const page = await openPage(stepUpRequest().url, jar)
  const code = await latestCode(sandbox.issuer, person.email)
  sandbox.deps.clock.advance(5 * 60_000)
  try {
    expect(await page.enter(code)).toContain('no longer valid')
  } finally {
    sandbox.deps.clock.reset()
  }
})

test('ui_locales fr-CA shows French pages and sends French words', async () => {
  const person = aPerson()
  const attempt = site.authorize({ ui_locales: 'fr-CA', redirect_uri: `${siteOrigin}/fr-ca/auth/callback` })
  const walk = await signInAtProvider(attempt.url, { email: person.email, code: 'from-outbox' })
  expect(walk.pages[0]).toContain('<html lang="fr-CA">')
  expect(walk.pages[0]).toContain('Recevoir un code par courriel')
  expect(walk.callbackUrl.startsWith(`${siteOrigin}/fr-ca/auth/callback?`)).toBe(true)
  expect(sandbox.deps.outbox.list(person.email)[0]?.subject).toContain('Votre code Borealis')
})

test('signing out with the id_token asks nothing, tells the site and ends the family', async () => {
  const { person, jar, tokens } = await signedIn()
  const told = logoutTokens.length
  const answer = await endSession(jar, {
    id_token_hint: tokens.id_token ?? '',
    post_logout_redirect_uri: `${siteOrigin}/fr-ca`,
  })
  expect(answer.headers.get('location')).toBe(`${siteOrigin}/fr-ca`)
  expect(logoutTokens).toHaveLength(told + 1)
  expect(await site.claims(logoutTokens.at(-1), CLIENT_ID)).toMatchObject({
    sub: person.sub,
    sid: expect.any(String),
  })
  expect((await site.refresh(tokens.refresh_token, CUSTOMER_AUDIENCE)).body.error).toBe('invalid_grant')
  const next = await signInAtProvider(site.authorize().url, { email: person.email, password: PASSWORD }, jar)
  expect(next.pages).toHaveLength(1)
})

test('signing out from a page of the site asks nothing, and carries no token', async () => {
  const { person, jar } = await signedIn()
  const request = { client_id: CLIENT_ID, post_logout_redirect_uri: `${siteOrigin}/` }
  const answer = await endSession(jar, request, { referer: `${siteOrigin}/` })
  expect(answer.headers.get('location')).toBe(`${siteOrigin}/`)
  const next = await signInAtProvider(site.authorize().url, { email: person.email, password: PASSWORD }, jar)
  expect(next.pages).toHaveLength(1)
})

test('another site cannot sign a customer out unasked', async () => {
  const { jar } = await signedIn()
  const request = { client_id: CLIENT_ID, post_logout_redirect_uri: `${siteOrigin}/` }
  const answer = await endSession(jar, request, { referer: 'https://evil.example/' })
  expect(answer.status).toBe(200)
})

test('signing out twice still leads back to the site', async () => {
  const { jar, tokens } = await signedIn()
  const request = { id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: `${siteOrigin}/` }
  await endSession(jar, request)
  expect((await endSession(jar, request)).headers.get('location')).toBe(`${siteOrigin}/`)
})

test('a sign-out that nobody proves to have asked for is a question', async () => {
  const { person, jar } = await signedIn()
  const answer = await endSession(jar, { ui_locales: 'fr-CA' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Fermer la session?')
  const next = await signInAtProvider(site.authorize().url, { email: person.email, password: PASSWORD }, jar)
  expect(next.pages).toHaveLength(0)
})

test('a sign-in page opened after its time explains itself', async () => {
  const page = await fetch(`${sandbox.issuer}/interaction/long-gone?lang=fr`)
  expect(page.status).toBe(400)
  expect(await page.text()).toContain('Cette page n’est plus valide')
})

test('pages allow no script and no inline style', async () => {
  const page = await fetch(site.authorize().url)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`form-action 'self' ${siteOrigin}`)
  expect(policy).not.toContain('unsafe')
  expect(await page.text()).not.toMatch(/<script|<style|\sstyle=/)
})

test('keys, sessions and refresh tokens survive a restart', async () => {
  const { person, jar, tokens } = await signedIn()
  const port = Number(new URL(sandbox.issuer).port)
  await sandbox.close()
  sandbox = await startSandbox({
    dataDir,
    identityPort: port,
    backendPort: 0,
    siteOrigins: [siteOrigin],
    clientSecret: SECRET,
  })
  expect(await site.claims(tokens.access_token, CUSTOMER_AUDIENCE)).toMatchObject({ sub: person.sub })
  expect((await site.refresh(tokens.refresh_token, CONTENT_AUDIENCE)).status).toBe(200)
  const walk = await signInAtProvider(site.authorize().url, { email: person.email, password: PASSWORD }, jar)
  expect(walk.pages).toHaveLength(0)
})

async function formAnswer(email: string, password: string): Promise<string> {
  const jar = new CookieJar()
  const page = await openPage(site.authorize().url, jar)
  return page.submit('/password', { email, password })
}

/** Opens the provider's page and posts to it, without going on when the provider is satisfied. */
async function openPage(authorizeUrl: string, jar: CookieJar) {
  const first = await fetch(authorizeUrl, {
    redirect: 'manual',
    headers: { cookie: jar.header(new URL(authorizeUrl)) },
  })
  jar.store(new URL(authorizeUrl), first)
  const url = new URL(first.headers.get('location') ?? '', authorizeUrl)
  const submit = async (step: string, fields: Record<string, string>) => {
    const answer = await fetch(url.href + step, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: jar.header(url) },
      body: new URLSearchParams(fields),
    })
    return answer.text()
  }
  await fetch(url, { headers: { cookie: jar.header(url) } })
  return { submit, enter: (code: string) => submit('/check', { code }) }
}

async function endSession(
  jar: CookieJar,
  parameters: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const url = new URL(`${sandbox.issuer}/session/end?${new URLSearchParams(parameters)}`)
  const answer = await fetch(url, { redirect: 'manual', headers: { ...headers, cookie: jar.header(url) } })
  jar.store(url, answer)
  return answer
}
