import { randomUUID } from 'node:crypto'
import { createTally, type Figure, numbers } from '../figure.ts'
import { pointsLeft, readBooks } from '../harness/books.ts'
import { aCustomer } from '../harness/control.ts'
import { ORDER_CENTS, ORDER_POINTS } from '../harness/order.ts'
import { backendUrl, issuer, type World } from '../harness/world.ts'
import { providersKey } from '../hostile/forge.ts'
import { bearerToken, stepUpToken } from '../hostile/step-up-tokens.ts'
import { judge, judgeMoney } from '../judge.ts'

interface Sent {
  readonly bearer: string
  readonly stepUp: string
  readonly idempotencyKey: string
}

async function redeem({ bearer, stepUp, idempotencyKey }: Sent): Promise<{ status: number; text: string }> {
  const line = { name: 'Maple Books', id: 'maple-books', sku: 'maple-books-25', points: ORDER_POINTS, qty: 1 }
  const response = await fetch(`${backendUrl}/web/v1/redeem/giftCards/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      correlationId: randomUUID(),
      authorization: `Bearer ${bearer}`,
      'step-up-authorization': `Bearer ${stepUp}`,
      'idempotency-key': idempotencyKey,
    },
    body: JSON.stringify({ lines: [line] }),
  })
  return { status: response.status, text: await response.text() }
}

/** Sends 200 identical orders, and 200 different ones against points for seven, each set at once. */
export async function competingOrders(world: World, rounds: number): Promise<Figure> {
  // Signed with the provider's own key, so that hundreds of confirmed orders can be sent at once.
  const key = providersKey(world.dataDir)
  const tally = createTally()
  const enoughForSeven = 7 * ORDER_POINTS + 100
  for (const round of numbers(rounds)) {
    const one = await aCustomer(10_000)
    const sent = {
      bearer: bearerToken({ key, issuer, sub: one.sub }),
      stepUp: stepUpToken({ key, issuer, sub: one.sub }),
      idempotencyKey: randomUUID(),
    }
    const same = await Promise.all(numbers(200).map(() => redeem(sent)))
    const done = same.filter(({ status }) => status === 201)
    tally.expect(done.length >= 1, `round ${round}: nobody was told of the order`)
    tally.expect(new Set(done.map(({ text }) => text)).size === 1, `round ${round}: replays differ`)
    tally.expect(
      same.every(({ status }) => status === 201 || status === 409),
      `round ${round}: neither 201 nor 409`,
    )
    const orderNumber: unknown = JSON.parse(done[0]?.text ?? '{}').orderNumber
    const centsPerOrder = ORDER_CENTS['gift-card']
    const history = { sub: one.sub, pointsBefore: 10_000, pointsPerOrder: ORDER_POINTS, centsPerOrder }
    const outcome = { name: 'done' as const, orderNumber: String(orderNumber) }
    tally.notes.push(...judge(world.dataDir, [{ ...history, outcome }]))

    const other = await aCustomer(enoughForSeven)
    const bearer = bearerToken({ key, issuer, sub: other.sub })
    const tokens = numbers(200).map(() => stepUpToken({ key, issuer, sub: other.sub }))
    const all = await Promise.all(
      tokens.map((stepUp) => redeem({ bearer, stepUp, idempotencyKey: randomUUID() })),
    )
    const placed = all.filter(({ status }) => status === 201).length
    tally.expect(placed === 7, `round ${round}: ${placed} of 200 competing orders were placed`)
    const { left, wrong } = readBooks(world.dataDir, (books) => ({
      left: pointsLeft(books, other.sub),
      wrong: judgeMoney(books, { sub: other.sub, kind: 'gift-card', centsPerOrder }),
    }))
    tally.expect(left === 100, `round ${round}: the balance is not what is left of seven`)
    tally.notes.push(...wrong)
  }
  return {
    name: 'Redemption: 200 identical orders, and 200 different ones against points for 7, in one tick',
    goal: `1 order and 7 orders, ${rounds} rounds`,
    measured: `${rounds} rounds, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}
