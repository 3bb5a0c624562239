import { addressList } from '@borealis/contract/addresses.ts'
import { announcement } from '@borealis/contract/announcements.ts'
import type { Operation } from '@borealis/contract/calls.ts'
import { balance, customer } from '@borealis/contract/customers.ts'
import { giftCardBrand, giftCardOrderResult } from '@borealis/contract/gift-cards.ts'
import { MAX_ID } from '@borealis/contract/limits.ts'
import { redemptionStatus } from '@borealis/contract/me.ts'
import { offerGroups, offerKind, offerList } from '@borealis/contract/offers.ts'
import { palette, wayToSpend } from '@borealis/contract/page-data.ts'
import { transaction } from '@borealis/contract/points.ts'
import { heldPoints, LAST_RANK, moment, webAddress } from '@borealis/contract/values.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { aBalance } from '../../tests/support/a-backend.ts'
import { BackendError } from './backend-error.ts'
import { readAnswer, withLeftOut } from './read-answer.ts'

const log = { warn: vi.fn(), error: vi.fn() }
beforeEach(() => {
  log.warn.mockClear()
  log.error.mockClear()
})

const read = <T>(schema: z.ZodType<T>, json: unknown, call: Operation) =>
  readAnswer(schema, json, { call, log })

const anAddress = {
  uniqueId: 'adr-1',
  isDefault: true,
  addressLine1: '12 Elm Street',
  city: 'Sudbury',
  provinceCode: 'ON',
  postalCode: 'P3E 1C5',
}

const aProfile = {
  sub: 'cus-1',
  sceneNumber: '6046460193227504',
  firstName: 'Robin',
  lastName: 'Lavoie',
  email: 'robin@example.ca',
  pendingEmail: null,
  phone: '705-555-0100',
  birthDate: '1990-05-17',
  gender: null,
  provinceCode: 'ON',
  language: 'en',
  timeZone: null,
  memberSince: '2020-01-01',
  status: 'active',
  isFrozen: false,
  onBoardMessageActive: false,
  isGhostKitActivated: false,
  selectedShippingAddress: null,
  segments: [],
  preferences: { interests: [], personalisation: true },
  goal: null,
}

describe('an account stays open', () => {
  test.each([
    ['phone', '(416) 555-0100', '(416) 555-0100'],
    ['phone', '', null],
    ['lastName', '', ''],
    ['lastName', null, ''],
    ['sceneNumber', '6046 4601 9322 7504', '6046 4601 9322 7504'],
    ['email', 'robin at example', 'robin at example'],
    ['birthDate', '1990-05-17T00:00:00Z', '1990-05-17'],
    ['birthDate', '17/05/1990', '1990-05-17'],
    ['birthDate', '05/06/1990', '05/06/1990'],
    ['birthDate', 'May 1990', 'May 1990'],
    ['birthDate', '1990-02-30', '1990-02-30'],
    ['birthDate', 642_902_400, '1990-05-17'],
    ['birthDate', 642_916_800_000, '1990-05-17'],
    ['birthDate', '-305596800', '1960-04-26'],
    ['birthDate', 19_900_517, '1990-05-17'],
    ['birthDate', 1990, '1990'],
    ['memberSince', 1_559_361_600, '2019-06-01'],
    // The last second of a day in Toronto; that of a day by somebody's own clocks; midnight in St. John's and in Vancouver.
    ['memberSince', '2026-12-01T04:59:59Z', '2026-11-30'],
    ['memberSince', '2026-12-01 04:59:59.999+00:00', '2026-11-30'],
    ['memberSince', 1_796_101_199, '2026-11-30'],
    ['memberSince', '2026-11-30T23:59:59-08:00', '2026-11-30'],
    ['memberSince', '2026-12-01T03:30:00Z', '2026-12-01'],
    ['memberSince', '2026-12-01T08:00:00.000Z', '2026-12-01'],
    ['memberSince', '0001-01-01T00:00:00Z', '0001-01-01'],
    ['provinceCode', 'on', 'ON'],
    ['provinceCode', '', 'other'],
    ['provinceCode', 'CA-QC', 'QC'],
    ['provinceCode', 'Québec', 'QC'],
    ['provinceCode', 'Ont.', 'ON'],
    ['language', null, 'other'],
    ['language', 'fr_CA', 'fr'],
    ['language', 'FRE', 'fr'],
    ['language', 'Français', 'fr'],
    ['language', 'E', 'en'],
    ['language', 'French (Canada)', 'fr'],
    ['language', 'fr-en', 'other'],
    ['memberSince', 17, null],
    ['isFrozen', 'true', true],
    ['isFrozen', 'Y', true],
    ['isFrozen', 0, false],
    ['isFrozen', 2, false],
    ['phone', 4165550100, '4165550100'],
    ['preferences', null, { interests: [], personalisation: false }],
    ['segments', null, []],
  ])('whose %s is %j', (field, value, shown) => {
    expect(read(customer, { ...aProfile, [field]: value }, 'getCustomer')).toEqual({
      ...aProfile,
      [field]: shown,
    })
  })

  test('whatever single field is missing, null or of another kind', () => {
    for (const field of Object.keys(aProfile))
      for (const value of [undefined, null, '', 7, {}, [], true])
        expect(() => read(customer, { ...aProfile, [field]: value }, 'getCustomer'), field).not.toThrow()
  })
})

test('addresses with odd codes stay, one without its id is counted, and each time the log says so', () => {
  const addresses = [
    anAddress,
    { ...anAddress, uniqueId: 'adr-2', postalCode: 'K1A0B1' },
    { ...anAddress, uniqueId: 'adr-3', postalCode: 'k1a 0b1' },
    { ...anAddress, uniqueId: 'adr-4', isDefault: 'N', provinceCode: 'C.-B.' },
    { ...anAddress, uniqueId: 'adr-5', postalCode: null, city: '' },
    { ...anAddress, uniqueId: 'adr-6', provinceCode: 'XX' },
    { ...anAddress, uniqueId: 'adr-7', provinceCode: null, isDefault: null },
    { ...anAddress, uniqueId: 'adr-8', provinceCode: '', isDefault: {} },
    { ...anAddress, uniqueId: 'adr-9', provinceCode: 'Minnesota', isDefault: undefined },
    { ...anAddress, uniqueId: '' },
    'none',
  ]
  for (const _ of [1, 2]) {
    log.warn.mockClear()
    const list = withLeftOut(read(addressList, { addresses }, 'listAddresses'), 'addresses')
    expect(list.addresses.map(({ postalCode }) => postalCode)).toEqual([
      'P3E 1C5',
      'K1A0B1',
      'k1a 0b1',
      'P3E 1C5',
      '',
      ...Array(4).fill('P3E 1C5'),
    ])
    expect(list.addresses.map(({ provinceCode }) => provinceCode)).toEqual([
      ...['ON', 'ON', 'ON', 'BC', 'ON', 'XX', '', '', 'Minnesota'],
    ])
    expect(list.addresses.map(({ isDefault }) => isDefault).slice(3)).toEqual([
      false,
      true,
      true,
      ...Array(3).fill(false),
    ])
    expect(list.leftOut).toBe(2)
    expect(log.warn).toHaveBeenCalledWith(
      { call: 'listAddresses', rows: { addresses: 2 } },
      'rows that cannot be read are left out',
    )
  }
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('K1A0B1')
})

test('a transaction without its words still has its points, one without points is none', () => {
  const line = {
    id: 't-1',
    reference: 'R-1',
    occurredAt: '2026-11-20T22:42:00Z',
    postedAt: null,
    postsBy: null,
    type: 'EARN',
    category: { code: 'food', name: 'Food' },
    partner: null,
    cardType: 'member',
    description: 'Harbour Grocer',
    explanation: '',
    amountCents: null,
    basePoints: 40,
    bonusPoints: 0,
    points: 40,
    balanceAfter: null,
    orderNumber: null,
  }
  const transactions = [
    line,
    { ...line, description: null },
    { ...line, basePoints: null, bonusPoints: 'none' },
    { ...line, category: null },
    { ...line, points: null },
    { ...line, id: null },
  ]
  const list = read(z.object({ transactions: z.array(transaction) }), { transactions }, 'getPointsHistory')
  expect(list.transactions).toEqual([
    line,
    { ...line, description: '' },
    { ...line, basePoints: null, bonusPoints: null },
    { ...line, category: { code: 'other', name: '' } },
  ])
})

describe('what is told beside the matter takes nothing along', () => {
  test.each([
    ['pendingPoints', 'soon', null],
    ['pendingPoints', -40, -40],
    ['expiringPoints', -1, null],
    ['expiringPoints', '300', 300],
    ['earnedLast90Days', 1.5, null],
    ['earnedLast90Days', -300, -300],
    ['asOf', 'now', null],
    ['asOf', '2026-11-20T17:42:00-05:00', '2026-11-20T22:42:00.000Z'],
  ])('of a balance whose %s is %j', (field, value, shown) => {
    expect(read(balance, { ...aBalance, [field]: value }, 'getBalance')).toEqual({
      ...aBalance,
      [field]: shown,
    })
  })

  test.each(['pendingPoints', 'expiringPoints', 'earnedLast90Days', 'asOf'])(
    'a balance without %s has its points, and the log says so once; the contract has it all the same',
    (field) => {
      for (const value of [null, undefined]) {
        const odd = { ...aBalance, [field]: value }
        expect(read(balance, odd, 'getBalance')).toEqual({ ...aBalance, [field]: null })
        expect(balance.safeParse(odd).success).toBe(false)
      }
      expect(log.error).not.toHaveBeenCalled()
    },
  )

  test('the points alone are a balance, and all but the points are none', () => {
    const unknown = { pendingPoints: null, expiringPoints: null, earnedLast90Days: null, asOf: null }
    expect(read(balance, { points: -7 }, 'getBalance')).toEqual({
      ...unknown,
      ...{ points: -7, pendingPostsBy: null, expiresOn: null },
    })
    for (const points of [null, undefined, 'many', 0.5])
      expect(() => read(balance, { ...aBalance, points }, 'getBalance')).toThrow(BackendError)
  })
})

test('the list that was asked for is not empty because it is missing', () => {
  expect(() => read(addressList, { addresses: null }, 'listAddresses')).toThrow(BackendError)
  expect(() => read(addressList, [], 'listAddresses')).toThrow(BackendError)
})

test.each([
  ['2026-11-23T12:00:00', '2026-11-23T12:00:00Z'],
  ['2026-11-23 12:00:00', '2026-11-23T12:00:00Z'],
  ['2026-11-23T12:00:00-0500', '2026-11-23T17:00:00.000Z'],
  ['2026-11-23', '2026-11-23T17:00:00Z'],
  ['Mon, 23 Nov 2026 12:00:00 GMT', '2026-11-23T12:00:00.000Z'],
  [1_795_435_200_000, '2026-11-23T12:00:00.000Z'],
  [1_795_435_200, '2026-11-23T12:00:00.000Z'],
])('a moment %s is read as %s', (written, read_) => {
  const schema = z.object({ at: moment })
  expect(schema.safeParse({ at: written }).success).toBe(false)
  expect(read(schema, { at: written }, 'getSecurityLog')).toEqual({ at: read_ })
})

test.each([
  ['24 850', 24_850],
  ['24\u00a0850', 24_850],
  ['+300', 300],
  ['\u22121 200', -1_200],
  ['300.0', 300],
])('points %j are read as %i', (written, points) => {
  expect(
    read(z.object({ points: heldPoints, of: z.string() }), { points: written, of: '' }, 'getBalance'),
  ).toEqual({ points, of: '' })
})

test.each(['24,850', '24.850', '24850 pts', '2 4850', '1e3', '', 24_850.75, true])(
  'points %j may mean something else, and are not shown',
  (points) => {
    const schema = z.object({ points: heldPoints, of: z.string() })
    expect(() => read(schema, { points, of: '' }, 'getBalance')).toThrow(BackendError)
  },
)

test('an address without a scheme is https, and never a script', () => {
  const schema = z.object({ url: webAddress.nullable() })
  expect(read(schema, { url: 'www.carrier.example/t/7' }, 'listOrders')).toEqual({
    url: 'https://www.carrier.example/t/7',
  })
  expect(read(schema, { url: '//carrier.example/t/7' }, 'listOrders')).toEqual({
    url: 'https://carrier.example/t/7',
  })
  expect(read(schema, { url: 'javascript:alert(1)' }, 'listOrders')).toEqual({ url: null })
})

describe('what is published', () => {
  const anOffer = {
    offerCode: 'A',
    kind: 'for-you',
    startDate: '2026-11-01',
    endDate: '2026-12-01',
    category: [{ code: 'books', name: 'Books' }],
    provinceCodes: [],
    isLimitedTime: false,
    isFeatured: false,
    popularity: 1,
    headline: { value: '+400', unit: 'pts' },
    reason: null,
    cmsContent: {
      title: 'Books',
      brand: { title: 'Book shop', code: 'book-shop' },
      image: null,
      swatch: { url: '/media/a.png', label: '', width: 10, height: 10 },
      isCouponBased: false,
      couponCode: null,
      exclusions: 'None',
      details: '',
      howToSpend: '',
      termsAndConditions: '',
    },
  }
  const counts = { pageNumber: 1, pageSize: 24, totalCount: 3, listCount: 3, runningCount: 3 }
  const offers = (...odd: object[]) => ({
    ...counts,
    categories: [],
    featured: null,
    offers: odd.map((one, index) => ({ ...anOffer, offerCode: `O${index}`, ...one })),
  })

  test('is not empty because of one row, and promises no end that it does not know', () => {
    const list = read(offerList, offers({}, { endDate: '' }, { endDate: 'soon' }), 'listOffers')
    expect(list.offers.map(({ offerCode, endDate }) => [offerCode, endDate])).toEqual([
      ['O0', '2026-12-01'],
      ['O1', null],
    ])
  })

  test('is shown under a name that is too long to come back, which is logged once', () => {
    const long = 'x'.repeat(MAX_ID + 1)
    const json = offers(
      { offerCode: long },
      { cmsContent: { ...anOffer.cmsContent, brand: { title: 'B', code: long } } },
    )
    expect(read(offerList, json, 'listOffers').offers).toEqual(json.offers)
    const fields = ['offers.offerCode', 'offers.cmsContent.brand.code']
    expect(log.warn).toHaveBeenCalledWith({ call: 'listOffers', fields }, expect.any(String))
    const profile = { ...aProfile, gender: long, goal: { brandId: long, sku: long } }
    expect(read(customer, profile, 'getCustomer')).toEqual(profile)
  })

  test('reads numbers in strings, and drops entries that are not known', () => {
    const [first] = read(offerList, offers({ popularity: '3' }), 'listOffers').offers
    expect(first?.popularity).toBe(3)
    const [unranked] = read(offerList, offers({ popularity: null }), 'listOffers').offers
    expect(unranked?.popularity).toBe(LAST_RANK)
    const brand = {
      brandId: 'b',
      brandName: 'B',
      cmsContent: {
        category: { code: 'c', name: 'C' },
        image: anOffer.cmsContent.swatch,
        swatch: anOffer.cmsContent.swatch,
        featuredImage: null,
        description: '',
        howToSpend: '',
        termsAndConditions: '',
      },
      formats: ['E-Card', 'Wallet'],
      denominations: [
        { sku: 's', name: '$25', points: '2500', valueCents: 2_500, stock: { 'E-Card': '4', Wallet: 9 } },
        { sku: 't', name: '$50', points: null, valueCents: 5_000, stock: {} },
      ],
      popularity: 1,
      deliveryPromises: {},
    }
    const { formats, denominations } = read(giftCardBrand, brand, 'getGiftCard')
    expect(formats).toEqual(['E-Card'])
    // Sold in no way, or nobody knows in which: it is sold out, and its page is there.
    for (const none of [[], null, 'E-Card'])
      expect(read(giftCardBrand, { ...brand, formats: none }, 'getGiftCard').formats).toEqual([])
    expect(denominations).toEqual([
      { sku: 's', name: '$25', points: 2_500, valueCents: 2_500, stock: { 'E-Card': 4 } },
    ])
  })
})

test.each([
  ['type', transaction.shape.type],
  ['wayToSpend', wayToSpend.shape.code],
  ['level', announcement.shape.level],
  ['group', offerGroups.shape.groups.element.shape.name],
  ['offerKind', offerKind],
])('a %s that is not known is “other”, and the log tells of it once', (field, schema) => {
  for (const _ of [1, 2])
    expect(read(z.object({ [field]: schema }), { [field]: 'of-tomorrow' }, 'getPageData')).toEqual({
      [field]: 'other',
    })
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { call: 'getPageData', fields: [field] },
    'the backend says what is not known',
  )
})

test('an unknown outcome of a redemption is none, and a colour without a name is left out', () => {
  expect(() => read(redemptionStatus, { status: 'half-done' }, 'getRedemption')).toThrow(BackendError)
  expect(log.error).toHaveBeenCalledOnce()
  const colours = palette.shape.colours
  expect(read(z.object({ colours }), { colours: { neon: 'url(//x)' } }, 'getPageData')).toEqual({
    colours: {},
  })
})

test('what points are spent with is read as the contract has it, or not at all', () => {
  const placed = {
    orderNumber: '7F3K-4410',
    pageNumber: 1,
    format: 'Wallet',
    points: 2_500,
    balanceAfter: 22_350,
    placedAt: '2026-11-20T22:42:00Z',
  }
  expect(read(giftCardOrderResult, placed, 'redeemGiftCards').format).toBe('other')
  for (const odd of [
    { points: '2500' },
    { points: -1 },
    { placedAt: '2026-11-20T22:42:00' },
    { orderNumber: 7 },
  ])
    expect(() => read(giftCardOrderResult, { ...placed, ...odd }, 'redeemGiftCards')).toThrow(BackendError)
})
