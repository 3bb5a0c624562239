import { account, customer } from '@borealis/contract/customers.ts'
import { travelPurchase } from '@borealis/contract/orders.ts'
import { describe, expect, test } from 'vitest'
import { historyCategories } from './content/categories.ts'
import { brands } from './content/gift-cards.ts'
import { planPersonas } from './personas.ts'
import { localise } from './text.ts'

const now = new Date('2026-11-21T14:30:00Z')
const personas = planPersonas(now)
const named = (key: string) => {
  const found = personas.find((persona) => persona.key === key)
  if (!found) throw new Error(`No persona ${key}`)
  return found
}
const codes = new Set<string>(Object.values(historyCategories).map((category) => category.code))

describe.each(personas.map((persona) => [persona.key, persona] as const))('%s', (_key, persona) => {
  test('is a customer of the contract, with one default address at most', () => {
    customer.parse(persona.profile)
    for (const item of persona.accounts) account.parse(localise(item, 'fr', 'http://127.0.0.1:3002'))
    for (const item of persona.travelPurchases) travelPurchase.parse(localise(item, 'en', ''))
    expect(persona.addresses.filter((address) => address.isDefault)).toHaveLength(
      persona.addresses.length ? 1 : 0,
    )
  })

  test('has a ledger that adds up line by line', () => {
    let balance = 0
    let before = ''
    for (const line of persona.transactions) {
      expect(line.points).toBe(line.basePoints + line.bonusPoints)
      if (line.amountCents !== null) expect(line.basePoints).toBe(Math.floor(line.amountCents / 20))
      if (line.postedAt) balance += line.points
      expect(line.balanceAfter).toBe(line.postedAt ? balance : null)
      expect(line.occurredAt >= before && line.occurredAt < now.toISOString()).toBe(true)
      expect(codes).toContain(line.category)
      before = line.occurredAt
    }
    expect(persona.balance).toBe(balance)
    const pending = persona.transactions.filter((line) => line.postedAt === null)
    expect(persona.pendingPoints).toBe(pending.reduce((sum, line) => sum + line.points, 0))
    expect(new Set(persona.transactions.map((line) => line.id)).size).toBe(persona.transactions.length)
  })

  test('has an order behind every redemption, for a card that is sold', () => {
    const lines = persona.transactions.filter((line) => line.type === 'REDEEM')
    expect(lines.map((line) => line.orderNumber)).toEqual(persona.orders.map((order) => order.orderNumber))
    expect(new Set(persona.orders.map((order) => order.orderNumber)).size).toBe(persona.orders.length)
    for (const order of persona.orders) {
      const brand = brands.find((item) => item.id === order.brandId)
      expect(brand?.formats).toContain(order.format)
      expect(brand?.amounts.map((amount) => `${order.brandId}-${amount}`)).toContain(order.sku)
      expect(order.pointsBefore - order.points).toBe(order.pointsAfter)
      expect(order.addressId !== null).toBe(order.format === 'Physical')
    }
  })

  test('has a line behind all that came back, never more than was ordered', () => {
    const lines = persona.transactions.filter((line) => line.type === 'REFUND')
    expect(new Set(lines.map(({ reference }) => reference))).toEqual(
      new Set(persona.reversals.map(({ reference }) => reference)),
    )
    for (const { reference, orderNumber, points, cards, at } of persona.reversals) {
      const order = persona.orders.find((one) => one.orderNumber === orderNumber)
      const line = lines.find((one) => one.reference === reference)
      expect(line).toMatchObject({ points, orderNumber, occurredAt: at })
      expect(points).toBeLessThanOrEqual(order?.points ?? 0)
      expect(cards).toBeLessThanOrEqual(order?.qty ?? 0)
      expect(at > (order?.placedAt ?? '')).toBe(true)
    }
  })

  test('reads in both languages', () => {
    for (const { description, explanation } of persona.transactions) {
      expect(explanation.fr).not.toBe(explanation.en)
      expect(description.fr.length * explanation.fr.length).toBeGreaterThan(0)
    }
  })
})

test('the balances are those that were agreed', () => {
  expect(personas.map(({ key, balance, pendingPoints }) => [key, balance, pendingPoints])).toEqual([
    ['avery', 24_850, 640],
    ['elodie', 18_400, 320],
    ['noah', 0, 0],
    ['margaret', named('margaret').balance, 0],
    ['sam', 320, 0],
  ])
  expect(named('margaret').transactions).toHaveLength(10_000)
})

test.each(['2026-11-21T04:59:00Z', '2026-11-21T14:30:00Z', '2027-03-01T23:59:00Z', '2028-02-29T12:00:00Z'])(
  'Avery’s year is the one of the pictures, also at %s',
  (moment) => {
    const at = new Date(moment)
    const avery = planPersonas(at).find((persona) => persona.key === 'avery')
    const since = (days: number) => new Date(at.getTime() - days * 86_400_000).toISOString()
    const posted = avery?.transactions.filter((line) => line.postedAt !== null) ?? []
    const sum = (days: number, type: string) =>
      posted.reduce(
        (total, line) => total + (line.occurredAt >= since(days) && line.type === type ? line.points : 0),
        0,
      )
    // A year may be 364, 365 or 366 days before: no line lies near its edge.
    for (const days of [364, 365, 366]) {
      expect(sum(days, 'EARN')).toBe(17_480)
      expect(sum(days, 'REDEEM')).toBe(-11_000)
      expect(sum(days, 'ADJUST')).toBe(50)
    }
    expect(sum(90, 'EARN')).toBe(4_292)
    expect(avery?.balance).toBe(24_850)
  },
)

test('the same moment gives the same plan', () => {
  expect(planPersonas(now)).toEqual(personas)
})
