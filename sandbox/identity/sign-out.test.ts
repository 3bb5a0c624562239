import { afterAll, expect, test } from 'vitest'
import { CLIENT_ID, CUSTOMER_AUDIENCE } from './provider.ts'
import type { CookieJar } from './testing/cookie-jar.ts'
import { signInAtProvider } from './testing/sign-in-walk.ts'
import { PASSWORD, startWorld } from './testing/world.ts'

const world = await startWorld()
afterAll(world.close)
const { issuer, site, siteOrigin, logoutTokens, signedIn } = world

test('signing out with the id_token asks nothing, notifies the site and ends the token family', async () => {
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

test('the site may also post the id_token, so that it is in no address', async () => {
  const { person, jar, tokens } = await signedIn()
  const fields = { id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: `${siteOrigin}/fr-ca` }
  const url = new URL(`${issuer}/session/end`)
  const body = new URLSearchParams({ client_id: CLIENT_ID, ...fields })
  // A form of another site comes without the provider's cookies, which are Lax.
  const posted = await fetch(url, { method: 'POST', redirect: 'manual', body })
  const next = new URL(posted.headers.get('location') ?? '')
  expect(next.href).not.toContain(tokens.id_token)
  const answer = await fetch(next, { redirect: 'manual', headers: { cookie: jar.header(next) } })
  jar.store(next, answer)
  expect((await fetch(next, { redirect: 'manual' })).status).toBe(400)
  expect(answer.headers.get('location')).toBe(`${siteOrigin}/fr-ca`)
  const again = await signInAtProvider(site.authorize().url, { email: person.email, password: PASSWORD }, jar)
  expect(again.pages).toHaveLength(1)
})

test('signing out from a page of the site asks nothing and needs no token', async () => {
  const { person, jar } = await signedIn()
  const request = { client_id: CLIENT_ID, post_logout_redirect_uri: `${siteOrigin}/` }
  const answer = await endSession(jar, request, { referer: `${siteOrigin}/` })
  expect(answer.headers.get('location')).toBe(`${siteOrigin}/`)
  const next = await signInAtProvider(site.authorize().url, { email: person.email, password: PASSWORD }, jar)
  expect(next.pages).toHaveLength(1)
})

test('another site cannot sign a customer out unasked', async () => {
  const { person, jar } = await signedIn()
  const request = { client_id: CLIENT_ID, post_logout_redirect_uri: `${siteOrigin}/` }
  const answer = await endSession(jar, request, { referer: 'https://evil.example/' })
  expect(answer.status).toBe(200)
  const next = await signInAtProvider(site.authorize().url, { email: person.email, password: PASSWORD }, jar)
  expect(next.pages).toHaveLength(0)
})

test('signing out twice still leads back to the site', async () => {
  const { jar, tokens } = await signedIn()
  const request = { id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: `${siteOrigin}/` }
  await endSession(jar, request)
  expect((await endSession(jar, request)).headers.get('location')).toBe(`${siteOrigin}/`)
})

test('a sign-out without proof of the request asks for confirmation', async () => {
  const { person, jar } = await signedIn()
  const answer = await endSession(jar, { ui_locales: 'fr-CA' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Se déconnecter?')
  const next = await signInAtProvider(site.authorize().url, { email: person.email, password: PASSWORD }, jar)
  expect(next.pages).toHaveLength(0)
})

async function endSession(
  jar: CookieJar,
  parameters: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const url = new URL(`${issuer}/session/end?${new URLSearchParams(parameters)}`)
  const answer = await fetch(url, { redirect: 'manual', headers: { ...headers, cookie: jar.header(url) } })
  jar.store(url, answer)
  return answer
}
