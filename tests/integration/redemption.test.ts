import { describe, expect, onTestFinished, test } from 'vitest'
import { formatPoints } from '../../app/domain/points.ts'
import { getGiftCard } from '../../app/features/gift-cards/gift-cards.data.ts'
import { getPointsHistory } from '../../app/features/history/history.data.ts'
import { getPlacedOrder } from '../../app/features/spend/spend.data.ts'
import { getBalance } from '../../app/member-data/balance.data.ts'
import { locationOf } from '../support/browser.ts'
import { home } from '../support/samples.ts'
import { fixedWords, wordsIn } from '../support/words.ts'
import { confirm, openCallback } from './confirm.ts'
import { aSelection, BRAND, ordered, progressOf, review, theBrand } from './gift-card-orders.ts'
import { Browser, control, type Member, signedIn } from './member.ts'

const balanceOf = (member: Member) => member.at(() => getBalance({ fetch: member.fetch }))
const historyOf = (member: Member) =>
  member.at(() => getPointsHistory({ data: { pageNumber: 1 }, fetch: member.fetch }))
/** What everybody else of this world may order again. */
const restock = async (sku: string) => void (await control.setStock(sku, 'E-Card', 1_000))

test('the same selection keeps its pending action, another one gets its own', async () => {
  const member = await signedIn({ points: 50_000 })
  const selection = await aSelection(member)
  const first = await review(member, selection)
  expect(first).toMatchObject({ progress: { name: 'waiting', cancelled: false }, blockedBy: null })
  const [again, inAnotherOrder, twice] = [
    await review(member, selection),
    await review(member, {
      quantity: 1,
      points: selection.points,
      sku: selection.sku,
      format: 'E-Card',
      brandId: BRAND,
    }),
    await review(member, { ...selection, quantity: 2 }),
  ]
  expect(again.intent).toBe(first.intent)
  expect(inAnotherOrder.intent).toBe(first.intent)
  expect(twice.intent).not.toBe(first.intent)
  // Reviewing spends nothing.
  expect((await control.look(member.customer.sub)).orders).toEqual([])
})

test('a review is refused for an amount that sold out or is gone, and the page then says so instead of a button', async () => {
  const member = await signedIn({ points: 90_000 })
  const brandId = 'vinyle-nord'
  const { denominations } = await member.at(() => getGiftCard({ data: { brandId }, fetch: member.fetch }))
  const one = denominations[1]
  if (!one) throw new Error('the brand has two amounts')
  const chosen = { brandId, format: 'E-Card', sku: one.sku, points: one.points, quantity: 2 } as const
  onTestFinished(() => restock(one.sku))
  await control.setStock(one.sku, 'E-Card', 2)
  expect(await review(member, chosen)).toMatchObject({ progress: { name: 'waiting' } })
  for (const cardsLeft of [1, 0]) {
    await control.setStock(one.sku, 'E-Card', cardsLeft)
    await expect(review(member, chosen)).rejects.toMatchObject({ code: 'OUT_OF_STOCK', status: 409 })
  }
  const path = `/gift-cards/${brandId}/redeem?step=review&format=E-Card&quantity=2`
  for (const [locale, prefix] of [
    ['en-ca', ''],
    ['fr-ca', '/fr-ca'],
  ] as const)
    for (const sku of [one.sku, 'vinyle-nord-of-last-year']) {
      const page = await (await member.open(`${prefix}${path}&sku=${sku}`)).text()
      expect(page).toContain(fixedWords(locale, 'redeem_amountGoneStock'))
      expect(page).toContain(fixedWords(locale, 'redeem_amountQuestion'))
      // What was chosen besides stays.
      expect(page).toMatch(/name="quantity"[^>]*value="2"|value="2"[^>]*name="quantity"/)
    }
})

test('whoever can pay only once is told what is missing when they come back to the review, and nothing of the points that went', async () => {
  const { points, sku } = await aSelection(new Browser())
  const member = await signedIn({ points })
  const orderNumber = await ordered(member)
  const path = `/gift-cards/${BRAND}/redeem?step=review&format=E-Card&sku=${sku}`
  for (const [locale, prefix] of [
    ['en-ca', ''],
    ['fr-ca', '/fr-ca'],
  ] as const) {
    const page = await (await member.open(prefix + path)).text()
    expect(page).toContain(wordsIn(locale)('redeem_amountGoneBalance', { balance: 0 }))
    expect(page).not.toContain(fixedWords(locale, 'redeem_cancelledTitle'))
  }
  expect((await control.look(member.customer.sub)).orders).toMatchObject([{ orderNumber }])
})

test('an order of this session that the orders do not list yet is said to be placed', async () => {
  const member = await signedIn({ points: 30_000 })
  const orderNumber = await ordered(member)
  await control.setScenario(member.customer.sub, { call: 'listOrders', kind: 'empty' })
  const placed = (orderNumber: string) =>
    member.at(() => getPlacedOrder({ data: { orderNumber }, fetch: member.fetch }))
  expect(await placed(orderNumber)).toEqual({ kind: 'unreadable', orderNumber, isOurs: true })
  expect(await placed('1A1A-0001')).toEqual({ kind: 'not-found', orderNumber: '1A1A-0001' })
  const page = await (await member.open(`/success?orderNumber=${orderNumber}`)).text()
  expect(page).toContain(wordsIn('en-ca')('success_heading'))
  expect(page).not.toContain(wordsIn('en-ca')('orders_notFoundHeading'))
})

test('a receipt that is opened later promises nothing of an order that was cancelled', async () => {
  const member = await signedIn({ points: 30_000 })
  const orderNumber = await ordered(member)
  const said = async () => {
    const page = await (await member.open(`/success?orderNumber=${orderNumber}`)).text()
    const words = [
      'Your e-card is being prepared',
      'Didn’t get your e-card?',
      'This order was cancelled',
      'Your order is placed',
    ] as const
    return words.filter((one) => page.includes(one))
  }
  expect(await said()).toEqual([
    'Your e-card is being prepared',
    'Didn’t get your e-card?',
    'Your order is placed',
  ])
  await control.reverseOrder(orderNumber, { kind: 'cancelled' })
  expect(await said()).toEqual(['This order was cancelled'])
})

test('a receipt says what is left by a balance that can be read, and without one only of the last order', async () => {
  const member = await signedIn({ points: 30_000 })
  const [earlier, last] = [await ordered(member), await ordered(member, { quantity: 2 })]
  const left = async (orderNumber: string) => {
    const page = await (await member.open(`/success?orderNumber=${orderNumber}`)).text()
    return /You have ([\d,]+) left/.exec(page)?.[1]
  }
  expect([await left(earlier), await left(last)]).toEqual(['22,500', '22,500'])
  await control.setScenario(member.customer.sub, { call: 'getBalance', kind: 'status', status: 503 })
  expect([await left(earlier), await left(last)]).toEqual([undefined, '22,500'])
  await control.reverseOrder(last, { kind: 'cancelled' })
  expect(await left(last)).toBeUndefined()
})

test('an address that names a refused order leads to the receipt of the same order, once that is placed', async () => {
  const member = await signedIn({ points: 30_000 })
  const { intent } = await review(member, await aSelection(member))
  await control.setScenario(member.customer.sub, {
    ...{ call: 'redeemGiftCards', kind: 'status', status: 409, code: 'INSUFFICIENT_POINTS', times: 1 },
  })
  const landed = await confirm(member, intent)
  expect(await (await member.open(landed)).text()).toContain(fixedWords('en-ca', 'redeem_refusedTitle'))
  const orderNumber = await ordered(member)
  // Also of one whose receipt was seen, which may be ordered again.
  expect((await member.open(`/success?orderNumber=${orderNumber}`)).status).toBe(200)
  expect(locationOf(await member.open(landed))).toBe(`/success?orderNumber=${orderNumber}`)
})

test('a receipt takes a card of an untold format for no e-card, and names no points left below zero', async () => {
  const member = await signedIn({ points: 30_000 })
  const orderNumber = await ordered(member)
  const odd = (call: 'listOrders' | 'getBalance', detail: object) =>
    control.setScenario(member.customer.sub, { call, kind: 'odd', detail: JSON.stringify(detail) })
  const said = async () => {
    const page = await (await member.open(`/success?orderNumber=${orderNumber}`)).text()
    return (['success_left', 'success_nextECardTitle'] as const).filter((key) =>
      page.includes(fixedWords('en-ca', key)),
    )
  }
  expect(await said()).toEqual(['success_left', 'success_nextECardTitle'])
  await odd('listOrders', { 'orders.0.format': null })
  await odd('getBalance', { points: -1_200 })
  expect(await said()).toEqual([])
  const list = await (await member.open('/account/orders')).text()
  expect(list).toContain(wordsIn('en-ca')('orders_formatOther', { count: 1 }))
})

test('a quantity that is no whole number, or too large, is refused in words and stays as it was typed', async () => {
  const member = await signedIn({ points: 30_000 })
  const path = '/gift-cards/vinyle-nord/redeem?step=review&format=E-Card&sku=vinyle-nord-25'
  for (const [locale, prefix] of [
    ['en-ca', ''],
    ['fr-ca', '/fr-ca'],
  ] as const)
    for (const typed of ['2,5', '2.5', '1e1', '25', '-2']) {
      const query = new URLSearchParams({ quantity: typed })
      const page = await (await member.open(`${prefix}${path}&${query}`)).text()
      expect(page).toContain(fixedWords(locale, 'redeem_amountQuestion'))
      expect(page).toContain(wordsIn(locale)('redeem_quantityWrong', { max: '10' }))
      expect(page).toMatch(
        new RegExp(`aria-invalid="true"[^>]*name="quantity" value="${typed.replace('.', '\\.')}"`),
      )
    }
})

describe('a redemption', () => {
  test.each(['en-ca', 'fr-ca'] as const)(
    'of an e-card goes through the step-up to /success, in %s',
    async (locale) => {
      const member = await signedIn({ points: 30_000 }, { locale })
      const { denominations } = await theBrand(member)
      const denomination = denominations[1]
      if (!denomination) throw new Error('the brand has two amounts')
      const { intent } = await review(
        member,
        await aSelection(member, { sku: denomination.sku, quantity: 2 }),
      )
      const landed = await confirm(member, intent)
      expect(landed).toMatch(
        locale === 'fr-ca' ? /^\/fr-ca\/success\?orderNumber=/ : /^\/success\?orderNumber=/,
      )

      const spent = 2 * denomination.points
      const known = await control.look(member.customer.sub)
      const [order] = known.orders
      expect(known.orders).toHaveLength(1)
      expect(order).toMatchObject({ points: spent, format: 'E-Card' })
      expect(landed).toContain(encodeURIComponent(order?.orderNumber ?? 'none'))
      expect(known.balance).toBe(30_000 - spent)
      expect(known.redemptions).toEqual([
        expect.objectContaining({ state: 'done', orderNumber: order?.orderNumber }),
      ])
      expect(await balanceOf(member)).toMatchObject({ points: 30_000 - spent })
      const [line] = (await historyOf(member)).transactions
      expect(line).toMatchObject({
        points: -spent,
        orderNumber: order?.orderNumber,
        balanceAfter: 30_000 - spent,
      })
      const page = await (await member.open(landed)).text()
      expect(page).toContain(
        locale === 'fr-ca' ? 'électroniques sont en préparation' : 'Your e-cards are being prepared',
      )
      // First to the cards, then to the order: here two, so all of them.
      const ways = [
        ...page.slice(page.indexOf('<main')).matchAll(/href="([^"]*\/account\/(?:e-cards|orders\/)[^"]*)"/g),
      ]
      const prefix = locale === 'fr-ca' ? '/fr-ca' : ''
      expect(ways.map(([, href]) => href)).toEqual([
        `${prefix}/account/e-cards`,
        `${prefix}/account/orders/${order?.orderNumber}`,
      ])
      // The success page without a number knows the last order of the session.
      expect(await member.at(() => getPlacedOrder({ data: {}, fetch: member.fetch }))).toMatchObject({
        kind: 'found',
        isOurs: true,
        order: { orderNumber: order?.orderNumber },
      })
      const [call] = known.calls.filter(({ operation }) => operation === 'redeemGiftCards')
      expect(call).toMatchObject({
        hadBearer: true,
        hadStepUp: true,
        acceptLanguage: locale === 'fr-ca' ? 'fr' : 'en',
      })
      expect(call?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
      expect(await control.checkBooks()).toMatchObject({ isBalanced: true })
    },
  )

  test('of a physical card is shipped to the chosen address', async () => {
    const member = await signedIn({ points: 30_000, addresses: [home] })
    const [addressId] = member.customer.addressIds
    if (!addressId) throw new Error('the customer has an address')
    const { intent } = await review(member, await aSelection(member, { format: 'Physical', addressId }))
    expect(await confirm(member, intent)).toMatch(/^\/success\?orderNumber=/)
    expect((await control.look(member.customer.sub)).orders).toEqual([
      expect.objectContaining({ format: 'Physical', addressId }),
    ])
  })

  test('beyond the balance is refused with the backend’s message, in the page’s language', async () => {
    const member = await signedIn({ points: 10 }, { locale: 'fr-ca' })
    const { intent } = await review(member, await aSelection(member))
    const landed = await confirm(member, intent)
    expect(landed).toMatch(new RegExp(`^/fr-ca/gift-cards/${BRAND}/redeem\\?.*intent=`))
    const progress = await progressOf(member, intent)
    expect(progress).toMatchObject({ name: 'refused', code: 'INSUFFICIENT_POINTS' })
    expect(progress).toHaveProperty('detail', expect.stringMatching(/points/))
    expect(await control.look(member.customer.sub)).toMatchObject({ balance: 10, orders: [] })
    // A new attempt is a new action with its own key.
    expect((await review(member, await aSelection(member))).intent).not.toBe(intent)
  })

  test('of a card that is nowhere any more is told of, and is no page that was not found', async () => {
    const member = await signedIn({ points: 10 })
    const { intent } = await review(member, await aSelection(member))
    const landed = await confirm(member, intent)
    const gone = { kind: 'status', status: 404, code: 'NOT_FOUND' } as const
    member.carryScenario(await control.createScenario({ call: 'getGiftCard', ...gone }))
    const page = await member.open(landed)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain(fixedWords('en-ca', 'giftCards_gone'))
    expect(html).toContain(fixedWords('en-ca', 'redeem_refusedTitle'))
    expect((await member.open(landed.replace(/&?intent=[^&]*/, ''))).status).toBe(404)
  })

  test('that runs out of stock is asked for again with the cards that are left now', async () => {
    const [brandId, sku] = ['northreel', 'northreel-15']
    const member = await signedIn({ points: 30_000 })
    const { intent } = await review(member, { brandId, sku, points: 1_500, format: 'E-Card', quantity: 3 })
    const path = `/gift-cards/${brandId}/redeem?step=review&format=E-Card&sku=${sku}&quantity=3`
    const offers = async (where: string) =>
      (await (await member.open(where)).text()).includes('name="intent"')
    // This caches the brand.
    expect(await offers(path)).toBe(true)
    onTestFinished(() => restock(sku))
    await control.setStock(sku, 'E-Card', 1)
    const landed = await confirm(member, intent)
    expect(await progressOf(member, intent)).toMatchObject({ name: 'refused', code: 'OUT_OF_STOCK' })
    expect(await offers(landed)).toBe(false)
    expect(await control.look(member.customer.sub)).toMatchObject({ balance: 30_000, orders: [] })
  })

  test('spends nothing at a price that has changed since the customer saw it', async () => {
    // Not the brand's cheapest amount: shelves show that one, which others read meanwhile.
    const [brandId, sku, seen, now] = ['vinyle-nord', 'vinyle-nord-50', 5_000, 5_200]
    const member = await signedIn({ points: 30_000 })
    const selection = { brandId, sku, points: seen, format: 'E-Card', quantity: 2 } as const
    const { intent } = await review(member, selection)
    onTestFinished(async () => void (await control.setPrice(sku, seen)))
    await control.setPrice(sku, now)
    await expect(review(member, selection)).rejects.toMatchObject({ status: 409, code: 'PRICE_CHANGED' })
    // Neither a newer review nor its renewal has changed what this customer agreed to.
    const landed = await confirm(member, intent)
    expect(landed).toContain(
      `/gift-cards/${brandId}/redeem?step=review&format=E-Card&sku=${sku}*${seen}&quantity=2`,
    )
    expect(await progressOf(member, intent)).toMatchObject({
      name: 'refused',
      code: 'PRICE_CHANGED',
      points: 2 * seen,
    })
    expect(await control.look(member.customer.sub)).toMatchObject({ balance: 30_000, orders: [] })
    expect(await (await member.open(landed)).text()).toContain('changed from 10,000 to 10,400')
    const atTheNewPrice = await review(member, { ...selection, points: now })
    expect(await confirm(member, atTheNewPrice.intent)).toMatch(/^\/success/)
    expect(await control.look(member.customer.sub)).toMatchObject({ balance: 30_000 - 2 * now })
  })

  test('whose price has changed since its amount was chosen is reviewed with both prices, without a script too', async () => {
    const [brandId, sku, seen, now] = ['vinyle-nord', 'vinyle-nord-100', 10_000, 10_100]
    const member = await signedIn({ points: 30_000 })
    const step = (search: string) => `/gift-cards/${brandId}/redeem?format=E-Card&${search}`
    const amounts = await (await member.open(step('step=amount'))).text()
    const [value = 'no amount'] = amounts.match(new RegExp(`${sku}\\*\\d+`)) ?? []
    expect(value).toBe(`${sku}*${seen}`)
    const review = async () => (await member.open(step(`step=review&sku=${value}&quantity=1`))).text()
    expect(await review()).not.toContain('changed from')
    onTestFinished(async () => void (await control.setPrice(sku, seen)))
    await control.setPrice(sku, now)
    expect(await review()).toContain('changed from 10,000 to 10,100')
  })

  test('that may be placed is never said to leave points untouched, also where the profile does not load', async () => {
    const member = await signedIn({ points: 30_000 })
    const { intent } = await review(member, await aSelection(member))
    const callback = await member.stepUp(intent, member.customer)
    await control.setScenario(member.customer.sub, { call: 'redeemGiftCards', kind: 'cut-after-commit' })
    await control.setScenario(member.customer.sub, { call: '*', kind: 'status', status: 503 })
    const page = await (await member.open(await openCallback(member, callback))).text()
    expect(page).toContain(fixedWords('en-ca', 'errors_profileHeading'))
    expect(page).not.toMatch(/untouched|not affected|aren’t affected|points are safe|No points were/)
    expect((await control.look(member.customer.sub)).orders).toHaveLength(1)
  })

  test('that was denied at the step-up changes nothing and can be tried again', async () => {
    const member = await signedIn({ points: 30_000 })
    const selection = await aSelection(member)
    const { intent } = await review(member, selection)
    const landed = await openCallback(member, await member.stepUp(intent, 'cancel'))
    expect(landed).toContain(`/gift-cards/${BRAND}/redeem?step=review`)
    expect(landed).toContain(`sku=${selection.sku}`)
    expect(await progressOf(member, intent)).toEqual({ name: 'waiting', cancelled: true })
    expect(await control.look(member.customer.sub)).toMatchObject({ balance: 30_000, orders: [] })
    expect(await confirm(member, intent)).toMatch(/^\/success/)
  })

  test('has its cost on the step-up page, whatever the balance is by then', async () => {
    const member = await signedIn({ points: 30_000 })
    const selection = await aSelection(member)
    const { intent } = await review(member, selection)
    const other = await review(member, { ...selection, quantity: 2 })
    expect(await confirm(member, other.intent)).toMatch(/^\/success/)
    const { points = 0 } =
      (await theBrand(member)).denominations.find(({ sku }) => sku === selection.sku) ?? {}
    const page = await (await member.open(`/auth/step-up?intent=${intent}`)).text()
    expect(page).toContain(formatPoints(points, 'en-ca'))
    expect(page).not.toContain(formatPoints(30_000 - points, 'en-ca'))
  })

  test('that was reviewed in English goes on in French from the French step-up page', async () => {
    const member = await signedIn({ points: 30_000 })
    const { intent } = await review(member, await aSelection(member, { quantity: 2 }))
    const french = Object.assign(member.window('fr-ca'), { customer: member.customer })
    const page = await (await french.open(`/fr-ca/auth/step-up?intent=${intent}`)).text()
    expect(page).toContain('2\u00a0cartes électroniques')
    const cancelled = await openCallback(french, await french.stepUp(intent, 'cancel'))
    expect(cancelled).toContain(`/fr-ca/gift-cards/${BRAND}/redeem?step=review`)
    expect(await confirm(french, intent)).toMatch(/^\/fr-ca\/success/)
  })

  test('that was confirmed in another tab is shown as confirmed where its step-up would begin', async () => {
    const member = await signedIn({ points: 30_000 })
    const { intent } = await review(member, await aSelection(member))
    const landed = await confirm(member, intent)
    const answer = await member.open(`/auth/step-up?intent=${intent}`)
    expect(answer.status).toBe(303)
    expect(locationOf(answer)).toBe(landed)
  })

  test('requires the customer who reviewed it', async () => {
    const [owner, stranger] = await Promise.all([signedIn({ points: 30_000 }), signedIn({ points: 30_000 })])
    const { intent } = await review(owner, await aSelection(owner))
    await expect(progressOf(stranger, intent)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const answer = await stranger.post('/auth/step-up', { intent })
    expect(answer.headers.get('location')).toContain('/auth/problem?reason=other-account')
    // Another customer cannot open the callback of the owner's step-up either.
    const callback = await owner.stepUp(intent, owner.customer)
    expect(await openCallback(stranger, callback)).toContain('/auth/problem?reason=expired')
    for (const { customer } of [owner, stranger]) {
      expect(await control.look(customer.sub)).toMatchObject({ balance: 30_000, orders: [] })
    }
  })

  test('goes on with another step-up where its member has signed in anew meanwhile', async () => {
    const member = await signedIn({ points: 30_000 })
    const { intent } = await review(member, await aSelection(member))
    const callback = await member.stepUp(intent, member.customer)
    await member.post('/auth/sign-out')
    await member.signIn(member.customer)
    expect(await openCallback(member, callback)).toBe(`/auth/step-up?intent=${intent}`)
    expect((await control.look(member.customer.sub)).orders).toEqual([])
    expect(await confirm(member, intent)).toMatch(/^\/success/)
  })

  test.each(['after', 'beside'])(
    'moves the session of a browser that presses %s the first answer, and drops that',
    async (when) => {
      const member = await signedIn({ points: 30_000 })
      const { intent } = await review(member, await aSelection(member))
      const callback = await member.stepUp(intent, member.customer)
      const cookie = member.jar.header(new URL(callback))
      const dropped = fetch(callback, {
        redirect: 'manual',
        headers: { cookie, 'sec-fetch-site': 'cross-site' },
      })
      if (when === 'after') await dropped
      const before = member.sessionCookie
      await openCallback(member, callback)
      await dropped
      expect(member.sessionCookie).toBeDefined()
      expect(member.sessionCookie).not.toBe(before)
    },
  )

  test('is rejected for a denomination, brand or address that does not exist or is not the customer’s', async () => {
    const [member, other] = await Promise.all([
      signedIn({ points: 30_000 }),
      signedIn({ points: 30_000, addresses: [home] }),
    ])
    const selection = await aSelection(member)
    await expect(review(member, { ...selection, sku: 'no-such-sku' })).rejects.toMatchObject({ status: 404 })
    await expect(review(member, { ...selection, brandId: 'no-such-brand' })).rejects.toMatchObject({
      status: 404,
    })
    const theirs = {
      ...selection,
      format: 'Physical',
      addressId: other.customer.addressIds[0] ?? '',
    } as const
    const { intent } = await review(member, theirs)
    await confirm(member, intent)
    expect(await progressOf(member, intent)).toMatchObject({ name: 'refused', code: 'ADDRESS_NOT_FOUND' })
    expect((await control.look(member.customer.sub)).orders).toEqual([])
  })
})
