import { randomUUID } from 'node:crypto'
import type { Language } from '@borealis/contract/values.ts'
import type { TestCustomer } from '../../tests/support/control.ts'
import { home } from '../../tests/support/samples.ts'
import { createTally, type Figure } from '../figure.ts'
import { pointsLeft, readBooks } from '../harness/books.ts'
import { aCustomer } from '../harness/control.ts'
import { ORDER_POINTS } from '../harness/order.ts'
import { backendUrl, issuer, type World } from '../harness/world.ts'
import { providersKey } from '../hostile/forge.ts'
import { bearerToken, forgedStepUps, stepUpToken } from '../hostile/step-up-tokens.ts'

const POINTS = 10_000
const words = { en: 'Code required', fr: 'Code requis' }

interface Try {
  readonly bearer: string
  /** The whole header; `null` sends none. */
  readonly stepUp: string | null
  readonly key?: string
  readonly language?: Language
}

async function ask(path: string, body: unknown, { bearer, stepUp, key, language = 'en' }: Try) {
  const response = await fetch(`${backendUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      correlationId: randomUUID(),
      authorization: `Bearer ${bearer}`,
      ...(stepUp !== null && { 'step-up-authorization': stepUp }),
      'idempotency-key': key ?? randomUUID(),
    },
    body: JSON.stringify(body),
  })
  const problem: Record<string, unknown> = await response.json()
  return { status: response.status, problem, challenge: response.headers.get('www-authenticate') ?? '' }
}

const order = {
  lines: [{ name: 'Maple Books', id: 'maple-books', sku: 'maple-books-25', points: ORDER_POINTS, qty: 1 }],
}
const redeem = (one: Try) => ask('/web/v1/redeem/giftCards/', order, one)

/** The books of one customer: what was ordered, what is left, and which keys are known. */
const booksOf = (dataDir: string, { sub }: TestCustomer): string =>
  readBooks(dataDir, (books) =>
    [
      `${books.number('SELECT COUNT(*) AS n FROM orders WHERE sub = ?', sub)} orders`,
      `${pointsLeft(books, sub)} points`,
      `${books.number('SELECT COUNT(*) AS n FROM redemptions WHERE sub = ?', sub)} keys`,
    ].join(', '),
  )

/**
 * Sends step-up tokens that are forged, expired, another customer's or used to the backend with a valid bearer token.
 */
export async function forgedTokensAtBackend(world: World): Promise<Figure> {
  const tally = createTally()
  const key = providersKey(world.dataDir)
  const [one, other] = [await aCustomer(POINTS), await aCustomer(POINTS)]
  const bearer = bearerToken({ key, issuer, sub: one.sub })
  const good = () => stepUpToken({ key, issuer, sub: one.sub })

  const headers = new Map<string, string | null>([['none at all', null]])
  const parties = { key, issuer, sub: one.sub, otherSub: other.sub }
  for (const [name, token] of forgedStepUps(parties)) headers.set(name, `Bearer ${token}`)
  headers.set('the bearer once more', `Bearer ${bearer}`)
  headers.set('without its scheme', good())
  headers.set('under another scheme', `Basic ${good()}`)
  headers.set('two tokens in one header', `Bearer ${good()} ${good()}`)
  headers.set('an empty one', 'Bearer ')

  let turn = 0
  for (const [name, stepUp] of headers) {
    const language = turn++ % 2 === 0 ? ('en' as const) : ('fr' as const)
    const { status, problem, challenge } = await redeem({ bearer, stepUp, language })
    const isClear = problem.code === 'STEP_UP_REQUIRED' && problem.title === words[language]
    tally.expect(status === 401 && isClear, `${name}: ${status} ${JSON.stringify(problem)}`)
    tally.expect(challenge.includes('insufficient_user_authentication'), `${name}: no challenge`)
  }
  const untouched = booksOf(world.dataDir, one)
  tally.expect(untouched === `0 orders, ${POINTS} points, 0 keys`, `after the forged ones: ${untouched}`)

  // A token is valid for one order.
  const nameless = stepUpToken({ key, issuer, sub: one.sub }, { claims: { jti: undefined } })
  const replays = await replayed({ good, nameless, bearer, tally })
  const books = booksOf(world.dataDir, one)
  const left = POINTS - 2 * ORDER_POINTS
  tally.expect(books === `2 orders, ${left} points, 2 keys`, `after the replays: ${books}`)
  const tried = headers.size + replays
  return {
    name: 'Step-up: forged, stale, foreign and replayed tokens at the backend',
    goal: 'at least 60, each refused in the customer’s language; 0 points moved',
    measured: `${tried} tokens, ${tally.notes.length} deviations; the honest one passed`,
    isMet: tally.notes.length === 0 && tried >= 60,
    notes: tally.notes,
  }
}

interface Replay {
  readonly good: () => string
  /** Without an id of its own, as some providers issue them. */
  readonly nameless: string
  readonly bearer: string
  readonly tally: ReturnType<typeof createTally>
}

async function replayed({ good, nameless, bearer, tally }: Replay): Promise<number> {
  const stepUp = `Bearer ${good()}`
  const key = randomUUID()
  const first = await redeem({ bearer, stepUp, key })
  tally.expect(first.status === 201, `the honest token: ${first.status} ${JSON.stringify(first.problem)}`)
  const again = await redeem({ bearer, stepUp, key })
  tally.expect(
    JSON.stringify(again) === JSON.stringify(first),
    'the same key and token: not the same answer once more',
  )
  const forAddress = `Bearer ${good()}`
  const saved = await ask('/web/v1/customers/addresses', home, { bearer, stepUp: forAddress })
  tally.expect(saved.status === 201, `the honest address: ${saved.status}`)

  const namelessly = await redeem({ bearer, stepUp: `Bearer ${nameless}` })
  tally.expect(namelessly.status === 201, `the honest token without an id: ${namelessly.status}`)

  const replays: [string, Promise<{ status: number; problem: Record<string, unknown> }>][] = [
    ['used for another order', redeem({ bearer, stepUp })],
    ['used for an address after an order', ask('/web/v1/customers/addresses', home, { bearer, stepUp })],
    ['used for an order after an address', redeem({ bearer, stepUp: forAddress })],
    ['used for another address', ask('/web/v1/customers/addresses', home, { bearer, stepUp: forAddress })],
    ['without an id, used for another order', redeem({ bearer, stepUp: `Bearer ${nameless}` })],
  ]
  for (const [name, sent] of replays) {
    const { status, problem } = await sent
    tally.expect(status === 401 && problem.code === 'STEP_UP_REQUIRED', `${name}: ${status}`)
  }
  return replays.length
}
