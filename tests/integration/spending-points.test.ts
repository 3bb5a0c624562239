import { describe, expect, test } from 'vitest'
import { fixedWords } from '../support/words.ts'
import { confirm, openCallback } from './confirm.ts'
import { progressOf } from './gift-card-orders.ts'
import { control, type Member } from './member.ts'
import { tooSlow } from './site-limits.ts'
import {
  amountWays,
  BILL_CENTS,
  expectOneOrder,
  listTrips,
  POINTS,
  reviewCardCredit,
  reviewTrip,
  traveller,
  tripOf,
  tripsOf,
  ways,
} from './spending-points.ts'

/** Worth $90.00 of travel or $70.00 of credit. */
const SPENT = 10_000

async function expectNothingSpent({ customer }: Member): Promise<void> {
  expect(await control.look(customer.sub)).toMatchObject({ balance: POINTS, orders: [] })
}

/** An order whose answer was cut, and whose outcome cannot be asked for. */
async function inDoubt({ call, review }: Pick<(typeof ways)[number], 'call' | 'review'>) {
  const member = await traveller({ points: POINTS })
  const { sub } = member.customer
  const { intent } = await review(member)
  await control.setScenario(sub, { call, kind: 'cut-after-commit', times: 1 })
  await control.setScenario(sub, { call: 'getRedemption', kind: 'status', status: 503 })
  return { member, intent, landed: await confirm(member, intent) }
}

describe.each(ways)('points for $way', ({ call, page, spent, review, reviewOther }) => {
  test.each(['en-ca', 'fr-ca'] as const)('go through the step-up to the receipt, in %s', async (locale) => {
    const member = await traveller({ points: POINTS }, { locale })
    const { intent, progress } = await review(member)
    expect(progress).toEqual({ name: 'waiting', cancelled: false })
    expect((await review(member)).intent).toBe(intent)
    await expectNothingSpent(member)
    expect(await confirm(member, intent)).toMatch(
      locale === 'fr-ca' ? /^\/fr-ca\/success\?orderNumber=/ : /^\/success\?orderNumber=/,
    )
    await expectOneOrder(member, spent)
    const [seen] = (await control.look(member.customer.sub)).calls.filter(
      ({ operation }) => operation === call,
    )
    expect(seen).toMatchObject({
      hadStepUp: true,
      acceptLanguage: locale === 'fr-ca' ? 'fr' : 'en',
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('are reviewed while the balance cannot be read', async () => {
    const member = await traveller({ points: POINTS })
    await control.setScenario(member.customer.sub, { call: 'getBalance', kind: 'status', status: 503 })
    expect((await review(member)).progress).toEqual({ name: 'waiting', cancelled: false })
  })

  test('are not spent when the step-up is denied, and can be confirmed later', async () => {
    const member = await traveller({ points: POINTS })
    const { intent } = await review(member)
    expect(await openCallback(member, await member.stepUp(intent, 'cancel'))).toMatch(page)
    expect(await progressOf(member, intent)).toEqual({ name: 'waiting', cancelled: true })
    await expectNothingSpent(member)
    await confirm(member, intent)
    await expectOneOrder(member, spent)
  })

  test('are spent once when the callback is opened three times', async () => {
    const member = await traveller({ points: POINTS })
    const { intent } = await review(member)
    const callback = await member.stepUp(intent, member.customer)
    const landed = await Promise.all([openCallback(member, callback), openCallback(member, callback)])
    expect(await openCallback(member, callback)).toMatch(/^\/success\?orderNumber=/)
    await expectOneOrder(member, spent, landed)
  })

  test('are not spent again after a lost response, whose outcome is requested', async () => {
    const member = await traveller({ points: POINTS })
    const { intent } = await review(member)
    await control.setScenario(member.customer.sub, { call, kind: 'cut-after-commit', times: 1 })
    expect(await confirm(member, intent)).toMatch(page)
    await expect.poll(() => progressOf(member, intent)).toMatchObject({ name: 'done' })
    await expectOneOrder(member, spent)
  })

  test.each(['unparsable', 'huge'] as const)(
    'are not spent again after a response that is %s',
    async (kind) => {
      const member = await traveller({ points: POINTS })
      const { intent } = await review(member)
      await control.setScenario(member.customer.sub, { call, kind, times: 1 })
      expect(await confirm(member, intent)).toMatch(page)
      await expect.poll(() => progressOf(member, intent)).toMatchObject({ name: 'done' })
      await expectOneOrder(member, spent)
    },
  )

  test('wait for a slow response, and ignore its unknown keys', async () => {
    const member = await traveller({ points: POINTS })
    const { intent } = await review(member)
    const { sub } = member.customer
    await control.setScenario(sub, { call, kind: 'slow', ms: 300, times: 1 })
    expect(await confirm(member, intent)).toMatch(/^\/success\?orderNumber=/)
    await expectOneOrder(member, spent)

    const another = await traveller({ points: POINTS })
    const strange = (await review(another)).intent
    await control.setScenario(another.customer.sub, { call, kind: 'strange-keys', times: 1 })
    expect(await confirm(another, strange)).toMatch(/^\/success\?orderNumber=/)
    expect(JSON.stringify(await progressOf(another, strange))).not.toContain('isPolluted')
    expect(Reflect.get({}, 'isPolluted')).toBeUndefined()
    await expectOneOrder(another, spent)
  })

  test('are not spent again when the response comes after the timeout', async () => {
    const member = await traveller({ points: POINTS })
    const { intent } = await review(member)
    await control.setScenario(member.customer.sub, { call, ...tooSlow, times: 1 })
    expect(await confirm(member, intent)).toMatch(page)
    await expect.poll(() => progressOf(member, intent)).toMatchObject({ name: 'done' })
    await expectOneOrder(member, spent)
  })

  test('block other orders while their outcome is unknown', async () => {
    const { member, intent } = await inDoubt({ call, review })
    expect((await reviewOther(member)).blockedBy).toEqual({ intent, isUnknown: false })
    await control.clearScenarios(member.customer.sub)
    expect((await reviewOther(member)).blockedBy).toBeNull()
    await expectOneOrder(member, spent)
  })
})

describe.each(amountWays)('points for $way', ({ way, call, page, review }) => {
  test('of unknown outcome are named, also while the cards cannot be read', async () => {
    const { member, landed } = await inDoubt({ call, review })
    const { sub } = member.customer
    await control.setScenario(sub, { call: 'listAccounts', kind: 'status', status: 503 })
    const said = async (path: string) => {
      const html = await (await member.open(path)).text()
      const words = ['redeem_checkingTitle', 'redeem_unknownTitle', 'travel_cardsFailed'] as const
      return words.filter((key) => html.includes(fixedWords('en-ca', key)))
    }
    expect(await said(landed)).toEqual(['redeem_checkingTitle', 'travel_cardsFailed'])
    expect(await said(landed.replace(/&?intent=[^&]*/, ''))).toEqual(['travel_cardsFailed'])
  })

  test('of unknown outcome are named, also where neither the programme nor a card takes them any more', async () => {
    const { member, landed } = await inDoubt({ call, review })
    const said = async (path: string) => {
      const html = await (await member.open(path)).text()
      const words = ['redeem_checkingTitle', 'ways_notOffered', 'travel_noTripHeading'] as const
      return [...words, 'credit_emptyTitle' as const].filter((key) => html.includes(fixedWords('en-ca', key)))
    }
    const odd = async (of: 'getPageData' | 'listAccounts', body: object) =>
      member.carryScenario(
        await control.createScenario({ call: of, kind: 'odd', detail: JSON.stringify(body) }),
      )
    await odd('listAccounts', { accounts: [] })
    const none = way === 'travel' ? 'travel_noTripHeading' : 'credit_emptyTitle'
    expect(await said(landed)).toEqual(['redeem_checkingTitle', none])
    await odd('getPageData', { waysToSpend: [] })
    expect(await said(landed)).toEqual(['redeem_checkingTitle', 'ways_notOffered'])
    expect(await said(landed.replace(/&?intent=[^&]*/, ''))).toEqual(['ways_notOffered'])
  })

  test.each([
    [409, 'INSUFFICIENT_POINTS'],
    [422, 'LIMIT_EXCEEDED'],
    [403, 'ACCOUNT_FROZEN'],
  ])('refused with %i %s are answered with the backend’s message', async (status, code) => {
    const member = await traveller({ points: POINTS }, { locale: 'fr-ca' })
    const { intent } = await review(member)
    const detail = 'Voici les mots du serveur.'
    await control.setScenario(member.customer.sub, { call, kind: 'status', status, code, detail, times: 1 })
    expect(await confirm(member, intent)).toMatch(page)
    expect(await progressOf(member, intent)).toMatchObject({ name: 'refused', code, detail })
    await expectNothingSpent(member)
  })

  test('refused are told of also where what they would pay is gone', async () => {
    const member = await traveller({ points: POINTS })
    const { intent } = await review(member)
    const { sub } = member.customer
    const detail = 'The words of the programme.'
    const refusal = { kind: 'status', status: 409, code: 'INSUFFICIENT_POINTS', detail } as const
    await control.setScenario(sub, { call, ...refusal, times: 1 })
    const landed = await confirm(member, intent)
    expect(await progressOf(member, intent)).toMatchObject({ name: 'refused' })
    const none =
      way === 'travel'
        ? ({ call: 'listTravelPurchases', rows: 'purchases', words: 'travel_noTripHeading' } as const)
        : ({ call: 'listAccounts', rows: 'accounts', words: 'credit_emptyTitle' } as const)
    const odd = { kind: 'odd', detail: JSON.stringify({ [none.rows]: [] }) } as const
    await control.setScenario(sub, { call: none.call, ...odd })
    const html = await (await member.open(landed)).text()
    expect(html).toContain(fixedWords('en-ca', none.words))
    expect(html).toContain(detail)
  })

  test('keep their idempotency key while the backend fails', async () => {
    const member = await traveller({ points: POINTS })
    const { intent } = await review(member)
    await control.setScenario(member.customer.sub, { call, kind: 'status', status: 503, times: 1 })
    expect(await confirm(member, intent)).toMatch(page)
    expect(await progressOf(member, intent)).toEqual({ name: 'running' })
    await expectNothingSpent(member)
  })

  test('beyond the balance, below the minimum or between the steps are refused by the backend', async () => {
    const member = await traveller({ points: POINTS, trips: 1 })
    for (const points of [POINTS + 10_000, 100, 5_050]) {
      const { intent } = await review(member, points)
      await confirm(member, intent)
      expect(await progressOf(member, intent)).toMatchObject({ name: 'refused' })
    }
    await expectNothingSpent(member)
  })

  test('of a frozen account are not spent', async () => {
    const member = await traveller({ points: POINTS, isFrozen: true })
    const { intent } = await review(member)
    await confirm(member, intent)
    expect(await progressOf(member, intent)).toMatchObject({ name: 'refused', code: 'ACCOUNT_FROZEN' })
    await expectNothingSpent(member)
  })

  test('require the customer who reviewed them', async () => {
    const [owner, stranger] = await Promise.all([traveller(), traveller()])
    const { intent } = await review(owner)
    await expect(progressOf(stranger, intent)).rejects.toMatchObject({ status: 404 })
    await expectNothingSpent(owner)
  })
})

test('a trip is paid in parts, then in full, and never beyond', async () => {
  const member = await traveller({ points: POINTS })
  const [trip] = await tripsOf(member)
  const card = { accountUniqueId: member.card, purchaseId: trip?.id ?? '' }
  const { intent } = await reviewTrip(member, { ...card, points: SPENT, creditCents: 9_000 })
  await confirm(member, intent)
  const after = await tripOf(member, card.accountUniqueId, card.purchaseId)
  expect(after).toMatchObject({
    amountCents: BILL_CENTS,
    openCents: 1_000,
    pointsForAll: 1_112,
    status: 'open',
  })
  const rest = await reviewTrip(member, { ...card, points: after.pointsForAll, creditCents: after.openCents })
  await confirm(member, rest.intent)
  expect(await tripOf(member, card.accountUniqueId, card.purchaseId)).toMatchObject({
    status: 'applied',
    openCents: 0,
  })
  const more = await reviewTrip(member, { ...card, points: 1_000, creditCents: 0 })
  const landed = await confirm(member, more.intent)
  expect(await progressOf(member, more.intent)).toMatchObject({
    name: 'refused',
    code: 'ALREADY_APPLIED',
    points: 1_000,
    creditCents: 0,
  })
  // What became of the order, and no steps for a trip that is paid.
  const html = await (await member.open(landed)).text()
  for (const key of ['redeem_refusedTitle', 'travel_tripPaid'] as const)
    expect(html).toContain(fixedWords('en-ca', key))
  expect(html).not.toContain(fixedWords('en-ca', 'travel_question'))
  expect((await control.look(member.customer.sub)).balance).toBe(POINTS - SPENT - 1_112)
})

test('an amount stays when another card is chosen for the credit, to be reviewed anew', async () => {
  const member = await traveller({ points: POINTS })
  const detail = JSON.stringify({ 'accounts.0.acceptsCredit': true, 'accounts.1.acceptsCredit': true })
  await control.setScenario(member.customer.sub, { call: 'listAccounts', kind: 'odd', detail })
  const chosen = 'amount=other&points=5000&rate=700'
  const html = await (await member.open(`/account/redeem/credit?step=review&${chosen}`)).text()
  const tabs = [...html.matchAll(/href="(\/account\/redeem\/credit\?card=[^"]*)"/g)].map(([, tab = '']) =>
    tab.replaceAll('&amp;', '&').replace(/card=[^&]*&/, ''),
  )
  expect(tabs.slice(0, 2)).toEqual(Array(2).fill(`/account/redeem/credit?${chosen}`))
})

test('points that no longer pay what the customer sees are not ordered', async () => {
  const member = await traveller({ points: POINTS })
  const card = { accountUniqueId: member.card }
  const trip = { ...card, purchaseId: (await tripsOf(member))[0]?.id ?? '' }
  const changed = { status: 409, code: 'PRICE_CHANGED' }
  const atFormerRate = { points: SPENT, creditCents: 10_000 }
  await expect(reviewTrip(member, { ...trip, ...atFormerRate })).rejects.toMatchObject(changed)
  await expect(reviewCardCredit(member, { ...card, ...atFormerRate })).rejects.toMatchObject(changed)
  // A part of the trip was paid in another tab: the same points would pay the rest only.
  const seen = { ...trip, points: SPENT, creditCents: 9_000 }
  await confirm(member, (await reviewTrip(member, seen)).intent)
  await expect(reviewTrip(member, seen)).rejects.toMatchObject(changed)
})

test('another customer’s card and purchase are a 404', async () => {
  const [owner, stranger] = await Promise.all([traveller(), traveller()])
  const [trip] = await tripsOf(owner)
  const purchaseId = trip?.id ?? ''
  await expect(listTrips(stranger, { accountUniqueId: owner.card, page: 1 })).rejects.toMatchObject({
    status: 404,
  })
  await expect(tripOf(stranger, stranger.card, purchaseId)).rejects.toMatchObject({ status: 404 })
  await expect(tripOf(owner, owner.card, '__proto__')).rejects.toMatchObject({ status: 404 })
  await expect(
    reviewTrip(stranger, { accountUniqueId: owner.card, purchaseId, points: SPENT, creditCents: 9_000 }),
  ).rejects.toMatchObject({ status: 404 })
  await expect(
    reviewCardCredit(stranger, { accountUniqueId: owner.card, points: SPENT, creditCents: 7_000 }),
  ).rejects.toMatchObject({ status: 404 })
})

test('a review without the card or the purchase that its kind needs is a 400, before anything is asked', async () => {
  const member = await traveller()
  const mistake = { status: 400, code: 'INVALID_REQUEST' }
  const amount = { points: SPENT, creditCents: 7_000 }
  await expect(reviewCardCredit(member, amount)).rejects.toMatchObject(mistake)
  await expect(reviewTrip(member, { accountUniqueId: member.card, ...amount })).rejects.toMatchObject(mistake)
})
