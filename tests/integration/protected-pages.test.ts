import { expect, inject, test } from 'vitest'
import { locales, withLocalePrefix } from '../../app/domain/locale.ts'
import { wordsIn } from '../support/words.ts'
import { Browser, control, signedIn } from './member.ts'
import { tooSlow } from './site-limits.ts'

test.each(inject('memberPaths'))(
  '%s redirects a visitor to sign-in, with a return path and no body',
  async (path) => {
    for (const prefix of ['', '/fr-ca']) {
      const wanted = `${prefix}${path}?page=2`
      const answer = await new Browser().open(wanted)
      expect(answer.status).toBe(303)
      const location = new URL(answer.headers.get('location') ?? '', inject('world').site)
      expect(location.origin + location.pathname).toBe(`${inject('world').site}${prefix}/auth/sign-in`)
      const returnTo = location.searchParams.get('returnTo')
      // After signing in, a file would leave the provider's page on the screen: its own page has it.
      if (path.endsWith('/csv')) expect(returnTo).toMatch(`${prefix}/account/history/statement?`)
      else expect(returnTo).toBe(wanted)
      expect(await answer.text()).toBe('')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  },
)

test('the list of member pages is not empty', () => {
  expect(inject('memberPaths')).toEqual(
    expect.arrayContaining([
      '/account',
      '/account/profile',
      '/success',
      '/gift-cards/prairie-outfitters/redeem',
    ]),
  )
})

test('no page of a member is indexable or has a canonical URL', async () => {
  const member = await signedIn({ points: 30_000 })
  const faults: string[] = []
  let pages = 0
  for (const path of inject('memberPaths')) {
    const answer = await member.open(path)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
    const html = await answer.text()
    // A redirect has no page.
    if (html === '') continue
    pages += 1
    if (!/<meta name="robots" content="noindex"/.test(html) || /rel="canonical"/.test(html)) faults.push(path)
  }
  expect(pages).toBeGreaterThan(15)
  expect(faults).toEqual([])
})

test.each(['suspended', 'closed'] as const)(
  'a %s account is told so on one page, without a redirect loop',
  async (status) => {
    const member = await signedIn({ points: 48_731 })
    await control.setStatus(member.customer.sub, status)
    const page = await member.open('/account')
    expect(page.status).toBe(403)
    expect(page.headers.get('location')).toBeNull()
    // Not as a part of a longer number, such as a time.
    expect(await page.text()).not.toMatch(/(?<![\w-])48[,\u00a0 ]?731(?![\w-])/)
  },
)

test('a stopped account is told so on every page, and where it would redeem', async () => {
  const say = wordsIn('en-ca')
  const frozen = await signedIn({ points: 30_000, isFrozen: true })
  const suspended = await signedIn({ points: 30_000 })
  await control.setStatus(suspended.customer.sub, 'suspended')
  const html = async (member: Browser, path: string) => (await member.open(path)).text()
  const strip = `aria-label="${say('site_statusLabel')}"`
  for (const [member, title, pages] of [
    [frozen, say('redeem_frozenTitle'), ['/', '/offers', '/account/orders', '/help']],
    [suspended, say('errors_suspendedHeading'), ['/offers', '/help']],
  ] as const) {
    for (const path of pages) {
      const page = await html(member, path)
      expect(page, path).toContain(strip)
      expect(page, path).toContain(title)
    }
    const brand = await html(member, '/gift-cards/maple-books')
    // Once above the header, once in place of the button.
    expect(brand.split(`<strong>${title}`)).toHaveLength(3)
    expect(brand).not.toContain('href="/gift-cards/maple-books/redeem')
  }
  // Nothing is offered there, or to be tried again, that can never work.
  const refused = [
    ['/gift-cards/maple-books', 'goal_set'],
    ['/help/missing-points', 'claims_unreadable'],
    ['/search?q=maple', 'search_ordersMissing'],
  ] as const
  for (const [path, key] of refused) expect(await html(suspended, path), path).not.toContain(say(key))
  expect(await html(frozen, '/gift-cards/maple-books')).toContain(say('goal_set'))
  // These two pages say it themselves.
  expect(await html(frozen, '/account/security')).not.toContain(strip)
  expect(await html(suspended, '/account')).not.toContain(strip)
})

test.each([
  ['fails', { kind: 'status', status: 503 }],
  ['does not answer in time', tooSlow],
  ['resets every connection', { kind: 'reset' }],
] as const)(
  'a profile that cannot be read because the backend %s has its own screen with Retry-After, without a redirect loop',
  async (_why, scenario) => {
    const member = await signedIn()
    await control.setScenario(member.customer.sub, { call: 'getCustomer', ...scenario })
    const page = await member.open('/account/profile')
    expect(page.headers.get('location')).toBeNull()
    expect(page.status).toBe(503)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
    expect(await page.text()).toContain(wordsIn('en-ca')('errors_profileHeading'))
  },
)

test('a profile that the backend refuses has that screen too, whose link leads to the page once it is given', async () => {
  const member = await signedIn()
  const refusal = { call: 'getCustomer', kind: 'status', status: 422, code: 'INVALID_REQUEST' } as const
  await control.setScenario(member.customer.sub, refusal)
  const say = wordsIn('en-ca')
  const refused = await (await member.open('/account')).text()
  expect(refused).toContain(say('errors_profileHeading'))
  const again = new RegExp(`<a href="([^"]+)"[^>]*>${say('errors_tryAgain')}`).exec(refused)?.[1] ?? ''
  await control.clearScenarios(member.customer.sub)
  const given = await member.open(again)
  expect([again, given.status]).toEqual(['/account', 200])
  expect(await given.text()).not.toContain(say('errors_profileHeading'))
})

test('an internal error of the backend has no Retry-After', async () => {
  const member = await signedIn()
  await control.setScenario(member.customer.sub, { call: 'getCustomer', kind: 'status', status: 500 })
  const page = await member.open('/account')
  expect([page.status, page.headers.get('retry-after')]).toEqual([500, null])
})

test.each(locales)('a page that failed says so without a script, in %s', async (locale) => {
  const member = await signedIn()
  const scenario = { kind: 'status', status: 500, code: 'INTERNAL' } as const
  await control.setScenario(member.customer.sub, { call: '*', ...scenario })
  const say = wordsIn(locale)
  for (const [path, heading] of [
    ['/gift-cards/prairie-outfitters', 'errors_heading'],
    ['/account/history', 'errors_profileHeading'],
  ] as const) {
    const page = await member.open(withLocalePrefix(path, locale))
    const html = await page.text()
    // React leaves out a part that throws on the server, and tells nobody.
    const isWhole = !html.includes('<!--$!-->')
    expect({ path, status: page.status, isSaid: html.includes(say(heading)), isWhole }).toEqual({
      ...{ path, status: 500, isSaid: true, isWhole: true },
    })
  }
})
