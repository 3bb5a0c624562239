import { calls, type Operation } from '@borealis/contract/calls.ts'
import { ordersPage } from '@borealis/contract/orders.ts'
import { defaultTimeZone } from '@borealis/contract/time-zones.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addDays } from '../../app/domain/dates.ts'
import type { Locale } from '../../app/domain/locale.ts'
import { dayIn } from '../../app/domain/time-zone.ts'
import { listAddresses } from '../../app/features/addresses/addresses.data.ts'
import { createClaim } from '../../app/features/claims/claims.data.ts'
import { getConsents, requestDataExport, setConsent } from '../../app/features/privacy/privacy.data.ts'
import { locationOf } from '../support/browser.ts'
import { daysAgo, home } from '../support/samples.ts'
import { fixedWords, type MessageKey, wordsIn } from '../support/words.ts'
import { signInAvery } from './avery.ts'
import { ordered } from './gift-card-orders.ts'
import { Browser, control, type Member, signedIn } from './member.ts'

// Answers with single odd fields: the page stays, the rest of the list stays, and what is missing is said.

type Calls = typeof calls
/** Every call that reads, but for one thing by its name. */
type Read =
  | 'getPointsHistory'
  | {
      [Name in Operation]: Calls[Name] extends { params: unknown }
        ? never
        : Calls[Name] extends { method: 'GET' }
          ? Name
          : never
    }[Operation]

/** A page that shows what each call reads. */
const pages: Readonly<Record<Read, string>> = {
  getCustomer: '/account/profile',
  listAddresses: '/account/profile',
  getBalance: '/account',
  listAccounts: '/account/redeem/travel',
  listTravelPurchases: '/account/redeem/travel',
  getPointsHistory: '/account/history',
  listOrders: '/account/orders',
  getFreeze: '/account/security',
  getSecurityLog: '/account/security',
  getMessagePreferences: '/account/preferences',
  listECards: '/account/e-cards',
  listClaims: '/help/missing-points',
  listConsents: '/account/privacy',
  listExports: '/account/privacy',
  getDeletion: '/account/privacy',
  getPageData: '/account/history',
  listOffers: '/offers/more',
  listOfferGroups: '/offers',
  listOfferStates: '/offers/NC-MORNING-400',
  listRewards: '/rewards',
  listGiftCards: '/gift-cards',
  listSpotlights: '/offers',
  listAnnouncements: '/announcements',
  listHelp: '/help',
  search: '/search?q=tundra',
}

/** The dotted paths of all fields, in the first row of each list. */
function fieldsOf(schema: z.core.$ZodType, path: string[] = []): string[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap(), path)
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in, path)
  if (schema instanceof z.ZodArray) return [...here(path), ...fieldsOf(schema.element, [...path, '0'])]
  if (schema instanceof z.ZodObject)
    return [
      ...here(path),
      ...Object.entries(schema.shape).flatMap(([key, one]) => fieldsOf(one, [...path, key])),
    ]
  return here(path)
}
const here = (path: string[]) => (path.length > 0 ? [path.join('.')] : [])

const odd = [null, '', { odd: true }]

/** Fields that the answers here do not have: the first spotlight is in no category. */
const untried: Readonly<Record<string, readonly string[]>> = {
  listSpotlights: ['spotlights.0.cmsContent.category.code', 'spotlights.0.cmsContent.category.name'],
}

async function somebody(locale: Locale = 'en-ca'): Promise<Member> {
  const today = dayIn(Date.now(), defaultTimeZone)
  const plan = {
    points: 30_000,
    goal: { brandId: 'tundra-tech', sku: 'tundra-tech-300' },
    addresses: [home, { ...home, city: 'Ottawa' }],
    transactions: [{ points: 300 }, { points: 40, postsBy: addDays(today, 3) }],
    travelPurchases: [
      { merchant: 'Rail', amountCents: 12_000, purchasedOn: today, applyBy: addDays(today, 60) },
    ],
  }
  const member = await signedIn(plan, { locale })
  await ordered(member)
  return member
}

/** The same with a claim, a consent, an export, and a physical order on its way of which a part came back. */
async function somebodyBusy(): Promise<Member> {
  const member = await somebody()
  const { fetch, customer } = member
  const [first] = (await control.look(customer.sub)).orders
  await control.ageOrder(first?.orderNumber ?? '', 10 * DAY_MINUTES)
  const addressId = customer.addressIds[0] ?? ''
  const physical = await ordered(member, { format: 'Physical', addressId, quantity: 2 })
  await control.reverseOrder(physical, { kind: 'partly-fulfilled', cards: 1 })
  await control.ageOrder(physical, 7 * DAY_MINUTES)
  const claim = {
    key: crypto.randomUUID(),
    partnerCode: 'maple-books',
    occurredOn: daysAgo(30),
    amount: '42.50',
    receiptNumber: 'R-100',
    comment: 'Paid by card.',
  }
  await member.at(() => createClaim({ data: claim, fetch }))
  await member.at(() => requestDataExport({ fetch }))
  const [consent] = (await member.at(() => getConsents({ fetch }))).consents
  if (!consent) throw new Error('the programme asks for a consent')
  const { purpose, wordingVersion } = consent
  await member.at(() => setConsent({ data: { purpose, wordingVersion, isGranted: true }, fetch }))
  return member
}

/** Somebody whose answer to this call has every field; of the uses of an offer, only a persona has one. */
async function whoHasAll(name: string): Promise<Browser> {
  if (name !== 'listOfferStates') return somebodyBusy()
  const avery = new Browser()
  await signInAvery(avery)
  return avery
}
const DAY_MINUTES = 24 * 60

/** Whether a call was answered otherwise because of the scenario. */
const isChanged = async (scenario: string) =>
  (await control.callsOfScenario(scenario)).some(({ wasChanged }) => wasChanged)

describe.each(Object.entries(pages))('%s', (name, path) => {
  test('any field that is null, empty or of another kind leaves the page', { timeout: 300_000 }, async () => {
    const call = name as Operation
    const schema = call === 'listOrders' ? ordersPage : calls[call].response
    if (schema === null) throw new Error(`${call} answers nothing`)
    const member = await whoHasAll(name)
    const fallen: string[] = []
    const tries: { field: string; scenario: string }[] = []
    // Of a public list the rows: without the list itself there is no page.
    const fields = fieldsOf(schema).filter((field) => calls[call].auth !== 'optional' || /\.0\./.test(field))
    for (const [index, field] of fields.entries()) {
      // One value each, and one that no field has where it has that already: the unit test has all of them.
      for (const value of new Set([odd[index % odd.length], odd.at(-1)])) {
        const detail = JSON.stringify({ [field]: value })
        const scenario = await control.createScenario({ call, kind: 'odd', detail })
        member.carryScenario(scenario)
        const { status } = await member.open(path)
        if (status !== 200) fallen.push(`${detail}: ${status}`)
        tries.push({ field, scenario })
        if (await isChanged(scenario)) break
      }
    }
    expect(fallen).toEqual([])
    const found = new Set<string>()
    for (const { field, scenario } of tries) if (await isChanged(scenario)) found.add(field)
    expect(fields.filter((field) => !found.has(field))).toEqual(untried[name] ?? [])
    expect(found.size).toBeGreaterThan(1)
  })
})

test('a body that is null, a list, a text or another object is as a call that failed', async () => {
  const member = await signedIn({ points: 300 })
  const broken: string[] = []
  for (const [index, [call, path]] of Object.entries(pages).entries()) {
    const detail = JSON.stringify({ '': [null, [], 'later', { message: 'Internal error' }][index % 4] })
    member.carryScenario(await control.createScenario({ call: call as Operation, kind: 'odd', detail }))
    const { status } = await member.open(path)
    if (status !== 200 && status !== 503) broken.push(`${call} ${detail}: ${status}`)
  }
  expect(broken).toEqual([])
})

describe('what cannot be shown is said, never denied', () => {
  const oddRows = async (member: Member, call: Operation, detail: object) =>
    control.setScenario(member.customer.sub, { call, kind: 'odd', detail: JSON.stringify(detail) })

  test.each(['en-ca', 'fr-ca'] as const)(
    'of orders, addresses, transactions, trips, claims and activity, in %s',
    async (locale) => {
      const member = await somebody(locale)
      const prefix = locale === 'fr-ca' ? '/fr-ca' : ''
      const lacks = async (path: string, key: MessageKey) =>
        expect(
          (await (await member.open(prefix + path)).text()).includes(wordsIn(locale)(key, { count: 1 })),
        ).toBe(true)
      await oddRows(member, 'listOrders', { 'orders.0.points': 'many' })
      await lacks('/account/orders', 'orders_leftOut')
      // Also where the others were looked through and none has the word.
      for (const kind of ['', '&kind=order']) await lacks(`/search?q=tundra${kind}`, 'search_partly')
      await control.clearScenarios(member.customer.sub)
      await oddRows(member, 'listOrders', { totalCount: 130 })
      const { orders } = await control.look(member.customer.sub)
      const older = wordsIn(locale)('search_latestOrders', { number: String(orders.length) })
      for (const kind of ['', '&kind=order'])
        expect(await (await member.open(`${prefix}/search?q=tundra${kind}`)).text()).toContain(older)
      await oddRows(member, 'listAddresses', {
        'addresses.0.uniqueId': null,
        'addresses.1.postalCode': 'k1a0b1',
      })
      await lacks('/account/profile', 'addresses_leftOut')
      const addressStep = '/redeem?step=address&format=Physical&sku=prairie-outfitters-25'
      await lacks(`/gift-cards/prairie-outfitters${addressStep}`, 'addresses_leftOut')
      expect((await (await member.open(`${prefix}/account/profile`)).text()).includes('k1a0b1')).toBe(true)
      await oddRows(member, 'getPointsHistory', { 'transactions.0.points': null })
      await lacks('/account/history', 'history_leftOut')
      await lacks('/account/history/statement', 'history_leftOut')
      await lacks('/account/history/statement/csv', 'history_leftOut')
      await oddRows(member, 'listTravelPurchases', { 'purchases.0.amountCents': 'many' })
      await lacks('/account/redeem/travel', 'travel_leftOut')
      expect(await (await member.open(`${prefix}/account/redeem/travel`)).text()).not.toContain(
        fixedWords(locale, 'travel_noneHere'),
      )
      const claim = { partnerCode: 'maple-books', occurredOn: daysAgo(30), amount: '42,50' }
      await member.at(() =>
        createClaim({
          data: { ...claim, key: crypto.randomUUID(), receiptNumber: '', comment: '' },
          fetch: member.fetch,
        }),
      )
      await oddRows(member, 'listClaims', { 'claims.0.claimNumber': '' })
      await lacks('/help/missing-points', 'claims_leftOut')
      await oddRows(member, 'getSecurityLog', { 'events.0.at': null })
      const activity = await (await member.open(`${prefix}/account/security`)).text()
      expect(
        (['security_logPartly', 'security_logFailed'] as const).some((key) =>
          activity.includes(`>${fixedWords(locale, key)}<`),
        ),
      ).toBe(true)
      expect(activity).not.toContain(fixedWords(locale, 'security_logEmptyTitle'))
    },
  )

  test.each(['en-ca', 'fr-ca'] as const)('of e-cards, in %s', async (locale) => {
    const member = await somebody(locale)
    const prefix = locale === 'fr-ca' ? '/fr-ca' : ''
    const [order] = (await control.look(member.customer.sub)).orders
    await oddRows(member, 'listECards', { 'cards.0.valueCents': 'many' })
    for (const path of ['/account/e-cards', `/account/orders/${order?.orderNumber}`]) {
      const page = await (await member.open(prefix + path)).text()
      expect(page).toContain(wordsIn(locale)('eCards_leftOut', { count: 1 }))
      expect(page).not.toContain(fixedWords(locale, 'eCards_failed'))
      expect(page).not.toContain(fixedWords(locale, 'eCards_noneTitle'))
    }
  })

  test.each(['en-ca', 'fr-ca'] as const)(
    'an address with a province that is none is shown, and its form asks for one, in %s',
    async (locale) => {
      const member = await somebody(locale)
      const prefix = locale === 'fr-ca' ? '/fr-ca' : ''
      const book = () => member.at(() => listAddresses({ fetch: member.fetch }))
      const [first] = (await book()).addresses
      for (const [province, shown] of [
        ['XX', `${first?.city}, XX ${home.postalCode}`],
        ['', `${first?.city}, ${home.postalCode}`],
        [null, `${first?.city}, ${home.postalCode}`],
      ] as const) {
        await control.clearScenarios(member.customer.sub)
        await oddRows(member, 'listAddresses', { 'addresses.0.provinceCode': province })
        const profile = await (await member.open(`${prefix}/account/profile`)).text()
        expect(profile).toContain(shown)
        expect(profile).not.toContain(wordsIn(locale)('addresses_leftOut', { count: 1 }))
        const undeliverable = fixedWords(locale, 'addresses_incomplete')
        expect(profile).toContain(undeliverable)
        const review = `?step=review&format=Physical&sku=prairie-outfitters-25&quantity=1&address=${first?.uniqueId}`
        const asked = await member.open(`${prefix}/gift-cards/prairie-outfitters/redeem${review}`)
        const step = await asked.text()
        expect(step).toContain(undeliverable)
        expect(step).not.toContain('name="intent"')
        const path = `${prefix}/account/profile/addresses/${first?.uniqueId}`
        const form = await member.open(path)
        expect(form.status).toBe(200)
        const { addressLine1, city, postalCode } = home
        const sent = await member.post(path, { addressLine1, city, postalCode, provinceCode: 'ON' })
        expect(new URL(locationOf(sent)).origin).toBe(member.world.issuer)
        const unchanged = await member.post(path, { addressLine1, city, postalCode, provinceCode: '' })
        expect(unchanged.status).toBe(422)
        expect(await unchanged.text()).toContain(fixedWords(locale, 'addresses_provinceMissing'))
      }
    },
  )

  test('an order that cannot be read is not called unknown', async () => {
    const member = await somebody()
    const [order] = (await control.look(member.customer.sub)).orders
    await oddRows(member, 'listOrders', { 'orders.0.points': 'many' })
    const path = `/account/orders/${order?.orderNumber}`
    const page = await member.open(path)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toMatch(new RegExp(`<h1[^>]*>${fixedWords('en-ca', 'orders_unreadableHeading')}<`))
    expect(html).toContain(fixedWords('en-ca', 'orders_failed'))
    expect(html).toMatch(new RegExp(`<a href="${path}"[^>]*>${fixedWords('en-ca', 'errors_tryAgain')}`))
    await control.clearScenarios(member.customer.sub)
    expect(await (await member.open(path)).text()).toContain(fixedWords('en-ca', 'orders_timeline'))
  })

  test('an odd phone number, name and member number are shown, and can be corrected', async () => {
    const member = await somebody()
    await oddRows(member, 'getCustomer', { phone: '(416) 555-0100', lastName: '', sceneNumber: '6046-46' })
    const page = await (await member.open('/account/profile?edit=phone')).text()
    expect([page.includes('value="(416) 555-0100"'), page.includes('6046-46')]).toEqual([true, true])
    const saved = await member.post('/account/profile?edit=name', { firstName: 'Robin', lastName: 'Roy' })
    expect(saved.status).toBe(303)
    await control.clearScenarios(member.customer.sub)
    expect((await (await member.open('/account/profile')).text()).includes('Robin Roy')).toBe(true)
  })
})

test.each(['en-ca', 'fr-ca'] as const)(
  'a member without a name and an order without its status are addressed as what they are, in %s',
  async (locale) => {
    const member = await somebody(locale)
    const at = (path: string) => (locale === 'fr-ca' ? `/fr-ca${path}` : path || '/')
    const { sub } = member.customer
    await control.setScenario(sub, {
      call: 'getCustomer',
      kind: 'odd',
      detail: JSON.stringify({ firstName: '', lastName: null }),
    })
    const greetings = (['Morning', 'Afternoon', 'Evening', 'Night'] as const).map((time) =>
      fixedWords(locale, `home_good${time}Plain`),
    )
    const home = await (await member.open(at(''))).text()
    expect(greetings.some((words) => home.includes(`>${words}<`))).toBe(true)
    expect(home).toContain(fixedWords(locale, 'site_yourAccount'))
    const welcome = await (await member.open(at('/create-account/done'))).text()
    const title = fixedWords(locale, 'join_welcomePlain')
    expect(welcome).toMatch(new RegExp(`<h1[^>]*>${title}<`))
    expect(welcome).toContain(`<title>${wordsIn(locale)('site_pageTitle', { title })}</title>`)
    const [order] = (await control.look(sub)).orders
    const detail = JSON.stringify({ 'orders.0.statusText': '' })
    await control.setScenario(sub, { call: 'listOrders', kind: 'odd', detail })
    const page = await (await member.open(at(`/account/orders/${order?.orderNumber}`))).text()
    expect(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page)?.[1]).toContain(order?.orderNumber)
  },
)

test.each(['en-ca', 'fr-ca'] as const)(
  'a member whose address nobody has on record is told nothing about it, in %s',
  async (locale) => {
    const member = await somebody(locale)
    const page = async (email: string) => {
      const detail = JSON.stringify({ email, pendingEmail: 'new@example.ca' })
      await control.clearScenarios(member.customer.sub)
      await control.setScenario(member.customer.sub, { call: 'getCustomer', kind: 'odd', detail })
      const prefix = locale === 'fr-ca' ? '/fr-ca' : ''
      const paths = ['/account/profile/email', '/account/profile', '/account/profile?email=kept']
      return Promise.all(paths.map(async (path) => (await member.open(prefix + path)).text()))
    }
    const say = wordsIn(locale)
    const saysOf = (email: string) => [
      [say('email_now', { email }), say('email_stepUntil', { email })],
      [say('email_waitingText', { pendingEmail: 'new@example.ca', email })],
      [say('email_kept', { email })],
    ]
    const said = async (email: string) => {
      const shown = await page(email)
      return saysOf(email).map((words, index) => words.map((text) => shown[index]?.includes(text)))
    }
    expect(await said('old@example.ca')).toEqual([[true, true], [true], [true]])
    expect(await said('')).toEqual([[false, false], [false], [false]])
  },
)
