import { expect, test } from 'vitest'
import { getGiftCard } from '../../app/features/gift-cards/gift-cards.data.ts'
import { getHelpArticle } from '../../app/features/help/help.data.ts'
import {
  getOffer,
  getOfferHighlights,
  listBrandOffers,
  listOfferGroups,
  listSimilarOffers,
} from '../../app/features/offers/offers.data.ts'
import { getReward } from '../../app/features/rewards/rewards.data.ts'
import {
  getSearchResult,
  getSearchSuggestions,
  listSearchHits,
} from '../../app/features/search/search.data.ts'
import { getPageData } from '../../app/member-data/page-data.data.ts'
import { locationOf } from '../support/browser.ts'
import type { Scenario } from '../support/control.ts'
import { fixedWords, wordsIn } from '../support/words.ts'
import { signInAvery } from './avery.ts'
import { ordered } from './gift-card-orders.ts'
import { Browser, control, signedIn } from './member.ts'

/** A visitor whose backend calls follow a scenario. */
async function bent(scenario: Omit<Scenario, 'call'>, call: Scenario['call'] = '*'): Promise<Browser> {
  const visitor = new Browser()
  visitor.carryScenario(await control.createScenario({ call, ...scenario }))
  return visitor
}

test('content that does not exist is a 404, and a missing help article is null', async () => {
  const visitor = new Browser()
  const { fetch } = visitor
  for (const call of [
    () => getOffer({ data: { offerCode: 'nothing' }, fetch }),
    () => getReward({ data: { code: 'nothing' }, fetch }),
    () => getGiftCard({ data: { brandId: 'nothing' }, fetch }),
  ])
    await expect(visitor.at<unknown>(call)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await visitor.at(() => getHelpArticle({ data: { slug: 'nothing' }, fetch }))).toBeNull()
})

test('a search without content says so, and finds the site’s pages', async () => {
  const visitor = await bent({ kind: 'status', status: 503 }, 'search')
  const found = await visitor.at(() => getSearchResult({ data: { q: 'phone' }, fetch: visitor.fetch }))
  expect(found.missing).toEqual(['content'])
  expect(found.groups.map(({ kind }) => kind)).toEqual(['page'])
  expect(found.suggestions).toEqual([])
})

test('a term without letters is not sent to the backend, and equal concurrent searches are one call', async () => {
  const id = await control.createScenario({ call: 'search', kind: 'slow', ms: 0 })
  const visitor = new Browser()
  visitor.carryScenario(id)
  const find = (q: string) => visitor.at(() => getSearchResult({ data: { q }, fetch: visitor.fetch }))
  for (const q of ['?!', '🍁', '%', '\u200b'])
    expect(await find(q)).toEqual({ groups: [], suggestions: [], missing: [] })
  expect(await control.callsOfScenario(id)).toEqual([])
  await find('  TUNDRA   tech ')
  await find('tundra tech')
  const calls = await control.callsOfScenario(id)
  expect(calls.filter(({ operation }) => operation === 'search')).toHaveLength(2)
  // Each of them is three letters.
  expect(await find('½'.repeat(99))).toMatchObject({ missing: [] })
})

test('each kind has a total, and its pages contain all results', async () => {
  const visitor = new Browser()
  const { fetch } = visitor
  const { groups } = await visitor.at(() => getSearchResult({ data: { q: 'points' }, fetch }))
  expect(groups.filter(({ hits, totalCount }) => totalCount > hits.length)).not.toEqual([])
  for (const { kind, hits, totalCount } of groups) {
    const page = (number: number) =>
      visitor.at(() => listSearchHits({ data: { q: 'points', kind, page: number }, fetch }))
    const first = await page(1)
    expect(first.totalCount).toBe(totalCount)
    expect(first.hits.slice(0, hits.length)).toEqual(hits)
    expect((await page(99)).hits).toEqual([])
  }
})

test('a visitor who chose a province finds the offers of that province', async () => {
  const offersIn = async (province?: string) => {
    const visitor = new Browser()
    const site = new URL(visitor.world.site)
    if (province)
      visitor.jar.store(
        site,
        new Response(null, { headers: { 'set-cookie': `province=${province}; Path=/` } }),
      )
    const { fetch } = visitor
    const found = await visitor.at(() =>
      listSearchHits({ data: { q: 'offers', kind: 'offer', page: 1 }, fetch }),
    )
    return found.totalCount
  }
  expect(await offersIn('AB')).toBeLessThan(await offersIn())
})

const kindsFound = async (browser: Browser, q: string) => {
  const { groups } = await browser.at(() => getSearchResult({ data: { q }, fetch: browser.fetch }))
  return groups.map(({ kind }) => kind)
}

test.each([
  ['en-ca', 'gift card', 'gift-card'],
  ['en-ca', 'tundra gift card', 'gift-card'],
  ['en-ca', 'giftcard', 'page'],
  ['en-ca', 'coupon', 'offer'],
  ['en-ca', 'phone', 'page'],
  ['en-ca', 'ｇｉｆｔ\u3000ｃａｒｄ', 'gift-card'],
  ['en-ca', 'g\u200bift card', 'gift-card'],
  ['en-ca', 'delete my account', 'page'],
  ['fr-ca', 'carte cadeau', 'gift-card'],
  ['fr-ca', 'carte-cadeau maple', 'gift-card'],
  ['fr-ca', 'bon de reduction', 'offer'],
  ['fr-ca', 'téléphone', 'page'],
  ['fr-ca', 'recompenses cafe', 'reward'],
] as const)('in %s “%s” finds a %s: things are found by what people call them', async (locale, q, kind) => {
  expect(await kindsFound(new Browser(locale), q)).toContain(kind)
})

test('suggestions while typing begin with names that match', async () => {
  const visitor = new Browser()
  const hits = await visitor.at(() =>
    getSearchSuggestions({ data: { q: 'gift card' }, fetch: visitor.fetch }),
  )
  const titles = hits.map(({ title }) => title)
  expect(titles).toHaveLength(6)
  expect(titles.indexOf('Gift cards')).toBeLessThan(titles.indexOf('Harbour Grocer'))
  expect(hits.map(({ kind }) => kind)).toContain('gift-card')
})

test('pages of the account are found by members only', async () => {
  expect(await kindsFound(await signedIn(), 'password')).toContain('page')
  expect(await kindsFound(new Browser(), 'password')).toEqual(['help'])
})

test.each([
  ['en-ca', 'e-card', 'unsubscribe'],
  ['fr-ca', 'cartes électroniques', 'désabonnement'],
] as const)(
  'in %s a member finds each page of their account that the programme has',
  async (locale, cards, away) => {
    const member = await signedIn({}, { locale })
    const found = async (q: string) => {
      const { hits } = await member.at(() =>
        listSearchHits({ data: { q, kind: 'page', page: 1 }, fetch: member.fetch }),
      )
      return hits.map(({ code }) => code).filter((code) => code.startsWith('/account'))
    }
    expect(await found(cards)).toEqual(['/account/e-cards'])
    expect(await found(away)).toEqual(['/account/preferences'])
    member.carryScenario(await control.createScenario({ call: 'getPageData', kind: 'flags-off' }))
    expect([...(await found(cards)), ...(await found(away))]).toEqual([])
  },
)

test('a member finds their own order by its number, and nobody else does', async () => {
  const member = await signedIn({ points: 30_000 })
  const orderNumber = await ordered(member)
  const ordersFor = async (browser: Browser) => {
    const { groups } = await browser.at(() =>
      getSearchResult({ data: { q: orderNumber }, fetch: browser.fetch }),
    )
    return groups.flatMap(({ kind, hits }) => (kind === 'order' ? hits.map(({ code }) => code) : []))
  }
  expect(await ordersFor(member)).toEqual([orderNumber])
  expect(await ordersFor(await signedIn())).toEqual([])
  expect(await ordersFor(new Browser())).toEqual([])
})

test('a member sees what they made of an offer, nobody else does, and it never keeps an offer from them', async () => {
  const facts = async (browser: Browser) => {
    const page = await (await browser.open('/fr-ca/offers/NC-MORNING-400')).text()
    const said = /Utilisée \d\sfois sur \d/.exec(page)?.[0].replace(/\s/g, ' ')
    return [page.includes(fixedWords('fr-ca', 'offers_factStart')), said]
  }
  const member = new Browser('fr-ca')
  await signInAvery(member)
  // A page waits for their own only a little.
  await expect.poll(() => facts(member)).toEqual([true, 'Utilisée 1 fois sur 5'])
  expect(await facts(new Browser('fr-ca'))).toEqual([true, undefined])
  member.carryScenario(await control.createScenario({ call: 'listOfferStates', kind: 'slow', ms: 12_000 }))
  expect(await facts(member)).toEqual([true, undefined])
})

test('an offer of other provinces, or that was picked for others, is on nobody’s card', async () => {
  const told = async (browser: Browser, code: string) => {
    const page = await (await browser.open(`/offers/${code}`)).text()
    const words = [
      'offers_factElsewhere',
      'offers_factNothing',
      'offers_factMembers',
      'offers_factWhy',
    ] as const
    return words.filter((key) => page.includes(fixedWords('en-ca', key)))
  }
  const avery = new Browser()
  await signInAvery(avery)
  expect(await told(avery, 'SS-LOBSTER-500')).toEqual(['offers_factElsewhere'])
  expect(await told(avery, 'HG-FRESH-5X')).toEqual(['offers_factNothing', 'offers_factWhy'])
  for (const other of [await signedIn(), new Browser()])
    expect(await told(other, 'HG-FRESH-5X')).toEqual(['offers_factMembers'])
})

test('a member filters the offers by what they made of them, and a visitor is shown all', async () => {
  const offersAt = async (browser: Browser, search = '') => {
    const page = await (await browser.open(`/fr-ca/offers${search}`)).text()
    return new Set([...page.matchAll(/href="\/fr-ca\/offers\/([A-Z][A-Z0-9-]+)"/g)].map(([, code]) => code))
  }
  const member = new Browser('fr-ca')
  await signInAvery(member)
  // A page waits for their own only a little.
  const filters = async () => {
    const page = await (await member.open('/fr-ca/offers')).text()
    return ['in-progress', 'used'].filter((own) => page.includes(`href="/fr-ca/offers?own=${own}"`))
  }
  await expect.poll(filters).toEqual(['in-progress'])
  // Where none is left, only the highlights below the list lead to offers.
  const begun = async () => {
    const highlights = await offersAt(member, '?own=used')
    return [...(await offersAt(member, '?own=in-progress'))].filter((code) => !highlights.has(code))
  }
  await expect.poll(begun).toEqual(['NC-MORNING-400'])
  const visitor = new Browser('fr-ca')
  expect(await offersAt(visitor, '?own=in-progress')).toEqual(await offersAt(visitor))
  member.carryScenario(await control.createScenario({ call: 'listOfferStates', kind: 'status', status: 503 }))
  const failed = await (await member.open('/fr-ca/offers?own=in-progress')).text()
  expect(failed).toContain(fixedWords('fr-ca', 'offers_failed'))
})

test('an empty catalogue is empty, not an error', async () => {
  const visitor = await bent({ kind: 'empty' })
  const { groups: offers } = await visitor.at(() =>
    listOfferGroups({ data: { category: [], sort: 'ending' }, fetch: visitor.fetch }),
  )
  expect(offers).toEqual([])
  const { groups } = await visitor.at(() => getSearchResult({ data: { q: 'tundra' }, fetch: visitor.fetch }))
  expect(groups).toEqual([])
})

test('features follow the feature flags in page data', async () => {
  const [withAll, without] = [new Browser(), await bent({ kind: 'flags-off' }, 'getPageData')]
  const seen = await Promise.all(
    [withAll, without].map(async (visitor) => {
      const { featureFlags } = await visitor.at(() => getPageData({ fetch: visitor.fetch }))
      const [joining, missingPoints] = await Promise.all(
        ['/create-account?step=extras', '/help/missing-points'].map(async (path) =>
          (await visitor.open(path)).text(),
        ),
      )
      return {
        flags: [featureFlags.isGhostKitActivationEnabled, featureFlags.claims],
        claim: missingPoints?.includes('id="claim"'),
        kit: joining?.includes('join-kitNumber'),
      }
    }),
  )
  expect(seen).toEqual([
    { flags: [true, true], claim: true, kit: true },
    { flags: [false, false], claim: false, kit: false },
  ])
})

test('an offer that has not begun shows when it does, and neither its code nor how to activate it', async () => {
  const read = async (visitor: Browser) =>
    (await (await visitor.open('/offers/HX-NIGHT-25')).text()).replace(/\s/g, ' ')
  const shown = ['offers_copy', 'offers_factCoupon'] as const
  const running = await read(new Browser())
  for (const key of shown) expect(running).toContain(fixedWords('en-ca', key))
  const detail = JSON.stringify({ startDate: '2099-01-05', endDate: '2099-02-01' })
  const ahead = await read(await bent({ kind: 'odd', detail }, 'getOffer'))
  expect(ahead).toContain('Starts Jan 05, 2099')
  for (const key of shown) expect(ahead).not.toContain(fixedWords('en-ca', key))
})

test('a member may look for the offers that they used once there is one, however many they are', async () => {
  const member = await signedIn()
  const used = { state: 'used', count: null, goal: null, lastOn: '2026-11-15T18:00:00Z' }
  const states = Array.from({ length: 30 }, (_, index) => ({ offerCode: `U-${index}`, ...used }))
  const detail = JSON.stringify({ states })
  member.carryScenario(await control.createScenario({ call: 'listOfferStates', kind: 'odd', detail }))
  const { own } = await member.at(() =>
    listOfferGroups({ data: { category: [], sort: 'popular' }, fetch: member.fetch }),
  )
  expect(own).toEqual(['used'])
})

test('what a member has used up says so on home, under a brand and beside another offer too', async () => {
  const member = await signedIn()
  const { fetch } = member
  const shown = { offerCode: 'NC-MORNING-400', brandCode: 'nordique-cafe', category: [] }
  const lists = () =>
    member.at(() =>
      Promise.all([
        getOfferHighlights({ fetch }).then(({ limited }) => limited),
        listBrandOffers({ data: { brandCode: 'nordique-cafe' }, fetch }),
        listSimilarOffers({ data: shown, fetch }),
      ]),
    )
  const used = { state: 'done', count: null, goal: null, lastOn: '2026-11-15T18:00:00Z' }
  const states = (await lists()).flat().map(({ offerCode }) => ({ offerCode, ...used }))
  const detail = JSON.stringify({ states })
  member.carryScenario(await control.createScenario({ call: 'listOfferStates', kind: 'odd', detail }))
  const said = async () => (await lists()).map((offers) => [...new Set(offers.map(({ own }) => own?.state))])
  // A page waits for their own only a little.
  await expect.poll(said).toEqual([['done'], ['done'], ['done']])
})

test('a search of one kind says of which kind nothing was found, and leads to everything else', async () => {
  const page = await (await new Browser().open('/search?q=laurentide&kind=announcement')).text()
  const title = wordsIn('en-ca')('search_noneOfKind', { kind: 'Announcements', term: 'laurentide' })
  expect(page).toContain(title)
  expect(page).toMatch(/href="\/search\?q=laurentide"[^>]*>See all results/)
})

test('a visitor who searches orders is asked to sign in, a member is not', async () => {
  const path = '/search?q=zzzzzz&kind=order'
  const asked = await new Browser().open(path)
  expect([asked.status, locationOf(asked)]).toEqual([303, expect.stringContaining(encodeURIComponent(path))])
  expect((await (await signedIn()).open(path)).status).toBe(200)
})

test('the first of several pages of rewards holds all that comes before the second', async () => {
  const some = {
    title: 'A reward',
    pointsConversionLabel: 'From 1,000 points',
    fromPoints: 1_000,
    isFeatured: false,
  }
  const words = { summary: '', details: '', howToSpend: '', termsAndConditions: '' }
  const rewardsShown = async (count: number) => {
    const rewards = Array.from({ length: count }, (_, index) => ({
      ...{
        ...some,
        ...words,
        code: `R-${index}`,
        image: { url: 'https://media.example/reward.png', label: '', width: 640, height: 400 },
      },
      brandInfo: { fields: { title: 'Maple Books' } },
      category: { fields: { name: 'Books', code: 'books' } },
      wayToRedeem: index === 0 ? { type: 'travel' } : { type: 'gift-card', brandId: 'maple-books' },
    }))
    const visitor = await bent({ kind: 'odd', detail: JSON.stringify({ rewards }) }, 'listRewards')
    const page = await (await visitor.open('/rewards')).text()
    return new Set(page.match(/"\/rewards\/R-\d+"/g)).size
  }
  expect(await rewardsShown(40)).toBe(1 + 6)
  expect(await rewardsShown(60)).toBe(48)
})

test('a gift card of which no amount is left is called sold out in the catalogue, and no points are missing for it', async () => {
  const gone = {
    sku: 'gone',
    name: '$10',
    points: 1_000,
    valueCents: 1_000,
    stock: { 'E-Card': 0, Physical: 0 },
  }
  const tiles = async (detail: unknown) => {
    const scenario = { call: 'listGiftCards', kind: 'odd', detail: JSON.stringify(detail) } as const
    const member = await signedIn({ points: 300 })
    member.carryScenario(await control.createScenario(scenario))
    const page = await (await member.open('/gift-cards')).text()
    return {
      isSoldOut: page.includes(fixedWords('en-ca', 'giftCards_soldOut')),
      outOfReach: page.split('700\u00a0pts to go').length,
    }
  }
  const sold = await tiles({ 'brands.0.denominations': [{ ...gone, stock: { 'E-Card': null } }] })
  const soldOut = await tiles({ 'brands.0.denominations': [gone] })
  expect(sold.isSoldOut).toBe(false)
  expect(soldOut).toEqual({ isSoldOut: true, outOfReach: sold.outOfReach - 1 })
})
