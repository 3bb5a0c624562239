import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { until } from '../../tests/support/processes.ts'
import { createTally, type Figure } from '../figure.ts'
import { pointsLeft, readBooks } from '../harness/books.ts'
import { control } from '../harness/control.ts'
import { aMember, type Member } from '../harness/member.ts'
import { confirmOrder, intentIn, ORDER_POINTS } from '../harness/order.ts'
import { PROCESSES, publicOrigin, type World } from '../harness/world.ts'

const POINTS = 1_000_000
const ORDERS = [1, 2] as const

/** An order in the model; each quantity is a different order. */
interface Known {
  /** Handle of the pending action, and so its key, until the order is placed. */
  handle: string | undefined
  state: 'none' | 'waiting' | 'checking'
}

/** The state that the contract promises; the model knows nothing of the implementation. */
interface Model {
  readonly known: Record<number, Known>
  /** Handles of placed orders, each of which counts once however often it is repeated. */
  readonly placed: Map<string, number>
  /** Callback URLs, with the action that each one runs. */
  readonly callbacks: {
    readonly url: string
    readonly handle: string
    readonly quantity: number
    isSpent: boolean
  }[]
}

interface Real {
  readonly member: Member
  readonly world: World
  readonly steps: string[]
}

type Step = fc.AsyncCommand<Model, Real, false>

const pathOf = (quantity: number) =>
  `/gift-cards/maple-books/redeem?step=review&format=E-Card&sku=maple-books-25&quantity=${quantity}`

function assert(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}

const knownOf = (model: Model, quantity: number): Known => {
  const known = model.known[quantity] ?? { handle: undefined, state: 'none' }
  model.known[quantity] = known
  return known
}

/** Compares the books with the model: orders, keys and points. */
function compareBooks({ placed }: Model, { member, world, steps }: Real): void {
  const { sub } = member.customer
  const cards = [...placed.values()].reduce((sum, quantity) => sum + quantity, 0)
  const wanted = `${placed.size} orders, ${placed.size} keys, ${POINTS - cards * ORDER_POINTS} points`
  const seen = readBooks(world.dataDir, (books) => {
    const orders = books.number('SELECT COUNT(*) AS n FROM orders WHERE sub = ?', sub)
    const keys = books.number("SELECT COUNT(*) AS n FROM redemptions WHERE sub = ? AND state = 'done'", sub)
    return `${orders} orders, ${keys} keys, ${pointsLeft(books, sub)} points`
  })
  assert(seen === wanted, `after ${steps.join(', ')}: ${seen} instead of ${wanted}`)
}

const step = (name: string, run: (model: Model, real: Real) => Promise<void>): Step => ({
  check: () => true,
  toString: () => name,
  run: async (model, real) => {
    real.steps.push(name)
    await run(model, real)
    compareBooks(model, real)
  },
})

const isPlaced = (location: string | null) => location?.startsWith('/success?orderNumber=') === true

/** Opens the review of an order: new, unchanged, changed back, reloaded. The same order keeps its action. */
async function review(model: Model, { member }: Real, quantity: number): Promise<void> {
  const known = knownOf(model, quantity)
  let answer = await member.get(pathOf(quantity))
  // The same order before, whose receipt nobody has asked for: it is not offered again without a word.
  if (answer.location && isPlaced(answer.location)) {
    await member.get(answer.location)
    answer = await member.get(pathOf(quantity))
  }
  const { status, text } = answer
  assert(status === 200, `the review answered ${status}`)
  const handle = intentIn(text)
  const others = ORDERS.some((other) => other !== quantity && knownOf(model, other).state === 'checking')
  // A lost response is found by the next review, of any order.
  for (const each of ORDERS) settle(model, each)
  if (others) return
  assert(handle !== undefined, 'the review offers nothing')
  if (known.state === 'waiting') assert(handle === known.handle, 'an unchanged order got another action')
  else assert(!model.placed.has(handle ?? ''), 'an order that was placed is offered again')
  known.handle = handle
  known.state = 'waiting'
}

/** An order whose response was lost was committed; the next review finds it. */
function settle(model: Model, quantity: number): void {
  const known = knownOf(model, quantity)
  if (known.state !== 'checking') return
  known.state = 'none'
  known.handle = undefined
}

async function confirm(model: Model, real: Real, quantity: number): Promise<void> {
  if (knownOf(model, quantity).state !== 'waiting') await review(model, real, quantity)
  const { member } = real
  const { handle } = knownOf(model, quantity)
  const page = await member.get(pathOf(quantity))
  assert(intentIn(page.text) === handle, 'the order changed its action before it was confirmed')
  const url = await confirmOrder(member, page.text)
  model.callbacks.push({ url, handle: handle ?? '', quantity, isSpent: false })
}

function place(model: Model, handle: string, quantity: number): void {
  if (!model.placed.has(handle)) model.placed.set(handle, quantity)
  const known = knownOf(model, quantity)
  if (known.handle === handle) model.known[quantity] = { handle: undefined, state: 'none' }
}

/** Opens the callback `times` at once: a double click, a reload, a second window. */
async function comeBack(model: Model, real: Real, at: number, times: number): Promise<void> {
  const { member } = real
  if (model.callbacks.length === 0) await confirm(model, real, 1)
  const callback = model.callbacks[at % model.callbacks.length]
  if (!callback) return
  const wasPlaced = model.placed.has(callback.handle)
  const runs = !callback.isSpent && !wasPlaced
  const isAlive = knownOf(model, callback.quantity).handle === callback.handle || wasPlaced
  callback.isSpent = true
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) => member.get(callback.url, index % PROCESSES)),
  )
  assert(
    answers.every(({ status }) => status === 303),
    `coming back answered ${answers.map(({ status }) => status).join(' ')}`,
  )
  if (runs && isAlive) {
    place(model, callback.handle, callback.quantity)
    // The later request may still see the order in progress; once one reports success, exactly one order is placed.
    await until('somebody is told of the order', async () =>
      isPlaced((await member.get(callback.url)).location),
    )
  } else if (wasPlaced) {
    assert(
      answers.every(({ location }) => isPlaced(location)),
      `an order that was placed led to ${answers.map(({ location }) => location).join(' ')}`,
    )
  }
}

/** The order is committed and its response cut: no success is reported, and the next review finds the order. */
async function comeBackCut(model: Model, real: Real, at: number): Promise<void> {
  if (model.callbacks.every(({ isSpent }) => isSpent)) await confirm(model, real, 1)
  const fresh = model.callbacks.filter(({ isSpent, handle }) => !isSpent && !model.placed.has(handle))
  const callback = fresh[at % Math.max(1, fresh.length)]
  if (!callback || knownOf(model, callback.quantity).handle !== callback.handle) return
  const { sub } = real.member.customer
  await control.setScenario(sub, { call: 'redeemGiftCards', kind: 'cut-after-commit', times: 1 })
  callback.isSpent = true
  const { location } = await real.member.get(callback.url)
  await control.clearScenarios(sub)
  assert(!isPlaced(location), 'success was claimed of an answer that was cut')
  model.placed.set(callback.handle, callback.quantity)
  knownOf(model, callback.quantity).state = 'checking'
  // The page that the customer was sent to queries the key's status, and continues to the order.
  const shown = await real.member.get(location ?? '/')
  assert(isPlaced(shown.location), `the order was not found again: ${shown.status} ${shown.location}`)
  settle(model, callback.quantity)
}

/** Ten minutes pass: the pending action has expired, and can no longer run. */
async function expire(model: Model, real: Real, quantity: number): Promise<void> {
  const { world, member } = real
  if (knownOf(model, quantity).state !== 'waiting') await review(model, real, quantity)
  const known = knownOf(model, quantity)
  const db = new DatabaseSync(join(world.dataDir, 'sessions.sqlite'))
  try {
    db.exec('PRAGMA busy_timeout = 5000')
    db.prepare("UPDATE records SET expires_at = 1 WHERE kind = 'intent' AND owner = ?").run(
      member.customer.sub,
    )
  } finally {
    db.close()
  }
  for (const each of ORDERS) model.known[each] = { handle: undefined, state: 'none' }
  const sent = await member.post('/auth/step-up', { intent: known.handle ?? '' })
  assert(
    sent.location !== null && new URL(sent.location, publicOrigin).searchParams.get('reason') === 'expired',
    `an action that expired led to ${sent.location}`,
  )
  model.callbacks.length = 0
}

const steps = () => {
  const quantity = fc.constantFrom(...ORDERS)
  return [
    quantity.map((which) => step(`review ${which}`, (model, real) => review(model, real, which))),
    quantity.map((which) => step(`confirm ${which}`, (model, real) => confirm(model, real, which))),
    fc
      .tuple(fc.nat(20), fc.constantFrom(1, 2, 5))
      .map(([at, times]) =>
        step(`come back ${at} × ${times}`, (model, real) => comeBack(model, real, at, times)),
      ),
    fc.nat(20).map((at) => step(`come back ${at}, cut`, (model, real) => comeBackCut(model, real, at))),
    quantity.map((which) => step(`expire ${which}`, (model, real) => expire(model, real, which))),
  ]
}

/**
 * Model-based test of the idempotency contract: random sequences of a customer's actions, compared with a model of the
 * contract alone.
 */
export async function idempotencyModel(world: World, runs: number, seed: number): Promise<Figure> {
  const tally = createTally()
  let taken = 0
  let placed = 0
  const property = fc.asyncProperty(
    fc.commands(steps(), { maxCommands: 12, size: 'max' }),
    async (commands) => {
      const member = await aMember(POINTS)
      const real: Real = { member, world, steps: [] }
      const model: Model = { known: {}, placed: new Map(), callbacks: [] }
      await fc.asyncModelRun(() => ({ model, real }), commands)
      taken += real.steps.length
      placed += model.placed.size
    },
  )
  const result = await fc.check(property, { numRuns: runs, seed, endOnFailure: true })
  if (result.failed) {
    const error = result.errorInstance
    const cause = error instanceof Error ? (error.cause ?? error) : error
    tally.notes.push(`path ${result.counterexamplePath}: ${cause}`)
  }
  return {
    name: `Idempotency: what a customer may do in any order, beside a model of the contract (seed ${seed})`,
    goal: `${runs} histories, every order, key and point as the model says`,
    measured: `${result.numRuns} histories, ${taken} steps, ${placed} orders, ${tally.notes.length} deviations`,
    isMet: !result.failed && placed > 0,
    notes: tally.notes,
  }
}
