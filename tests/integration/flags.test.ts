import { describe, expect, inject, test } from 'vitest'
import { getExperiments } from '../../app/member-data/experiments.data.ts'
import { home } from '../support/samples.ts'
import { fixedWords, wordsIn } from '../support/words.ts'
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

describe.each(['en-ca', 'fr-ca'] as const)('a backend of the core calls alone, in %s', (locale) => {
  const prefix = locale === 'fr-ca' ? '/fr-ca' : ''

  /** No extension, no article, no way to reach anybody, no age, no times. */
  async function coreAlone(): Promise<string> {
    const bare = { featureFlags: {}, minimumAge: null, pointsExpiry: null, redemptionLimits: null }
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

  test('promises nothing that does not exist: every link of every page leads to a page', async () => {
    const member = await withCoreAlone()
    const paths = [
      ...inject('publicPaths'),
      ...inject('memberPaths'),
      '/unsubscribe?token=',
      '/unsubscribe?outcome=stopped',
    ]
    const fixed = (key: string) => fixedWords(locale, key)
    const promises = [
      'legal_termsEndYou',
      'help_contactSafetyText',
      'help_contactMissingText',
      'claims_lead',
    ].map(fixed)
    const asked = new Map<string, number>()
    const broken: string[] = []
    for (const path of paths) {
      const page = await member.open(prefix + path)
      if (page.status !== 200) continue
      const main = mainOf(await page.text())
      for (const promise of promises) if (main.includes(promise)) broken.push(`${path}: ${promise}`)
      for (const [, href = ''] of main.matchAll(/href="(\/[^"#]*)/g)) {
        const link = href.replaceAll('&amp;', '&')
        if (/^\/(assets|_next|auth)\b/.test(link) || link.startsWith('/fr-ca/auth')) continue
        if (!asked.has(link)) asked.set(link, (await member.open(link)).status)
        if ((asked.get(link) ?? 0) >= 400) broken.push(`${path} leads to ${link}: ${asked.get(link)}`)
      }
    }
    expect(broken).toEqual([])
    expect(asked.size).toBeGreaterThan(50)
  }, 180_000)

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
    expect(asked).toContain(fixedWords(locale, 'join_birthDate'))
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
