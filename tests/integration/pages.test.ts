import { describe, expect, inject, test } from 'vitest'
import { type Locale, locales, withLocalePrefix } from '../../app/domain/locale.ts'
import { publicPagesThat } from '../../app/domain/public-pages.ts'
import { memberPages, pathOf, publicRoutes } from '../support/site-paths.ts'
import { fixedWords } from '../support/words.ts'
import { signInAvery } from './avery.ts'
import { memberWithOrder } from './gift-card-orders.ts'
import { Browser, control, signedIn } from './member.ts'
import { TIME_LIMIT_MS } from './site-limits.ts'

const { site } = inject('world')

/** Headings more than one level below the one before them; the first of a page is its h1. */
function skippedLevels(html: string): string[] {
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0
    return level > before + 1 ? [`h${level} after ${before === 0 ? 'nothing' : `h${before}`}`] : []
  })
}

/**
 * Spaces between two texts of React's, which are texts of their own in its markup: Chromium leaves them out where it tells a
 * screen reader what a heading or a paragraph says, and two words become one. They belong into one of the texts. In front of
 * what only screen readers say it takes a space that does not collapse, because that is laid out by itself.
 */
const lostSpaces = (html: string): string[] =>
  html.match(
    /[^<>]{0,30}(?:<!-- --> (?=<)|> <!-- -->|[^\s<>]<span class="sr-only">(?![\u00A0,]))[^>]{0,30}/g,
  ) ?? []

/** One page in one language. */
async function read(browser: Browser, path: string, locale: Locale) {
  const answer = await browser.open(withLocalePrefix(path, locale))
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html.split('<h1')).toHaveLength(2)
  expect({ path, skips: skippedLevels(html) }).toEqual({ path, skips: [] })
  expect.soft({ path, lost: lostSpaces(html) }).toEqual({ path, lost: [] })
  expect(html).toContain(`<html lang="${locale === 'fr-ca' ? 'fr-CA' : 'en-CA'}"`)
  const label = fixedWords(locale, 'account_navLabel')
  const [nav] = html.match(new RegExp(`<nav aria-label="${label}"[\\s\\S]*?</nav>`)) ?? []
  if (nav) expect({ path, marked: nav.split('aria-current="page"').length - 1 }).toEqual({ path, marked: 1 })
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toMatch(/<title>[^<]*\S[^<]*<\/title>/)
  return head
}

/** A page that search engines may show: one of the sitemap, which reads those with a parameter from the content. */
const isListed = (route: string): boolean =>
  route.includes('$') || publicPagesThat('isInSitemap').includes(route)

describe.each(locales)('in %s', (locale) => {
  test.each(publicRoutes())(
    '%s has a canonical URL, an alternate and a description where search engines may show it, and a share image',
    async (route) => {
      const path = pathOf(route)
      const head = await read(new Browser(locale), path, locale)
      expect(head).toContain('property="og:image"')
      expect(head.includes('content="noindex"')).toBe(!isListed(route))
      if (!isListed(route)) return expect(head).not.toContain('rel="canonical"')
      const other = site + withLocalePrefix(path, locale === 'fr-ca' ? 'en-ca' : 'fr-ca')
      expect(head).toContain(`<link rel="canonical" href="${site + withLocalePrefix(path, locale)}"/>`)
      expect(head).toContain(`href="${other}"`)
      expect(head).toMatch(/name="description" content="[^"]+"/)
    },
  )

  test('a later page of a list has a URL of its own, and one of what a filter finds has the list’s', async () => {
    const canonicalOf = async (query: string) => {
      const head = await read(new Browser(locale), `/offers/more${query}`, locale)
      return /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1]
    }
    const list = site + withLocalePrefix('/offers/more', locale)
    expect(await canonicalOf('?page=2')).toBe(`${list}?page=2`)
    expect(await canonicalOf('?page=2&utm_source=letter')).toBe(`${list}?page=2`)
    expect(await canonicalOf('?page=2&sort=popular')).toBe(list)
    const help = await read(new Browser(locale), '/help?page=2', locale)
    expect(help).toContain(`<link rel="canonical" href="${site + withLocalePrefix('/help', locale)}"/>`)
  })

  test('every page of a member renders for a member with a full year', async () => {
    const browser = new Browser(locale)
    const values = await signInAvery(browser)
    for (const route of memberPages()) await read(browser, pathOf(route, values), locale)
  })
})

test('a balance that is late is not waited for where the page is about something else', async () => {
  const member = await signedIn({ points: 4_321 })
  const offers = async () => (await (await member.open('/offers')).text()).includes('4,321')
  expect(await offers()).toBe(true)
  // Less than the site waits for the answer to a call.
  const late = { call: 'getBalance', kind: 'slow', ms: TIME_LIMIT_MS - 600 } as const
  const openWhileLate = async () => {
    const stranger = await signedIn({ points: 4_321 })
    await control.setScenario(stranger.customer.sub, late)
    const begun = Date.now()
    const page = await stranger.open('/offers')
    const shown = [page.status, (await page.text()).includes('4,321')]
    return { shown, tookMs: Date.now() - begun }
  }
  let page = await openWhileLate()
  // On a busy machine the balance may have come by the time that the page itself is done.
  for (let again = 0; again < 3 && page.tookMs >= late.ms; again++) page = await openWhileLate()
  expect(page.shown).toEqual([200, false])
})

const memberData = { getCustomer: '["account","profile"]', getPageData: '["page-data"]' }

/** The pages of a member with an order while a call is late by less than the site waits for its answer; without `call` as they are. */
async function pagesWhileLate(call?: keyof typeof memberData) {
  const { member, orderNumber } = await memberWithOrder()
  const late = { kind: 'slow', ms: TIME_LIMIT_MS - 600 } as const
  if (call) member.carryScenario(await control.createScenario({ call, ...late }))
  const open = async (path: string) => {
    for (let again = 0; ; again++) {
      const begun = Date.now()
      const page = await member.open(path)
      const opened = { status: page.status, html: await page.text() }
      // On a busy machine the answer may have come by the time that the page itself is done.
      if (!call || Date.now() - begun < late.ms || again === 3) return opened
    }
  }
  return { open, orderNumber }
}

test('a profile or page data that is late holds no page that can be shown without it', async () => {
  for (const call of ['getCustomer', 'getPageData'] as const) {
    const whole = await pagesWhileLate()
    const { open, orderNumber } = await pagesWhileLate(call)
    const seen = await Promise.all(
      [
        ['/account', fixedWords('en-ca', 'account_title')],
        ['/account/history', '−2,500'],
        ['/account/orders', orderNumber],
        [`/account/orders/${orderNumber}`, orderNumber],
        [`/success?orderNumber=${orderNumber}`, orderNumber],
      ].map(async ([path = '', words = '']) => {
        const { status, html } = await open(path)
        return { path, status, says: html.includes(words), isWaitedFor: html.includes(memberData[call]) }
      }),
    )
    for (const one of seen)
      expect(one).toEqual({ path: one.path, status: 200, says: true, isWaitedFor: false })
    expect((await whole.open('/account/history')).html).toContain(memberData[call])
  }
})

test('where a page is about what is late, it says so and offers to try again', async () => {
  const { open } = await pagesWhileLate('getCustomer')
  const pages = await Promise.all(
    ['/account/profile', '/account/redeem'].map(async (path) => ({ path, ...(await open(path)) })),
  )
  for (const { path, status, html } of pages) {
    expect([path, status]).toEqual([path, 503])
    expect(html).toContain(fixedWords('en-ca', 'errors_profileHeading'))
    expect(html).toMatch(new RegExp(`<a href="${path}"[^>]*>${fixedWords('en-ca', 'errors_tryAgain')}`))
  }
})
