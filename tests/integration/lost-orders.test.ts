import { describe, type ExpectStatic, expect, test } from 'vitest'
import type { Locale } from '../../app/domain/locale.ts'
import { locationOf } from '../support/browser.ts'
import { passTime } from '../support/waits.ts'
import { fixedWords } from '../support/words.ts'
import { confirm } from './confirm.ts'
import { aSelection, BRAND, progressOf, review } from './gift-card-orders.ts'
import { control, type Member, signedIn } from './member.ts'
import { TIME_LIMIT_MS, tooSlow } from './site-limits.ts'
import { POINTS, type Traveller, traveller, ways } from './spending-points.ts'

// What a member reads when an order's answer is lost or cannot be read, at a backend without the call that asks for the outcome
// by key. The sandbox places the order, and then fails as the scenario says.

/** Until nobody can tell: twice the backend's timeout, and a little. Milliseconds. */
const UNTIL_UNKNOWN = 2 * TIME_LIMIT_MS + 500

const noStatus = { call: 'getRedemption', kind: 'status', status: 404, code: 'NOT_FOUND' } as const

/** A member of a programme whose backend does not have the call that asks for an outcome. */
async function withoutStatus(locale: Locale = 'en-ca'): Promise<Traveller> {
  const member = await traveller({ points: POINTS }, { locale })
  await control.setScenario(member.customer.sub, noStatus)
  return member
}

/** The site has seen that this backend looks a key up before the step-up token: an order whose answer was cut was found by it. */
async function learnt(expect: ExpectStatic): Promise<void> {
  const member = await withoutStatus()
  const { intent } = await review(member, await aSelection(member))
  await control.setScenario(member.customer.sub, {
    call: 'redeemGiftCards',
    kind: 'cut-after-commit',
    times: 1,
  })
  await confirm(member, intent)
  await expect.poll(() => progressOf(member, intent)).toMatchObject({ name: 'done' })
}

const ordersOf = async ({ customer }: Member) => (await control.look(customer.sub)).orders

const afterCommit = (status: number, detail?: string) =>
  ({ kind: 'answer-after-commit', status, ...(detail && { detail }) }) as const
const bare = (status: number, detail: string) => ({ kind: 'bare', status, detail }) as const

describe.each(ways)('$way that was placed', ({ call, review: reviewed }) => {
  test.each([
    ['whose connection was cut', { kind: 'cut-after-commit' }],
    ['answered with 502', afterCommit(502, '<h1>Bad gateway</h1>')],
    ['answered with 202', afterCommit(202)],
    ['answered with 201 and no body', afterCommit(201)],
    ['answered with 201 and other fields', afterCommit(201, '{"order":{"id":"7"}}')],
    ['answered with 200 and an error', afterCommit(200, '{"error":"unavailable"}')],
    ['answered with half a body', { kind: 'unparsable' }],
    ['answered with a bare 409', afterCommit(409, '{"message":"Conflict"}')],
    ['whose answer a gateway has withheld with 403', afterCommit(403, '<h1>Request blocked</h1>')],
    ['answered with a bare 499', afterCommit(499)],
  ] as const)('%s is found by its key, and not placed again', async (_name, lost) => {
    const member = await withoutStatus()
    const { intent } = await reviewed(member)
    await control.setScenario(member.customer.sub, { call, ...lost, times: 1 })
    await confirm(member, intent)
    await expect.poll(() => ordersOf(member)).toHaveLength(1)
    const [order] = await ordersOf(member)
    await expect
      .poll(() => progressOf(member, intent))
      .toEqual({ name: 'done', orderNumber: order?.orderNumber })
    expect(await ordersOf(member)).toHaveLength(1)
  })

  test('and answered unreadably each time is found among the orders', async () => {
    const member = await withoutStatus()
    const { intent } = await reviewed(member)
    await control.setScenario(member.customer.sub, { call, ...afterCommit(201) })
    await confirm(member, intent)
    await expect.poll(() => ordersOf(member)).toHaveLength(1)
    const [order] = await ordersOf(member)
    await expect
      .poll(() => progressOf(member, intent))
      .toEqual({ name: 'done', orderNumber: order?.orderNumber })
    expect(await ordersOf(member)).toHaveLength(1)
  })
})

describe.each(ways)('$way that was not placed', ({ call, review: reviewed }) => {
  test.each([
    [400, '{"message":"Insufficient points"}'],
    [403, '<h1>Forbidden</h1>'],
    [422, '{"errors":[{"message":"Insufficient points"}]}'],
    [429, 'Too many requests'],
  ])('and is refused with a bare %i is refused, without the words of others', async (status, detail) => {
    const member = await withoutStatus()
    const { intent } = await reviewed(member)
    await control.setScenario(member.customer.sub, { call, ...bare(status, detail) })
    await confirm(member, intent)
    expect(await progressOf(member, intent)).toMatchObject({
      name: 'refused',
      code: `HTTP_${status}`,
      detail: null,
    })
    expect(await control.look(member.customer.sub)).toMatchObject({ orders: [], balance: POINTS })
  })
})

// Side by side: each waits until nobody can tell any more.
describe.concurrent('an order of which nothing is known for a while', () => {
  test.for(ways)(
    '$way that is answered by nobody holds back the next until the member has looked',
    async ({ call, review: reviewed, reviewOther }, { expect }) => {
      const member = await withoutStatus()
      const { sub } = member.customer
      const { intent } = await reviewed(member)
      await control.setScenario(sub, { call, ...afterCommit(201) })
      await control.setScenario(sub, { call: 'listOrders', kind: 'unparsable-orders' })
      await confirm(member, intent)
      expect(await progressOf(member, intent)).toEqual({ name: 'running' })
      await passTime(UNTIL_UNKNOWN)
      expect(await progressOf(member, intent)).toMatchObject({
        name: 'unknown',
        title: expect.stringMatching(/./),
      })
      // The same order is not opened anew, and another one is held back.
      expect(await reviewed(member)).toMatchObject({ intent, progress: { name: 'unknown' } })
      const other = await reviewOther(member)
      expect(other).toMatchObject({ blockedBy: { intent, isUnknown: true } })
      expect(other.intent).not.toBe(intent)

      // Only its own customer can say that they have looked.
      const stranger = await signedIn()
      expect(locationOf(await stranger.post(`/account/orders?intent=${intent}`, {}))).toBe('/account/orders')
      expect(await progressOf(member, intent)).toMatchObject({ name: 'unknown' })

      const released = await member.post(`/account/orders?intent=${intent}`, {})
      expect(released.status).toBe(303)
      expect(locationOf(released)).toContain(`intent=${intent}`)
      expect(await progressOf(member, intent)).toEqual({ name: 'waiting', cancelled: false, hasLooked: true })
      expect((await reviewOther(member)).blockedBy).toBeNull()
      // Confirmed once more, it is the same order with the same key.
      await control.clearScenarios(sub)
      expect((await reviewed(member)).intent).toBe(intent)
      expect(await confirm(member, intent)).toMatch(/^\/success\?orderNumber=/)
      expect(await ordersOf(member)).toHaveLength(1)
      expect((await control.look(sub)).redemptions).toHaveLength(1)
    },
  )

  test.for([
    ['its key cannot be asked for', [{ call: 'getRedemption', kind: 'status', status: 503 }]],
    ['the orders cannot be read', [noStatus, { call: 'listOrders', kind: 'unparsable-orders' }]],
  ] as const)(
    'an order that is refused with a bare 403 is not called refused while %s',
    async ([_why, silent], { expect }) => {
      const member = await traveller({ points: POINTS })
      const { intent } = await review(member, await aSelection(member))
      const refused = { call: 'redeemGiftCards', ...bare(403, '<h1>Request blocked</h1>') } as const
      for (const scenario of [refused, ...silent]) await control.setScenario(member.customer.sub, scenario)
      await confirm(member, intent)
      expect(await progressOf(member, intent)).toEqual({ name: 'running' })
      await passTime(UNTIL_UNKNOWN)
      expect(await progressOf(member, intent)).toMatchObject({ name: 'unknown' })
    },
  )

  test('an order that is refused with a bare 409 is refused once it cannot be on its way any more', async ({
    expect,
  }) => {
    await learnt(expect)
    const member = await withoutStatus()
    const { intent } = await review(member, await aSelection(member))
    await control.setScenario(member.customer.sub, {
      call: 'redeemGiftCards',
      ...bare(409, '{"message":"Insufficient points"}'),
    })
    await confirm(member, intent)
    expect(await progressOf(member, intent)).toEqual({ name: 'running' })
    await passTime(UNTIL_UNKNOWN)
    expect(await progressOf(member, intent)).toMatchObject({ name: 'refused', code: 'HTTP_409' })
    expect(await ordersOf(member)).toEqual([])
  })

  test('an order whose connection was reset may be confirmed again, under the same key', async ({
    expect,
  }) => {
    await learnt(expect)
    const member = await withoutStatus()
    const { sub } = member.customer
    const { intent } = await review(member, await aSelection(member))
    await control.setScenario(sub, { call: 'redeemGiftCards', kind: 'reset', times: 1 })
    await confirm(member, intent)
    expect(await progressOf(member, intent)).toEqual({ name: 'running' })
    await passTime(UNTIL_UNKNOWN)
    expect(await progressOf(member, intent)).toEqual({ name: 'waiting', cancelled: false })
    expect((await review(member, await aSelection(member))).intent).toBe(intent)
    expect(await confirm(member, intent)).toMatch(/^\/success\?orderNumber=/)
    expect(await ordersOf(member)).toHaveLength(1)
  })

  test('an order whose answer comes after the timeout is found by its key', async ({ expect }) => {
    const member = await withoutStatus()
    const { intent } = await review(member, await aSelection(member))
    await control.setScenario(member.customer.sub, { call: 'redeemGiftCards', ...tooSlow, times: 1 })
    await confirm(member, intent)
    await expect.poll(() => progressOf(member, intent)).toMatchObject({ name: 'done' })
    expect(await ordersOf(member)).toHaveLength(1)
  })

  test('a French member whose order nobody can tell reads so, looks, and orders again without JavaScript', async ({
    expect,
  }) => {
    const member = await withoutStatus('fr-ca')
    const { sub } = member.customer
    const selection = await aSelection(member)
    const { intent } = await review(member, selection)
    await control.setScenario(sub, { call: 'redeemGiftCards', kind: 'reset' })
    await control.setScenario(sub, { call: 'listOrders', kind: 'unparsable-orders' })
    const landed = await confirm(member, intent)
    await passTime(UNTIL_UNKNOWN)
    const page = await (await member.open(landed)).text()
    expect(page).toContain('Nous ne savons pas si votre commande a été passée.')
    expect(page).toContain(`/fr-ca/account/orders?intent=${intent}`)
    expect(page).not.toContain(fixedWords('fr-ca', 'redeem_lostText'))
    expect(page).not.toContain('name="intent"')
    // Another order is held back with the same words.
    const other = landed.replace('quantity=1', 'quantity=2').replace(/&intent=[^&#]*/, '')
    expect(other).not.toBe(landed)
    const held = await (await member.open(other)).text()
    expect(held).toContain('Nous ne savons pas si votre commande a été passée.')
    expect(held).not.toContain('name="intent"')
    // Nobody can say of a list that cannot be read that the order is not there.
    const unread = await (await member.open(`/fr-ca/account/orders?intent=${intent}`)).text()
    expect(unread).toContain(fixedWords('fr-ca', 'orders_unknownUnread'))
    expect(unread).not.toContain('Refaire ma commande')

    await control.clearScenarios(sub)
    await control.setScenario(sub, { call: 'redeemGiftCards', kind: 'reset' })
    await control.setScenario(sub, { call: 'getRedemption', kind: 'status', status: 503 })
    const orders = await (await member.open(`/fr-ca/account/orders?intent=${intent}`)).text()
    // Whoever looks in another period still has it in question.
    expect(orders).toContain(`<input type="hidden" name="intent" value="${intent}"`)
    expect(orders).toContain('Cette commande est-elle dans votre liste?')
    expect(orders).toContain('Refaire ma commande')

    const released = locationOf(await member.post(`/fr-ca/account/orders?intent=${intent}`, {}))
    expect(released).toContain(`/fr-ca/gift-cards/${BRAND}/redeem?step=review`)
    const offered = await (await member.open(released)).text()
    expect(offered).toContain('Vous pouvez passer votre commande de nouveau.')
    expect(offered).toContain(`value="${intent}"`)
    await control.clearScenarios(sub)
    expect(await confirm(member, intent)).toMatch(/^\/fr-ca\/success\?orderNumber=/)
    expect(await ordersOf(member)).toHaveLength(1)
  })
})
