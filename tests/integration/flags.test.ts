import { extensionFlags } from '@borealis/contract/extension-calls.ts'
import { describe, expect, inject, test } from 'vitest'
import { accountPlaces } from '../../app/member-data/account-places.ts'
import { getExperiments } from '../../app/member-data/experiments.data.ts'
import { home } from '../support/samples.ts'
import { fixedWords, type MessageKey, messageKeys, wordsIn } from '../support/words.ts'
import { ordered } from './gift-card-orders.ts'
import { Browser, control, type Member, signedIn } from './member.ts'

/** Feature flags and experiments of page data, as pages show them. */

/** A flag, a page that depends on it, and text that is there only while it is on. */
const flagged: readonly (readonly [flag: string, path: string, part: string])[] = [
  ['messagePreferences', '/account/preferences', 'name="wording/offers"'],
  ['freeze', '/account/security', 'id="security-freeze"'],
  ['securityLog', '/account/security', 'id="security-log"'],
  ['consents', '/account/privacy', 'id="privacy-consents"'],
  ['dataExport', '/account/privacy', 'id="privacy-export"'],
  ['accountDeletion', '/account/privacy', 'id="privacy-closing"'],
  ['defaultAddress', '/account/profile', '/account/profile?default='],
  ['claims', '/help/missing-points', 'id="claim"'],
  ['claimReceipts', '/help/missing-points', 'name="receiptPicture"'],
]

test('each part of the account follows its feature flag, and the others stay', async () => {
  const member = await signedIn({ addresses: [home, { ...home, city: 'Ottawa' }] })
  const shown = async () => {
    const paths = [...new Set(flagged.map(([, path]) => path))]
    const pages = new Map(
      await Promise.all(paths.map(async (path) => [path, await (await member.open(path)).text()] as const)),
    )
    expect(pages.get('/account/security')).toContain('id="security-sessions"')
    return flagged.flatMap(([flag, path, part]) => (pages.get(path)?.includes(part) ? [flag] : []))
  }
  expect(await shown()).toEqual(flagged.map(([flag]) => flag))
  member.carryScenario(await control.createScenario({ call: 'getPageData', kind: 'flags-off' }))
  expect(await shown()).toEqual([])
})

const everyFlag = Object.fromEntries(extensionFlags.map((flag) => [flag, true]))
/** Pages that are not there then: the extensions' own, and an article that leads on to all of help. */
const withoutHelp = ['/help/how-it-works 307']
const ofCore = new Set(accountPlaces({}).map(({ path }) => path))
const noWays = ['/travel 404', '/card-credit 404']
const noPage = {
  'a visitor': [...withoutHelp, ...noWays],
  'a member': [
    ...withoutHelp,
    ...noWays,
    ...accountPlaces(everyFlag).flatMap(({ path, isAside }) =>
      isAside || ofCore.has(path) ? [] : [`${path} 404`],
    ),
  ],
}

/** Pages that are there for who asks for them, and say that there is nothing. */
const ofNothing = /^(\/fr-ca)?\/(account\/redeem\/(travel|credit)|help\/missing-points)(\?|$)/

/** Messages that promise what only an extension, a way to spend or the programme's own help can keep; without words that are everybody's. */
const promises = [
  /^eCards_(?!copyCodeContext)/,
  /^claims_(form|lead|own|send|sent|receipt|picture|row|unsure|list|signIn)/,
  /^messages_(choose|lead|save|locked|tooManyText|expiredText)/,
  /^privacy_(export|clos|consents|decided|history|hint)/,
  /^security_(freeze|frozen|log|unfreeze|hint)/,
  // Without the words by which the sandbox’s search finds its own content.
  /^(travel_(?!emptyAction|payTitle)|credit_|rewards_(travel[CH]|credit|wayTravel|wayCredit)|account_place(Travel|Credit))/,
  /^(legal_(termsEndYou|termsEnd|privacyReceipts)|history_missingClaim|help_contact(MissingText|SafetyText)|redeem_frozenText)$/,
]
const ofExtensions = messageKeys.filter(
  (key) =>
    promises.some((one) => one.test(key)) &&
    (['en-ca', 'fr-ca'] as const).every((locale) => fixedWords(locale, key).trim().length > 12),
)

test('the messages of extensions are found by their names', () => {
  expect(ofExtensions.length).toBeGreaterThan(100)
})

describe.each(['en-ca', 'fr-ca'] as const)('a backend of the core calls alone, in %s', (locale) => {
  const prefix = locale === 'fr-ca' ? '/fr-ca' : ''

  /** No extension, no article, no way to reach anybody, no age, no times, and points for gift cards alone. */
  async function coreAlone(): Promise<string> {
    const bare = {
      ...{ featureFlags: {}, minimumAge: null, pointsExpiry: null, redemptionLimits: null },
      ...{ 'waysToSpend.1.code': 'other', 'waysToSpend.2.code': 'other' },
    }
    const id = await control.createScenario({
      call: 'getPageData',
      kind: 'odd',
      detail: JSON.stringify(bare),
    })
    const help = { articles: [], categories: [], contact: null, postingTimes: null, claimRules: null }
    await control.setScenario(id, { call: 'listHelp', kind: 'odd', detail: JSON.stringify(help) })
    return id
  }

  async function withCoreAlone(): Promise<Member> {
    const member = await signedIn({ points: 5_000, addresses: [home] }, { locale })
    member.carryScenario(await coreAlone())
    return member
  }

  const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'))
  /** What a reader of the page reads. */
  const textOf = (html: string) =>
    html
      .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
  /** As it stands in `textOf`, where all spaces are alike. */
  const fixed = (key: MessageKey) => fixedWords(locale, key).replace(/\s+/g, ' ')

  /** Every page that there is for somebody, without those that lead on or are the extensions' own. */
  async function walked(browser: Browser, paths: readonly string[]) {
    const pages = new Map<string, string>()
    const none: string[] = []
    for (const path of paths) {
      const answer = await browser.open(path === '/' && prefix ? prefix : prefix + path)
      if (answer.status === 200) pages.set(path, await answer.text())
      else none.push(`${path} ${answer.status}`)
    }
    return { pages, none }
  }

  test('promises nothing that does not exist: each page, its words and its links', async () => {
    const id = await coreAlone()
    const member = await signedIn(
      { points: 30_000, addresses: [home], transactions: [{ points: 300 }] },
      { locale },
    )
    const orderNumber = await ordered(member)
    member.carryScenario(id)
    const visitor = new Browser(locale)
    visitor.carryScenario(id)
    const open = [
      ...inject('publicPaths'),
      ...['/search?q=points', '/search?q=xqzxqz', '/unsubscribe?token=old'],
      ...['stopped', 'expired', 'failed', 'too-many'].map((outcome) => `/unsubscribe?outcome=${outcome}`),
    ]
    const own = [
      ...inject('memberPaths').filter((path) => !path.includes('unknown')),
      ...[`/account/orders/${orderNumber}`, `/success?orderNumber=${orderNumber}`],
      `/account/profile/addresses/${member.customer.addressIds[0]}`,
      `/account/profile/addresses/${member.customer.addressIds[0]}/delete`,
      '/gift-cards/maple-books/redeem?step=review&format=E-Card&sku=maple-books-25&quantity=1',
    ]
    const asked = new Map<string, number>()
    const broken: string[] = []
    for (const [who, browser, paths] of [
      ['a visitor', visitor, open],
      ['a member', member, [...open, ...own]],
    ] as const) {
      const { pages, none } = await walked(browser, paths)
      expect([who, none.toSorted()]).toEqual([who, noPage[who].toSorted()])
      for (const [path, html] of pages) {
        const text = textOf(html)
        for (const key of ofExtensions) if (text.includes(fixed(key))) broken.push(`${path}: ${key}`)
        for (const [, href = ''] of html.matchAll(/href="(\/[^"#]*)/g)) {
          const link = href.replaceAll('&amp;', '&')
          if (/^(\/fr-ca)?\/(assets|_next|auth)\b/.test(link)) continue
          // The sandbox’s search still finds the articles that its list is without.
          if (ofNothing.test(link) && !ofNothing.test(path) && !path.startsWith('/search'))
            broken.push(`${path} leads to ${link}`)
          if (!asked.has(link)) asked.set(link, (await browser.open(link)).status)
          if ((asked.get(link) ?? 0) >= 400) broken.push(`${path} leads to ${link}: ${asked.get(link)}`)
        }
      }
    }
    expect(broken).toEqual([])
    expect(asked.size).toBeGreaterThan(50)
  }, 300_000)

  test('help and contact do not send each other’s readers round', async () => {
    const member = await withCoreAlone()
    const [help, contact] = await Promise.all(
      ['/help', '/contact'].map(async (path) => mainOf(await (await member.open(prefix + path)).text())),
    )
    expect(help).toContain(fixedWords(locale, 'help_none'))
    expect(help).not.toContain(`href="${prefix}/contact"`)
    expect(contact).toContain(fixedWords(locale, 'help_contactNone'))
    expect(contact).not.toContain(`href="${prefix}/help"`)
    expect(contact).not.toContain(`href="${prefix}/help/missing-points"`)
    const home = await (await member.open(`${prefix}/offers`)).text()
    expect(home).toContain(`href="${prefix}/contact"`)
    expect(home).not.toContain(`href="${prefix}/help"`)
  })

  test('leads from a stop of redemptions to people, not to a switch that is not there', async () => {
    const member = await signedIn({ points: 5_000, isFrozen: true }, { locale })
    const review = '/gift-cards/maple-books/redeem?step=review&format=E-Card&sku=maple-books-25&quantity=1'
    const said = async (path: string) => {
      const text = textOf(await (await member.open(prefix + path)).text())
      return (['redeem_frozenText', 'redeem_frozenContact'] as const).filter((key) =>
        text.includes(fixed(key)),
      )
    }
    const paths = ['/account/security', '/account', review]
    // The page with the switch says it itself.
    expect(await Promise.all(paths.map(said))).toEqual([[], ['redeem_frozenText'], ['redeem_frozenText']])
    member.carryScenario(await coreAlone())
    expect(await Promise.all(paths.map(said))).toEqual(paths.map(() => ['redeem_frozenContact']))
  })

  test('names no age and no right that nobody gave', async () => {
    const member = await withCoreAlone()
    const terms = mainOf(await (await member.open(`${prefix}/terms`)).text())
    expect(terms).toContain(fixedWords(locale, 'legal_termsJoinAnyAge'))
    expect(terms).not.toContain(wordsIn(locale)('legal_termsJoinText', { age: 14 }))
    const visitor = new Browser(locale)
    const join = async () => mainOf(await (await visitor.open(`${prefix}/create-account?step=about`)).text())
    const ageAsked = wordsIn(locale)('join_birthDateHelp', { age: 14 })
    expect(await join()).toContain(ageAsked)
    visitor.carryScenario(await coreAlone())
    const asked = await join()
    expect(asked).toContain(fixedWords(locale, 'profile_birthDate'))
    expect(asked).not.toContain(ageAsked.slice(-8))
    const stopped = mainOf(await (await member.open(`${prefix}/unsubscribe?outcome=stopped`)).text())
    expect(stopped).not.toContain('/account/preferences')
  })
})

/** The variants of both experiments, told from their pages. */
async function sidesOf(browser: Browser): Promise<{ offers: string; sort: string }> {
  const [home, cards] = await Promise.all(
    ['/', '/gift-cards'].map(async (path) => (await browser.open(path)).text()),
  )
  const offers = [...(home ?? '').matchAll(/<article.*?href="(\/offers\/[^"]+)"/gs)].map(([, href]) => href)
  const [sort] = /<option(?=[^>]*\sselected)[^>]*value="(smallest|popular)"/.exec(cards ?? '')?.slice(1) ?? []
  return { offers: offers.join(), sort: sort ?? 'none' }
}

const variantsOf = async (browser: Browser) => {
  const { running } = await browser.at(() => getExperiments({ fetch: browser.fetch }))
  return Object.fromEntries(running.map(({ key, variant }) => [key, variant]))
}

test('a visitor keeps their variants, visitors differ, and without consent everybody sees the default', async () => {
  const everybody = await sidesOf(new Browser())
  const seen = new Map<string, { browser: Browser; sides: Awaited<ReturnType<typeof sidesOf>> }>()
  // Variants are drawn at random; one that has not occurred after so many visitors never does.
  for (let tries = 0; seen.size < 4 && tries < 120; tries += 1) {
    const browser = new Browser()
    await browser.post('/cookies', { experiments: 'on' })
    const { 'home-offer-order': offers, 'gift-card-sort': sort } = await variantsOf(browser)
    const side = `${offers}${sort}`
    if (!seen.has(side)) seen.set(side, { browser, sides: await sidesOf(browser) })
  }
  expect([...seen.keys()].toSorted()).toEqual(['AA', 'AB', 'BA', 'BB'])
  for (const [side, { browser, sides }] of seen) {
    for (const _again of [1, 2]) expect([side, await sidesOf(browser)]).toEqual([side, sides])
    expect([side, sides.offers === everybody.offers]).toEqual([side, side.startsWith('B')])
    expect([side, sides.sort]).toEqual([side, side.endsWith('A') ? 'smallest' : 'popular'])
    await browser.post('/account/privacy?do=leave-tries')
    expect([side, await sidesOf(browser)]).toEqual([side, everybody])
    expect(await variantsOf(browser)).toEqual({ 'home-offer-order': 'B', 'gift-card-sort': 'B' })
  }
})
