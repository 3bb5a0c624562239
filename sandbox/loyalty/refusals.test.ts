import { randomInt, randomUUID } from 'node:crypto'
import { maxAddresses } from '@borealis/contract/addresses.ts'
import { bodyLimitOf, type Call } from '@borealis/contract/call.ts'
import { calls } from '@borealis/contract/calls.ts'
import { judgeRefusal } from '@borealis/contract/conformance/judge.ts'
import { aJoiner, NOBODY, operations, sample } from '@borealis/contract/conformance/sample-calls.ts'
import type { ProblemCode } from '@borealis/contract/problem.ts'
import { type AmountCall, amountCallNames } from '@borealis/contract/redemptions.ts'
import { generateKeyPair } from 'jose'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cottage, home } from '../../tests/support/samples.ts'
import { createScenarios, scenarioBody } from '../control/scenarios.ts'
import { kitNumbers } from './seeding/write-catalogue.ts'
import { type Sent, startTrial, type Trial } from './testing/trial.ts'

// The sandbox gives every problem that the contract documents, call by call: what each page says of it can be tried.

let trial: Trial
let member: ReturnType<Trial['customer']>
let stranger: ReturnType<Trial['customer']>
let foreignKey: CryptoKey
const blocked = { ACCOUNT_SUSPENDED: '', ACCOUNT_CLOSED: '' }
beforeAll(async () => {
  trial = await startTrial()
  member = trial.customer({ points: 50_000, addresses: [home] })
  stranger = trial.customer({ points: 50_000, addresses: [home], travelPurchases: [cruise] })
  foreignKey = (await generateKeyPair('ES256')).privateKey
  blocked.ACCOUNT_SUSPENDED = trial.customer({ status: 'suspended' }).sub
  blocked.ACCOUNT_CLOSED = trial.customer({ status: 'closed' }).sub
})
afterAll(() => trial.close())
/** Requests that are still to be answered when a test has seen what it is about. */
const underWay: Promise<unknown>[] = []
afterEach(async () => {
  trial.deps.clock.reset()
  await Promise.all(underWay.splice(0))
})

/** Who asks, null for a visitor, and what: each request must be refused. */
type Asked = readonly [sub: string | null, sent: Sent]
type Provoke = (operation: (typeof operations)[number], call: Call) => Asked[] | Promise<Asked[]>

const minute = 60_000
const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds
const cruise = {
  merchant: 'Croisières',
  amountCents: 5_000_000,
  purchasedOn: '2026-11-01',
  applyBy: '2099-12-31',
}
const example = (operation: (typeof operations)[number], call: Call) => {
  const { params, query, body } = sample(operation, call, {
    ...{ ids: {}, flags: {}, minimumAge: 0, titles: noTitles },
  })
  return { ...(params && { params }), ...(query && { query }), body, key: randomUUID() } satisfies Sent
}
const noTitles = { offer: '', reward: '', 'gift-card': '', help: '', announcement: '' }

async function succeeds(operation: (typeof operations)[number], sub: string | null, sent: Sent = {}) {
  const got = await trial.send(operation, sub, sent)
  expect(got.status, `${operation} ${got.text}`).toBe(calls[operation].status)
  return got
}
const times = async (count: number, ask: () => Promise<unknown>) => {
  for (let done = 0; done < count; done++) await ask()
}
/** A field of an answer, such as the id of what was made. */
const fieldOf = (json: unknown, ...path: (string | number)[]) =>
  String(path.reduce<unknown>((part, name) => Reflect.get(Object(part), name), json))

const tokensOf = async ({ client }: Call, claims: Parameters<Trial['token']>[0]) =>
  trial.token({ aud: client === 'customer' ? 'urn:borealis:web' : 'urn:borealis:content', ...claims })

/** What a call refuses whatever it is about. */
const whatever: { readonly [Code in ProblemCode]?: Provoke } = {
  UNAUTHENTICATED: async (operation, call) => {
    const { sub } = member
    const tokens = [
      'nonsense',
      await tokensOf(call, { sub, key: foreignKey }),
      await tokensOf(call, { sub, aud: `urn:borealis:${call.client === 'customer' ? 'content' : 'web'}` }),
      await tokensOf(call, { sub, iss: 'http://127.0.0.1:1' }),
      await tokensOf(call, { sub, typ: 'JWT' }),
      `${btoa('{"alg":"none","typ":"at+jwt"}')}.${btoa(JSON.stringify({ sub }))}.`.replaceAll('=', ''),
      ...(call.auth === 'optional' ? [] : [null, await tokensOf(call, { sub: 'cus_nobody' })]),
    ]
    return tokens.map((bearer) => [sub, { ...example(operation, call), bearer }])
  },
  TOKEN_EXPIRED: async (operation, call) => {
    const bearer = await tokensOf(call, { sub: member.sub, authTime: ago(900), expiresIn: -60 })
    return [[member.sub, { ...example(operation, call), bearer }]]
  },
  ACCOUNT_SUSPENDED: (operation, call) => [[blocked.ACCOUNT_SUSPENDED, example(operation, call)]],
  ACCOUNT_CLOSED: (operation, call) => [[blocked.ACCOUNT_CLOSED, example(operation, call)]],
  STEP_UP_REQUIRED: async (operation, call) => {
    const { sub } = member
    const used = await trial.stepUp(sub)
    await succeeds('createAddress', sub, { body: cottage, stepUp: used })
    const tokens = [
      null,
      used,
      await trial.token({ sub }),
      await trial.stepUp(sub, { authTime: ago(301) }),
      await trial.stepUp(sub, { authTime: ago(-600) }),
      await trial.stepUp(sub, { authTime: ago(900), expiresIn: -60 }),
      await trial.stepUp(sub, { aud: 'urn:borealis:content' }),
      await trial.stepUp(sub, { key: foreignKey }),
      await trial.stepUp(stranger.sub),
    ]
    return tokens.map((stepUp) => [sub, { ...example(operation, call), stepUp }])
  },
  INVALID_REQUEST: (operation, call) => [[member.sub, { ...example(operation, call), text: '{"broken":' }]],
  PAYLOAD_TOO_LARGE: (operation, call) => {
    const text = JSON.stringify({ padding: 'x'.repeat(bodyLimitOf(call)) })
    return [[member.sub, { ...example(operation, call), text }]]
  },
  VALIDATION_FAILED: (operation, call) => [
    [member.sub, { ...example(operation, call), body: { ...wrongFields(call) } }],
  ],
  IDEMPOTENCY_KEY_MISSING: (operation, call) => {
    const { key: _, ...keyless } = example(operation, call)
    return [[member.sub, keyless]]
  },
}

const wrongFields = ({ body }: Call) =>
  body && 'shape' in body
    ? Object.fromEntries(Object.keys(Object(body.shape)).map((name) => [name, { wrong: true }]))
    : {}

const asked = (query: Record<string, string | number>, params: Record<string, string> = {}): Asked => [
  null,
  { query, params },
]
const noItem = (name: string) => () =>
  ['nothing', 'a/b', '../gift-cards'].map((id): Asked => [null, { params: { [name]: id } }])

const bot = (action: Parameters<Trial['botToken']>[0], body: object): Sent => ({
  body,
  headers: {
    recaptchaToken: trial.botToken(action),
    // Another network for each attempt, because attempts are also limited per network.
    hostIp: `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`,
  },
})
const noPerson = (body: () => object) => async (operation: (typeof operations)[number]) => {
  const action =
    operation === 'validateEmail' || operation === 'createCustomer' ? operation : 'redeemPromotionPin'
  const used = bot(action, body())
  await trial.send(operation, member.sub, used)
  const other = action === 'validateEmail' ? 'createCustomer' : 'validateEmail'
  const tokens = ['', 'invented', String(used.headers?.recaptchaToken), trial.botToken(other)]
  return tokens.map((recaptchaToken): Asked => [member.sub, { body: body(), headers: { recaptchaToken } }])
}
const anEmail = () => `join-${randomUUID()}@example.ca`
const join = (more: Parameters<typeof aJoiner>[0]) => (): [Asked] => [
  [null, bot('createCustomer', aJoiner(more))],
]
const pin = (text: string) => bot('redeemPromotionPin', { pin: text })
const aChild = { birthDate: `${new Date().getUTCFullYear() - 10}-01-01` }

const book = { name: 'Maple Books', id: 'maple-books', sku: 'maple-books-25', points: 2_500, qty: 1 }
type Customer = ReturnType<Trial['customer']>
type Way = 'redeemGiftCards' | AmountCall
const tripOf = (sub: string) =>
  String(trial.deps.db.prepare('SELECT id FROM travel_purchases WHERE sub = ?').get(sub)?.id)

/** A body that spends these points, or a gift card for them. */
const bodyOf = (way: Way, { sub, creditCardId }: Customer, points = 2_500, more: object = {}) => {
  if (way === 'redeemGiftCards') return { lines: [{ ...book, qty: points / 2_500, ...more }] }
  const card = { accountUniqueId: creditCardId, points, ...more }
  return way === 'redeemTravel' ? { purchaseId: tripOf(sub), ...card } : card
}
const aSpender = (more: Parameters<Trial['customer']>[0] = {}) =>
  trial.customer({ points: 300_000, addresses: [home], travelPurchases: [cruise], ...more })
const ordered = (way: Way, of: Customer, points?: number, more?: object): Asked => [
  of.sub,
  { key: randomUUID(), body: bodyOf(way, of, points, more) },
]
/** Asks once more while the same request is under way. */
async function whileRunning(operation: Way | 'createClaim', [sub, sent]: Asked): Promise<Asked[]> {
  const slow = scenarioBody.parse({ call: operation, kind: 'slow', ms: 1_000, times: 1 })
  createScenarios(trial.deps.db).add(String(sub), slow)
  underWay.push(trial.send(operation, sub, sent))
  const state = trial.deps.db.prepare('SELECT state FROM redemptions WHERE sub = ?')
  await expect.poll(() => state.get(String(sub))?.state).toBe('running')
  const [params, status] = [
    { idempotencyKey: String(sent.key) },
    operation === 'createClaim' ? 'unknown' : 'running',
  ]
  expect((await succeeds('getRedemption', sub, { params })).json).toEqual({ status })
  return [[sub, sent]]
}
const spending = (way: Way) => ({
  IDEMPOTENCY_MISMATCH: async () => {
    const spender = aSpender()
    const [sub, first] = ordered(way, spender)
    await succeeds(way, sub, first)
    return [[sub, { ...first, body: bodyOf(way, spender, 5_000) }] as const]
  },
  IDEMPOTENCY_RUNNING: () => whileRunning(way, ordered(way, aSpender())),
  INSUFFICIENT_POINTS: () => [ordered(way, aSpender({ points: 100 }))],
  LIMIT_EXCEEDED: () => [ordered(way, aSpender(), way === 'redeemGiftCards' ? 27_500 : 101_000)],
  ACCOUNT_FROZEN: () => [ordered(way, aSpender({ isFrozen: true }))],
})
const atAnotherPrice = (way: Way) => () => [
  ordered(way, aSpender(), 2_500, way === 'redeemGiftCards' ? { points: 2_499 } : { creditCents: 1 }),
]

const aClaim = (sub: string, receiptNumber = randomUUID().slice(0, 8)): Asked => {
  const occurredOn = new Date(Date.now() - 20 * 24 * 60 * minute).toISOString().slice(0, 10)
  const body = { partnerCode: 'harbour-grocer', occurredOn, amountCents: 8_415, receiptNumber, comment: '' }
  return [sub, { body, key: randomUUID() }]
}

/** A picture that nobody has sent before. */
const aReceipt = (): Sent => {
  const picture = Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(randomUUID())])
  const body = { mediaType: 'image/jpeg', base64: picture.toString('base64') }
  return { params: { receiptId: randomUUID() }, body }
}

/** Somebody who waits for the link to this address, and its token. */
async function whoMoves(wanted = anEmail()) {
  const { sub } = trial.customer()
  await succeeds('updateCustomer', sub, { body: { email: wanted }, stepUp: await trial.stepUp(sub) })
  return { sub, token: tokenIn(trial.deps.outbox.list(wanted)[0]?.body) }
}
const tokenIn = (body: string | undefined) => /\?token=([\w.-]+)/.exec(body ?? '')?.[1] ?? ''
const opened = (token: string): Asked => [null, { body: { token } }]
async function theUnsubscribeLink() {
  const joiner = aJoiner()
  await succeeds('createCustomer', null, bot('createCustomer', joiner))
  return tokenIn(trial.deps.outbox.list(joiner.email)[0]?.body)
}

/** An e-card that was sent, and its owner. */
async function anECard(of = aSpender()) {
  await succeeds('redeemGiftCards', ...ordered('redeemGiftCards', of))
  const params = { cardId: fieldOf((await succeeds('listECards', of.sub)).json, 'cards', 0, 'cardId') }
  trial.deps.clock.advance(20 * minute)
  return { sub: of.sub, params }
}
const aStrangersECard = async (): Promise<Asked[]> => {
  const { params } = await anECard()
  return [[member.sub, { params, body: { isUsed: true } }]]
}
const aStrangersAddress = (): Asked[] => {
  const uniqueId = String(stranger.addressIds[0])
  return [[member.sub, { params: { uniqueId }, body: { ...cottage, uniqueId } }]]
}
const aStrangersExport = async (): Promise<Asked[]> => {
  const exportId = fieldOf((await succeeds('requestExport', stranger.sub)).json, 'exportId')
  const running: Asked = [stranger.sub, { params: { exportId: NOBODY } }]
  return [[member.sub, { params: { exportId } }], running]
}
const aStrangersCard = (way: AmountCall) => () => [
  ordered(way, aSpender(), 2_500, { accountUniqueId: stranger.creditCardId }),
]

/** What every call refuses in which points pay an amount of money. */
const paying = (way: AmountCall) => ({
  ...spending(way),
  ACCOUNT_NOT_FOUND: aStrangersCard(way),
  PRICE_CHANGED: atAnotherPrice(way),
})

/** What one call refuses for reasons of its own. */
const own: {
  readonly [Operation in (typeof operations)[number]]?: { readonly [Code in ProblemCode]?: Provoke }
} = {
  validateEmail: {
    BOT_CHECK_FAILED: noPerson(() => ({ email: anEmail() })),
    TOO_MANY_REQUESTS: async () => {
      const email = anEmail()
      await times(10, () => succeeds('validateEmail', null, bot('validateEmail', { email })))
      return [[null, bot('validateEmail', { email })]]
    },
  },
  createCustomer: {
    BOT_CHECK_FAILED: noPerson(aJoiner),
    EMAIL_TAKEN: () => join({ email: member.email.toUpperCase() })(),
    KIT_NOT_FOUND: join({ kitNumber: '0000000000000000' }),
    KIT_ALREADY_ACTIVE: async () => {
      const used = join({ kitNumber: kitNumbers[0] ?? null })
      await succeeds('createCustomer', ...used()[0])
      return used()
    },
    TOO_YOUNG: join(aChild),
  },
  updateCustomer: {
    STEP_UP_REQUIRED: () =>
      [{ email: anEmail() }, { phone: '416-555-0199' }, { phone: null }].map((body) => [
        member.sub,
        { body: { ...body, lastName: 'Changed' }, stepUp: null },
      ]),
    EMAIL_TAKEN: async () => [
      [member.sub, { body: { email: stranger.email.toUpperCase() }, stepUp: await trial.stepUp(member.sub) }],
    ],
    TOO_YOUNG: () => [[member.sub, { body: aChild }]],
  },
  createAddress: {
    LIMIT_EXCEEDED: () => [
      [trial.customer({ addresses: Array.from({ length: maxAddresses }, () => home) }).sub, { body: home }],
    ],
  },
  updateAddress: { ADDRESS_NOT_FOUND: aStrangersAddress },
  deleteAddress: {
    ADDRESS_NOT_FOUND: aStrangersAddress,
    ADDRESS_IN_USE: async () => {
      const { sub, addressIds, ...more } = aSpender()
      const body = { ...bodyOf('redeemGiftCards', { sub, addressIds, ...more }), addressId: addressIds[0] }
      await succeeds('redeemGiftCards', sub, { body, key: randomUUID() })
      return [[sub, { params: { uniqueId: String(addressIds[0]) } }]]
    },
  },
  setDefaultAddress: { ADDRESS_NOT_FOUND: aStrangersAddress },
  redeemPromotionPin: {
    BOT_CHECK_FAILED: noPerson(() => ({ pin: 'NOBODY-HAS-THIS' })),
    PIN_NOT_FOUND: () => [[trial.customer().sub, pin('NOBODY-HAS-THIS')]],
    PIN_EXPIRED: () => [[trial.customer().sub, pin('SUMMER2026')]],
    PIN_ALREADY_USED: async () => {
      const { sub } = trial.customer()
      await succeeds('redeemPromotionPin', sub, pin(' aurora 500 '))
      return [[sub, pin('AURORA-500')]]
    },
    TOO_MANY_REQUESTS: async () => {
      const { sub } = trial.customer()
      await times(5, () => trial.send('redeemPromotionPin', sub, pin('NOBODY-HAS-THIS')))
      return [[sub, pin('NOBODY-HAS-THIS')]]
    },
  },
  listTravelPurchases: {
    VALIDATION_FAILED: () => [
      [stranger.sub, { query: { accountUniqueId: String(stranger.creditCardId), limit: 101 } }],
    ],
    ACCOUNT_NOT_FOUND: () => [[member.sub, { query: { accountUniqueId: String(stranger.creditCardId) } }]],
  },
  ...Object.fromEntries(amountCallNames.map((way) => [way, paying(way)])),
  redeemTravel: {
    ...paying('redeemTravel'),
    PURCHASE_NOT_FOUND: () => [
      ordered('redeemTravel', aSpender(), 2_500, { purchaseId: tripOf(stranger.sub) }),
    ],
    ALREADY_APPLIED: async () => {
      const spender = aSpender({ travelPurchases: [{ ...cruise, amountCents: 900 }] })
      await succeeds('redeemTravel', ...ordered('redeemTravel', spender, 1_000))
      return [ordered('redeemTravel', spender, 1_000)]
    },
  },
  redeemGiftCards: {
    ...spending('redeemGiftCards'),
    NOT_FOUND: () => [
      ordered('redeemGiftCards', member, 2_500, { sku: 'NOTHING' }),
      ordered('redeemGiftCards', member, 2_500, { id: 'harbour-grocer' }),
    ],
    PRICE_CHANGED: atAnotherPrice('redeemGiftCards'),
    OUT_OF_STOCK: async () => {
      trial.deps.db.exec("UPDATE stock SET cards_left = 1 WHERE sku = 'maple-books-100'")
      const { sub, addressIds } = aSpender()
      const lines = [{ ...book, sku: 'maple-books-100', points: 10_000, qty: 2 }]
      return [[sub, { body: { lines, addressId: addressIds[0] }, key: randomUUID() }]]
    },
    FORMAT_NOT_OFFERED: () => {
      const { brands } = trial.loyalty.catalogue.content.giftCards
      const brand = brands.find(({ formats }) => formats.length === 1 && formats[0] === 'E-Card')
      const { sku, points } = brand?.denominations[0] ?? {}
      const lines = [{ ...book, id: brand?.brandId, sku, points }]
      return [[member.sub, { body: { lines, addressId: member.addressIds[0] }, key: randomUUID() }]]
    },
    ADDRESS_NOT_FOUND: () => [
      [member.sub, { body: { lines: [book], addressId: stranger.addressIds[0] }, key: randomUUID() }],
    ],
  },
  listOrders: {
    VALIDATION_FAILED: () =>
      [{ pageSize: 101 }, { pageNumber: 0 }, { fromDate: 'yesterday' }].map((query) => [
        member.sub,
        { query },
      ]),
  },
  listOffers: {
    VALIDATION_FAILED: () =>
      [{ sort: 'cheapest' }, { pageSize: 101 }, { category: 'a b' }, { list: 'all' }].map((one) =>
        asked(one),
      ),
  },
  listOfferGroups: { VALIDATION_FAILED: () => [asked({ groupSize: 0 })] },
  getOffer: { NOT_FOUND: noItem('offerCode') },
  getReward: { NOT_FOUND: noItem('code') },
  getGiftCard: { NOT_FOUND: noItem('brandId') },
  search: {
    VALIDATION_FAILED: () =>
      [{}, { q: ' ' }, { q: 'a'.repeat(101) }, { q: 'tea', groupSize: 25 }].map((one) => asked(one)),
  },
  searchKind: {
    VALIDATION_FAILED: () => [asked({ q: 'a', pageSize: 101 }, { kind: 'offer' })],
    NOT_FOUND: () => [asked({ q: 'a' }, { kind: 'coffee' })],
  },
  unsubscribe: {
    LINK_EXPIRED: async () => [opened(`${await theUnsubscribeLink()}x`)],
    TOO_MANY_REQUESTS: async () => {
      const link = opened(await theUnsubscribeLink())
      await times(10, () => succeeds('unsubscribe', ...link))
      return [link]
    },
  },
  requestExport: {
    TOO_MANY_REQUESTS: async () => {
      const { sub } = trial.customer()
      await times(3, async () => {
        await succeeds('requestExport', sub)
        trial.deps.clock.advance(2 * minute)
      })
      return [[sub, {}]]
    },
  },
  getExport: { NOT_FOUND: aStrangersExport },
  downloadExport: { NOT_FOUND: aStrangersExport },
  cancelDeletion: { NOT_FOUND: () => [[member.sub, {}]] },
  confirmEmail: {
    LINK_EXPIRED: async () => {
      const { sub, token } = await whoMoves()
      await succeeds('cancelEmailChange', sub)
      return [opened(token), opened(randomUUID())]
    },
    EMAIL_TAKEN: async () => {
      const wanted = anEmail()
      const [first, second] = [await whoMoves(wanted), await whoMoves(wanted)]
      await succeeds('confirmEmail', ...opened(second.token))
      return [opened(first.token)]
    },
    TOO_MANY_REQUESTS: async () => {
      const link = opened(randomUUID())
      await times(10, () => trial.send('confirmEmail', ...link))
      return [link]
    },
  },
  cancelEmailChange: {
    NOT_FOUND: async () => {
      await whoMoves()
      return [[member.sub, {}]]
    },
  },
  markECard: { NOT_FOUND: aStrangersECard },
  revealECard: { NOT_FOUND: aStrangersECard },
  resendECard: {
    NOT_FOUND: aStrangersECard,
    TOO_MANY_REQUESTS: async () => {
      const { sub, params } = await anECard()
      await times(3, () => succeeds('resendECard', sub, { params }))
      return [[sub, { params }]]
    },
  },
  suggestAddresses: {
    TOO_MANY_REQUESTS: async () => {
      const [{ sub }, body] = [trial.customer(), { typed: '214 Riv' }]
      await times(120, () => succeeds('suggestAddresses', sub, { body }))
      return [[sub, { body }]]
    },
  },
  keepClaimReceipt: {
    TOO_MANY_REQUESTS: async () => {
      const { sub } = trial.customer()
      await times(20, () => succeeds('keepClaimReceipt', sub, aReceipt()))
      return [[sub, aReceipt()]]
    },
  },
  createClaim: {
    IDEMPOTENCY_KEY_MISSING: () => {
      const [sub, { body }] = aClaim(member.sub)
      return [[sub, { body }]]
    },
    IDEMPOTENCY_MISMATCH: async () => {
      const [sub, first] = aClaim(trial.customer().sub)
      await succeeds('createClaim', sub, first)
      return [[sub, { ...first, body: { ...Object(first.body), amountCents: 900 } }]]
    },
    IDEMPOTENCY_RUNNING: () => whileRunning('createClaim', aClaim(trial.customer().sub)),
    TOO_MANY_REQUESTS: async () => {
      const { sub } = trial.customer()
      await times(5, () => succeeds('createClaim', ...aClaim(sub)))
      return [aClaim(sub)]
    },
  },
}

const documented = operations.flatMap((operation) =>
  calls[operation].problems.map((code): [(typeof operations)[number], ProblemCode] => [operation, code]),
)

test.each(documented)('%s can be refused with %s', async (operation, code) => {
  const provoke = own[operation]?.[code] ?? whatever[code]
  if (!provoke) throw new Error(`this file does not know how ${operation} gets to ${code}`)
  const requests = await provoke(operation, calls[operation])
  expect(requests).not.toEqual([])
  for (const [sub, sent] of requests) {
    const before = trial.loyalty.ledger.balanceOf(sub ?? member.sub)
    const got = await trial.send(operation, sub, sent)
    expect(judgeRefusal([code], got), got.text.slice(0, 300)).toEqual({ must: [], should: [] })
    // The order that is under way may take its points meanwhile.
    if (code !== 'IDEMPOTENCY_RUNNING') expect(trial.loyalty.ledger.balanceOf(sub ?? member.sub)).toBe(before)
  }
})
