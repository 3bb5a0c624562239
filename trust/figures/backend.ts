import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { importJWK, type JWK, SignJWT } from 'jose'
import { createTally, type Figure, numbers } from '../figure.ts'
import { aCustomer } from '../harness/control.ts'
import { ORDER_POINTS } from '../harness/order.ts'
import { backendUrl, issuer, type World } from '../harness/world.ts'
import { judge } from '../judge.ts'

/** Signs tokens with the provider's own key, so that hundreds of confirmed orders can arrive in one tick. */
function createMint(dataDir: string) {
  const db = new DatabaseSync(join(dataDir, 'sandbox.sqlite'), { readOnly: true })
  const key: JWK = JSON.parse(
    String(db.prepare("SELECT value FROM identity_secrets WHERE name = 'signing-key'").get()?.value),
  )
  db.close()
  return async (sub: string, acr: 'password' | 'step-up'): Promise<string> => {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      acr: `urn:borealis:acr:${acr}`,
      auth_time: now,
      client_id: 'borealis-site',
      jti: randomUUID(),
    }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: String(key.kid), typ: 'at+jwt' })
      .setIssuer(issuer)
      .setAudience('urn:borealis:web')
      .setSubject(sub)
      .setIssuedAt(now)
      .setExpirationTime(now + 600)
      .sign(await importJWK(key, 'ES256'))
  }
}

interface Sent {
  readonly bearer: string
  readonly stepUp: string
  readonly key: string
}

async function redeem({ bearer, stepUp, key }: Sent): Promise<{ status: number; text: string }> {
  const line = { name: 'Maple Books', id: 'maple-books', sku: 'maple-books-25', points: ORDER_POINTS, qty: 1 }
  const response = await fetch(`${backendUrl}/web/v1/redeem/giftCards/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      correlationId: randomUUID(),
      authorization: `Bearer ${bearer}`,
      'step-up-authorization': `Bearer ${stepUp}`,
      'idempotency-key': key,
    },
    body: JSON.stringify({ lines: [line] }),
  })
  return { status: response.status, text: await response.text() }
}

/** G9: 200 identical orders, and 200 different ones against points for seven, each sent in one tick. */
export async function competingOrders(world: World, rounds: number): Promise<Figure> {
  const mint = createMint(world.dataDir)
  const tally = createTally()
  const enoughForSeven = 7 * ORDER_POINTS + 100
  for (const round of numbers(rounds)) {
    const one = await aCustomer(10_000)
    const sent = {
      bearer: await mint(one.sub, 'password'),
      stepUp: await mint(one.sub, 'step-up'),
      key: randomUUID(),
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
    const history = { sub: one.sub, pointsBefore: 10_000, pointsPerOrder: ORDER_POINTS }
    const outcome = { name: 'done' as const, orderNumber: String(orderNumber) }
    tally.notes.push(...judge(world.dataDir, [{ ...history, outcome }]))

    const other = await aCustomer(enoughForSeven)
    const bearer = await mint(other.sub, 'password')
    const tokens = await Promise.all(numbers(200).map(() => mint(other.sub, 'step-up')))
    const all = await Promise.all(tokens.map((stepUp) => redeem({ bearer, stepUp, key: randomUUID() })))
    const placed = all.filter(({ status }) => status === 201).length
    tally.expect(placed === 7, `round ${round}: ${placed} of 200 competing orders were placed`)
    tally.expect(
      left(world.dataDir, other.sub) === 100,
      `round ${round}: the balance is not what is left of seven`,
    )
  }
  return {
    name: 'Redemption: 200 identical orders, and 200 different ones against points for 7, in one tick',
    goal: `1 order and 7 orders, ${rounds} rounds`,
    measured: `${rounds} rounds, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}

function left(dataDir: string, sub: string): number {
  const db = new DatabaseSync(join(dataDir, 'sandbox.sqlite'), { readOnly: true })
  try {
    const row = db.prepare('SELECT SUM(points) AS n FROM ledger_legs WHERE account = ?').get(`member:${sub}`)
    return Number(row?.n)
  } finally {
    db.close()
  }
}
