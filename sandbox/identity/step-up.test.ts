import { afterAll, expect, test } from 'vitest'
import { ACR_PASSWORD, ACR_STEP_UP } from './policy.ts'
import { CLIENT_ID, CUSTOMER_AUDIENCE } from './provider.ts'
import { CookieJar } from './testing/cookie-jar.ts'
import { latestCode, signInAtProvider, stepUpAtProvider } from './testing/sign-in-walk.ts'
import { openPage, PASSWORD, startWorld } from './testing/world.ts'

const world = await startWorld()
afterAll(world.close)
const { issuer, site, siteOrigin, deps, aPerson, signedIn, stepUpRequest } = world

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

test('a step-up that asks for a check of zero seconds asks for the code, not for the password', async () => {
  const { person, jar } = await signedIn()
  const walk = await stepUpAtProvider(stepUpRequest({ max_age: '0' }).url, jar, { email: person.email })
  expect(walk.pages).toHaveLength(1)
  expect(new URL(walk.callbackUrl).searchParams.get('error')).toBeNull()
})

test('a second step-up asks for a second code', async () => {
  const { person, jar } = await signedIn()
  await stepUpAtProvider(stepUpRequest().url, jar, { email: person.email })
  const again = await stepUpAtProvider(stepUpRequest().url, jar, { email: person.email })
  expect(again.pages).toHaveLength(1)
  expect(deps().outbox.list(person.email)).toHaveLength(2)
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

test('a step-up and the message with its code name what it is for; the page escaped, with the art', async () => {
  const { person, jar } = await signedIn()
  const hint = { title: 'Prairie & <Outfitters>', detail: '10,000 points.', image: `${siteOrigin}/card.svg` }
  const walk = await stepUpAtProvider(stepUpRequest({ intent_hint: JSON.stringify(hint) }).url, jar, {
    email: person.email,
  })
  expect(walk.pages[0]).toContain('Prairie &#38; &#60;Outfitters&#62;')
  expect(walk.pages[0]).toContain(`<img src="${siteOrigin}/card.svg"`)
  expect(walk.pages[0]).toContain('Cancel and keep points')
  expect(walk.pages[0]).toContain('the phone ending in 0137')
  const [message] = deps().outbox.list(person.email)
  expect(message?.body).toMatch(
    /^\d{6} is your Borealis code\..*\n\nYou’re confirming: Prairie & <Outfitters>\n\n10,000 points\.$/s,
  )
  // The field has the focus from the start: what it is for is said with it, and no button.
  const [shown = ''] = walk.pages
  const ids = /<input id="code"[^>]*aria-describedby="([^"]+)"/.exec(shown)?.[1]?.split(' ')
  expect(ids).toEqual(['code-lead', 'code-intent', 'code-help'])
  for (const id of ids ?? [])
    expect(shown).toMatch(new RegExp(`id="${id}">(?:(?!<button)[^])*?</(p|div|span)>`))
})

test('two clicks with the same code lead on to the same place', async () => {
  const { person, jar } = await signedIn()
  const page = await openPage(stepUpRequest().url, jar)
  const code = await latestCode(issuer, person.email)
  const clicks = await Promise.all([page.post('/check', { code }), page.post('/check', { code })])
  const [first, second] = clicks.map((answer) => answer.headers.get('location'))
  expect(first).toContain('/auth/')
  expect(second).toBe(first)
})

test('a second click that comes when all is done leads to where the first one went', async () => {
  const { person, jar } = await signedIn()
  const page = await openPage(stepUpRequest().url, jar)
  const code = await latestCode(issuer, person.email)
  const first = await page.post('/check', { code })
  const resume = new URL(first.headers.get('location') ?? '', issuer)
  const resumed = await fetch(resume, { redirect: 'manual', headers: { cookie: jar.header(resume) } })
  jar.store(resume, resumed)
  const callbackUrl = resumed.headers.get('location')
  expect(callbackUrl).toContain(`${siteOrigin}/auth/mfa-callback?code=`)
  const second = await page.post('/check', { code })
  expect(second.headers.get('location')).toBe(callbackUrl)
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
  // The first form leads to a second one, so the walk ends at the provider instead of the site.
  await expect(
    signInAtProvider(attempt.url, { email: person.email, password: PASSWORD }, jar),
  ).rejects.toThrow('Confirm it’s you')
  const walk = await stepUpAtProvider(stepUpRequest().url, jar, { email: person.email })
  expect(walk.callbackUrl).toContain('code=')
})

test('five wrong codes end a code, and the right one comes too late', async () => {
  const { person, jar } = await signedIn()
  const page = await openPage(stepUpRequest().url, jar)
  const right = await latestCode(issuer, person.email)
  const wrong = right === '000000' ? '000001' : '000000'
  for (let tries = 1; tries <= 4; tries++) expect(await page.enter(wrong)).toContain('That code isn’t right')
  expect(await page.enter(wrong)).toContain('Too many attempts')
  expect(await page.enter(right)).toContain('Too many attempts')
})

test('a code lives five minutes of sandbox time', async () => {
  const { person, jar } = await signedIn()
  const page = await openPage(stepUpRequest().url, jar)
  const code = await latestCode(issuer, person.email)
  deps().clock.advance(5 * 60_000)
  try {
    expect(await page.enter(code)).toContain('This code has expired')
  } finally {
    deps().clock.reset()
  }
})
