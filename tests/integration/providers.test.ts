import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Locale, locales, withLocalePrefix } from '../../app/domain/locale.ts'
import { prepareAddress } from '../../app/features/addresses/addresses.data.ts'
import { createControl } from '../support/control.ts'
import { cottage } from '../support/samples.ts'
import { memberPages, pathOf } from '../support/site-paths.ts'
import { fixedWords } from '../support/words.ts'
import { startWorld, type World } from '../support/world.ts'
import { signInAvery } from './avery.ts'
import { BRAND, theBrand } from './gift-card-orders.ts'
import { Browser, signedIn } from './member.ts'

/** The site in front of a provider that may answer a step-up from a check of minutes ago, and wants the id_token at sign-out. */

let world: World
beforeAll(async () => {
  world = await startWorld({ OIDC_STEP_UP_ASKS: 'when-older', OIDC_SIGN_OUT: 'id_token_hint' })
})
afterAll(() => world.close())

/** Each message that says what a step-up asks, in both variants. */
function promises(locale: Locale) {
  const all: Record<string, unknown> = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))
  return Object.entries(all).flatMap(([key, message]) => {
    const [variants]: { match?: Record<string, string> }[] = Array.isArray(message) ? message : []
    const { 'asks=always': always, 'asks=*': other } = variants?.match ?? {}
    return always && other ? [{ key, always, other }] : []
  })
}

/** Every page of a visitor and of a member, those of a step-up among them. */
async function allPages(locale: Locale): Promise<string> {
  const [visitor, member] = [new Browser(locale, world), new Browser(locale, world)]
  const at = (path: string) => withLocalePrefix(path, locale)
  const read = async (browser: Browser, path: string) => {
    const answer = await browser.open(path)
    expect([path, answer.status]).toEqual([path, 200])
    return answer.text()
  }
  const pages: string[] = []
  for (const path of inject('publicPaths')) pages.push(await read(visitor, at(path)))
  visitor.carryScenario(await createControl(world).createScenario({ call: 'getPageData', kind: 'flags-off' }))
  pages.push(await read(visitor, at('/')))

  const values = await signInAvery(member)
  const prepared = await member.at(() =>
    prepareAddress({ data: { typed: { ...cottage } }, fetch: member.fetch }),
  )
  const stepUp = prepared.ok ? prepared.stepUp : ''
  const [{ sku } = { sku: '' }] = (await theBrand(member)).denominations
  const paths = [
    ...memberPages().map((route) => pathOf(route, values)),
    `/auth/step-up?intent=${stepUp}`,
    '/account/profile?edit=phone',
    `/account/profile/addresses/new?intent=${stepUp}`,
    `/gift-cards/${BRAND}/redeem?step=review&format=E-Card&sku=${sku}&quantity=1`,
  ]
  for (const path of paths) pages.push(await read(member, at(path)))
  // Orders of each kind: those of e-cards ask for a step-up too.
  const orders = new Set((await read(member, at('/account/orders'))).match(/\/account\/orders\/[\w-]+/g))
  expect(orders.size).toBeGreaterThan(3)
  for (const path of orders) pages.push(await read(member, at(path)))
  const frozen = await signedIn({ isFrozen: true }, { locale, world })
  pages.push(await read(frozen, at('/account/security')))
  return pages.join('\n')
}

test.each(locales)(
  'where a step-up may ask nobody, no page of %s says that it asks for a code',
  async (locale) => {
    const pages = await allPages(locale)
    expect(promises(locale).length).toBeGreaterThan(10)
    expect(promises(locale).filter(({ always }) => pages.includes(always))).toEqual([])
    expect(promises(locale).filter(({ other }) => !pages.includes(other))).toEqual([])
  },
)

test.each(locales)(
  'signing out posts the id_token to the provider, in %s, and puts it into no address',
  async (locale) => {
    const member = await signedIn({}, { locale, world })
    const page = await member.post(withLocalePrefix('/auth/sign-out', locale))
    const html = await page.text()
    expect([page.status, page.headers.get('location'), page.headers.get('cache-control')]).toEqual([
      ...[200, null, 'no-store, no-transform'],
    ])
    expect(html).toContain(fixedWords(locale, 'auth_signOutContinue'))
    // The policy lets the form go to the provider, and its script run.
    const policy = page.headers.get('content-security-policy') ?? ''
    const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1]
    expect(policy).toContain(`'nonce-${nonce}'`)
    expect(/form-action[^;]*/.exec(policy)?.[0]).toContain(world.issuer)
    const [, action = ''] = /<form[^>]*action="([^"]+)"/.exec(html) ?? []
    const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
    expect(fields.map(([, name]) => name)).toEqual([
      'client_id',
      'post_logout_redirect_uri',
      'ui_locales',
      'id_token_hint',
    ])
    expect(action).toBe(`${world.issuer}/session/end`)
    expect(fields.find(([, name]) => name === 'id_token_hint')?.[2]).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    const home = await member.open(withLocalePrefix('/', locale))
    expect(await home.text()).toContain(fixedWords(locale, 'site_signIn'))
  },
)
