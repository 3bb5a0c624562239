import { randomInt } from 'node:crypto'
import type { Call } from '@borealis/contract/call.ts'
import type { Operation } from '@borealis/contract/calls.ts'
import type { RedemptionStatus } from '@borealis/contract/me.ts'
import { problem } from '@borealis/contract/problem.ts'
import { type Answer, problemAnswer, type StepUpRules } from '@borealis/contract/serving/answer.ts'
import type { StepUp } from '@borealis/contract/serving/bearer.ts'
import type { Headers } from '@borealis/contract/serving/incoming.ts'
import { atTheDoor, fingerprintOf, requireKey } from '@borealis/contract/serving/keys.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import type { Booking, Line, Member, PointsSource } from './sources.ts'
import type { Claiming, Spending, Store } from './store.ts'

/** What an order takes, before it has a number. */
export type Plan = Omit<Booking, 'orderNumber' | 'memberId'>

interface Order {
  readonly operation: Operation
  readonly call: Call
  readonly sub: string
  readonly member: Member
  readonly headers: Headers
  readonly body: unknown
  /** When its request came, in milliseconds. */
  readonly arrivedAt: number
  /** Aborted when its caller has gone. */
  readonly signal: AbortSignal
  readonly stepUp: () => Promise<StepUp | null>
  /** Prices it by what the sources say now. */
  readonly plan: () => Promise<Plan>
  /** Refuses what other orders of the member do not leave room for; called with the claim, so that two orders at once are counted. */
  readonly checkClaim: (plan: Plan, claiming: Claiming) => Promise<void>
}

interface SpendingDeps {
  readonly store: Store
  readonly points: PointsSource
  readonly stepUpRules: StepUpRules
  /** An order that is not written so long after its request came is not placed. */
  readonly claimWithinMs: number
  readonly now: () => number
  readonly log: (line: string) => void
  /** Named places where a test kills the process. */
  readonly at: (place: 'claimed' | 'booked' | 'settled') => void
}

/** A process that stood still for longer between writing and sending sends no more: others may have decided already. */
const SEND_WITHIN_MS = 2_000

export type Spendings = ReturnType<typeof createSpendings>

/**
 * Spends points once for each (customer, key) at a points system that knows no keys.
 *
 * The order gets a number, which is written to the store **before** it is sent and goes with the booking. An outcome that did not
 * arrive (a lost answer, a killed process) is looked up in the points system's own lines by that number. It is booked when a line
 * has it. It is certainly not booked when no line has it `bookedWithinMs` after the latest moment at which it may be sent. Until one of
 * them is so, the answer is IDEMPOTENCY_RUNNING, and nothing is sent again. An order that comes to be written too late for its caller is not placed.
 */
export function createSpendings({ store, points, stepUpRules, claimWithinMs, now, log, at }: SpendingDeps) {
  if (points.bookedWithinMs <= points.bookTimeoutMs)
    throw new Error('bookedWithinMs must be longer than bookTimeoutMs')
  /** Orders that this process is sending: their outcome is about to be known. */
  const sending = new Set<string>()

  async function run(order: Order): Promise<Answer> {
    const { sub, operation, body, headers } = order
    const key = requireKey(headers.idempotencyKey)
    const fingerprint = fingerprintOf(operation, body)
    /** What is stored under the key, which may meanwhile be another order's that was sent at the same time. */
    const stored = async () => {
      const found = await store.find(sub, key)
      if (found && found.fingerprint !== fingerprint) throw new Refusal('IDEMPOTENCY_MISMATCH')
      return found
    }
    const known = await stored()
    const settled = known && (await settle(known))
    if (settled && settled.state !== 'free') return outcomeOf(settled)
    const stepUp = await order.stepUp()
    const about = { sub, key, operation, fingerprint, sentAt: now() }
    try {
      const plan = await order.plan()
      const booking: Booking = {
        ...plan,
        memberId: order.member.id,
        orderNumber: settled?.booking?.orderNumber ?? newOrderNumber(),
      }
      const spending = { ...about, sentAt: now(), booking }
      const isClaimed = await store.claim(spending, async (claiming) => {
        await order.checkClaim(plan, claiming)
        if (stepUp && !(await claiming.useStepUp(stepUp, key, now()))) throw new Refusal('STEP_UP_REQUIRED')
        // Last, after all that may have taken long. Until it is written the order is not known here, and its customer may have been
        // told by now that it was not placed.
        const late = now() - order.arrivedAt
        if (late > claimWithinMs) throw new Error(`an order is not placed ${late} ms after its request`)
        // Of a request that lay unread while the process stood still, only this tells.
        if (order.signal.aborted) throw new Error('an order is not placed whose caller has gone')
      })
      if (isClaimed) {
        at('claimed')
        await send(order, { ...spending, state: 'sent', balanceAfter: null, answer: null }, booking)
      }
    } catch (error) {
      if (!(error instanceof Refusal) || atTheDoor.has(error.code)) throw error
      const earlier = await stored()
      // The points that it lacks may be those that an earlier sending has taken meanwhile.
      if (!earlier || (await settle(earlier)).state === 'free') {
        if (stepUp && !(await store.useStepUp(stepUp, key, now()))) throw new Refusal('STEP_UP_REQUIRED')
        await store.refuse(about, problemAnswer(error, headers, stepUpRules))
      }
    }
    const after = await stored()
    if (!after) throw new Error(`the order under the key of ${operation} is not in the store`)
    return outcomeOf(await settle(after))
  }

  async function send(order: Order, spending: Spending, booking: Booking): Promise<void> {
    sending.add(booking.orderNumber)
    try {
      const late = now() - spending.sentAt
      if (late > SEND_WITHIN_MS) return log(`adapter order ${booking.orderNumber} not sent: ${late} ms late`)
      const { balanceAfter } = await points.book(booking, AbortSignal.timeout(points.bookTimeoutMs))
      at('booked')
      await storeDone(spending, booking, balanceAfter)
      at('settled')
    } catch (error) {
      if (!(error instanceof Refusal))
        return log(`adapter order ${booking.orderNumber} without an outcome yet: ${String(error)}`)
      // A system that sees the number twice may refuse the second time, and an earlier sending may have come late. Where nobody can
      // look, nobody knows.
      if ((await lookUp(spending)) === 'absent')
        await store.settleRefused(spending, problemAnswer(error, order.headers, stepUpRules))
    } finally {
      sending.delete(booking.orderNumber)
    }
  }

  /** Asks the points system whether it has booked an order, and stores that it has. */
  async function lookUp(spending: Spending): Promise<'booked' | 'absent' | 'unknown'> {
    const { booking } = spending
    if (!booking) return 'absent'
    try {
      const { lines, held } = await ledgerOf(points, booking.memberId)
      const booked = lines.filter((line) => isOf(line, booking))
      if (booked.length > 1) log(`adapter order ${booking.orderNumber} was booked ${booked.length} times`)
      const [first] = booked
      if (first) await storeDone(spending, booking, balanceAfterLine(lines, first, held.points))
      return first ? 'booked' : 'absent'
    } catch (error) {
      log(`adapter order ${booking.orderNumber} cannot be looked up: ${String(error)}`)
      return 'unknown'
    }
  }

  /**
   * The spending with its outcome, as far as the points system tells by now. One that was certainly not booked is looked for as
   * well, each time: before it is sent again, nobody has to believe a clock.
   * @returns `isUnseen` where nobody could look
   */
  async function settle(spending: Spending): Promise<Spending & { readonly isUnseen?: true }> {
    const { state, booking, sentAt } = spending
    const isOpen = state === 'sent' || state === 'free'
    if (!isOpen || !booking || sending.has(booking.orderNumber)) return spending
    // Before the lines are asked for: what they do not show then is decided by this moment.
    const asked = now()
    const found = await lookUp(spending)
    if (found === 'unknown') return { ...spending, state: 'sent', isUnseen: true }
    // It was written at `sentAt`, and may have been sent as late as `send` allows.
    if (found === 'absent' && asked > sentAt + SEND_WITHIN_MS + points.bookedWithinMs)
      await store.settleFree(spending)
    return (await store.find(spending.sub, spending.key)) ?? spending
  }

  async function storeDone(spending: Spending, booking: Booking, balanceAfter: number): Promise<void> {
    const { orderNumber, points: spent, valueCents, format } = booking
    const what = format === null ? { creditCents: valueCents } : { format }
    const placedAt = new Date(spending.sentAt).toISOString()
    const body = { orderNumber, pageNumber: 1, ...what, points: spent, balanceAfter, placedAt }
    const headers = { 'content-type': 'application/json' }
    await store.settleDone(spending, { status: 201, body: JSON.stringify(body), headers }, balanceAfter)
  }

  return {
    run,
    settle,
    /** What became of the order under a key. */
    async statusOf(sub: string, key: string): Promise<RedemptionStatus> {
      const known = await store.find(sub, key)
      const settled = known && (await settle(known))
      if (!settled || settled.state === 'free') return { status: 'unknown' }
      if (settled.state === 'sent') return { status: 'running' }
      if (settled.state === 'refused')
        return { status: 'refused', problem: problem.parse(JSON.parse(settled.answer?.body ?? 'null')) }
      const { orderNumber = '', points: spent = 0 } = settled.booking ?? {}
      return { status: 'done', orderNumber, pageNumber: 1, points: spent }
    },
    /** Looks up every order without an outcome, such as those of a process that was killed. */
    settleAll: async () => Promise.all((await store.unsettled()).map(settle)),
  }
}

/** @throws Refusal IDEMPOTENCY_RUNNING while there is none */
function outcomeOf({ state, answer }: Spending): Answer {
  if (answer && (state === 'done' || state === 'refused')) return answer
  throw new Refusal('IDEMPOTENCY_RUNNING', { retryAfterSeconds: 1 })
}

/** Points that left under its number, whatever type the points system gives the line; what comes back has the other sign. */
const isOf = ({ orderNumber, basePoints, bonusPoints }: Line, booking: Booking) =>
  orderNumber === booking.orderNumber && basePoints + bonusPoints < 0

/**
 * A member's lines and the balance that they add up to. The two are read apart: where the balance is another one after the lines than
 * before them, something was posted meanwhile, and they are read once more.
 * @returns the lines oldest first, as running balances follow; of one moment in the order of their booking
 */
export async function ledgerOf(points: Pick<PointsSource, 'linesOf' | 'balanceOf'>, memberId: string) {
  const read = async (before: number) => {
    const lines = await points.linesOf(memberId)
    const held = await points.balanceOf(memberId)
    return { lines: oldestFirst(lines), held, isWhole: held.points === before }
  }
  const first = await read((await points.balanceOf(memberId)).points)
  return first.isWhole ? first : read(first.held.points)
}

/** Sorting leaves lines of one moment as they are listed, which is turned round where the newest comes first. */
function oldestFirst(lines: readonly Line[]): Line[] {
  const isNewestFirst = (lines[0]?.occurredAt ?? 0) > (lines.at(-1)?.occurredAt ?? 0)
  return (isNewestFirst ? lines.toReversed() : lines).toSorted((a, b) => a.occurredAt - b.occurredAt)
}

/** The balance of today less what was posted after the line. */
function balanceAfterLine(lines: readonly Line[], line: Line, balance: number): number {
  const later = lines.slice(lines.indexOf(line) + 1).filter(({ postedAt }) => postedAt !== null)
  return later.reduce((left, { basePoints, bonusPoints }) => left - basePoints - bonusPoints, balance)
}

/** Without letters that are read wrongly: people quote it. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const newOrderNumber = () =>
  `BX${Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
