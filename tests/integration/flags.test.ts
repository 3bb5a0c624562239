import { expect, test } from 'vitest'
import { getExperiments } from '../../app/member-data/experiments.data.ts'
import { home } from '../support/addresses.ts'
import { Browser, control, signedIn } from './member.ts'

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
