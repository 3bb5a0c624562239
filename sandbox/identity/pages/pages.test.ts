import { afterAll, expect, test } from 'vitest'
import { CookieJar } from '../testing/cookie-jar.ts'
import { signInAtProvider } from '../testing/sign-in-walk.ts'
import { openPage, startWorld } from '../testing/world.ts'

const world = await startWorld()
afterAll(world.close)
const { issuer, site, siteOrigin, deps, aPerson } = world

test('a wrong password keeps the email, and an unknown email reads the same', async () => {
  const person = aPerson()
  const wrong = await formAnswer(person.email, 'wrong')
  const unknown = await formAnswer('nobody@example.ca', 'wrong')
  expect(wrong).toContain(`value="${person.email}"`)
  expect(wrong).toContain('Incorrect email or password')
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

test('ui_locales fr-CA shows French pages and sends French words', async () => {
  const person = aPerson()
  const attempt = site.authorize({ ui_locales: 'fr-CA', redirect_uri: `${siteOrigin}/fr-ca/auth/callback` })
  const walk = await signInAtProvider(attempt.url, { email: person.email, code: 'from-outbox' })
  expect(walk.pages[0]).toContain('<html lang="fr-CA">')
  expect(walk.pages[0]).toContain('M’envoyer un code')
  expect(walk.callbackUrl.startsWith(`${siteOrigin}/fr-ca/auth/callback?`)).toBe(true)
  expect(deps().outbox.list(person.email)[0]?.subject).toContain('Votre code de connexion Borealis')
})

test('nobody has to remember or retype anything: what a password manager or the system fills in is named', async () => {
  const walk = await signInAtProvider(site.authorize().url, { email: aPerson().email, code: 'from-outbox' })
  const field = (name: string) => {
    const shown = walk.pages.find((page) => page.includes(`name="${name}"`)) ?? ''
    return new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(shown)?.[0]
  }
  expect(field('email')).toContain('autocomplete="username"')
  expect(field('password')).toContain('autocomplete="current-password"')
  expect(field('code')).toContain('autocomplete="one-time-code"')
  // A single field takes a pasted code, with the space of the message.
  expect(field('code')).toContain('maxlength="7"')
})

test('who is announced as having no password begins with the code, sent once, and may use a password all the same', async () => {
  const { email } = aPerson()
  const jar = new CookieJar()
  const address = site.authorize({ login_hint: email, method_hint: 'email_code' }).url
  const page = await openPage(address, jar)
  expect(page.text).toContain('Check your email')
  expect(page.text).toContain(email)
  const codes = () =>
    deps()
      .outbox.list(email)
      .filter(({ kind }) => kind === 'sign-in-code')
  expect(codes()).toHaveLength(1)
  const left = new URL((await page.post('/leave', {})).headers.get('location') ?? '', issuer)
  const password = await fetch(left, { headers: { cookie: jar.header(left) } })
  expect(await password.text()).toContain('name="password"')
  expect(codes()).toHaveLength(1)
})

test('a sign-in page opened after its time explains itself', async () => {
  const page = await fetch(`${issuer}/interaction/long-gone?lang=fr`)
  expect(page.status).toBe(400)
  expect(await page.text()).toContain('Cette page est expirée')
})

test('the outbox shows messages in paragraphs, with their links', async () => {
  const body = `Confirm here: ${siteOrigin}/confirm?a=1&b=2\n\nIf it was <not> you, ignore this.`
  deps().outbox.send({ to: 'links@example.ca', kind: 'test', subject: 'Links', body })
  const page = await (await fetch(`${issuer}/outbox?to=links@example.ca`)).text()
  const link = `${siteOrigin}/confirm?a=1&#38;b=2`
  expect(page).toContain(`<p>Confirm here: <a href="${link}">${link}</a></p><p>If it was &#60;not&#62; you`)
})

test('pages allow no script but their own, and no inline style', async () => {
  const page = await fetch(site.authorize().url)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`form-action 'self' ${siteOrigin}`)
  expect(policy).toContain(`script-src ${issuer}/assets/code-entry.js;`)
  expect(policy).not.toContain('unsafe')
  expect(await page.text()).not.toMatch(/<script|<style|\sstyle=/)
})

async function formAnswer(email: string, password: string): Promise<string> {
  const jar = new CookieJar()
  const page = await openPage(site.authorize().url, jar)
  return page.submit('/password', { email, password })
}
