import { randomUUID } from 'node:crypto'
import type { Call } from '@borealis/contract/call.ts'
import { calls, type Operation } from '@borealis/contract/calls.ts'
import { extensionFlags } from '@borealis/contract/extension-calls.ts'
import type { RedemptionLimits } from '@borealis/contract/page-data.ts'
import { type Answer, forEverybody, problemAnswer, responseOf } from '@borealis/contract/serving/answer.ts'
import { createTokenCheck, type TokenRules } from '@borealis/contract/serving/bearer.ts'
import { isPrivate, needsStepUp, routeOf } from '@borealis/contract/serving/call.ts'
import { checkInput } from '@borealis/contract/serving/check-input.ts'
import { type Headers, type Incoming, languageOf, readHeaders } from '@borealis/contract/serving/incoming.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { isOfToday, refuseBeyondDay, TODAY_WITHIN_MS } from '@borealis/contract/serving/spending.ts'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { contentCalls, keepContent } from './content-calls.ts'
import { zoneFor } from './handler.ts'
import { memberCalls } from './member-calls.ts'
import { orderCalls } from './order-calls.ts'
import { planners } from './plans.ts'
import type { Edition, Member, OrderState, Sources } from './sources.ts'
import { createSpendings, type Plan } from './spend.ts'
import type { Claiming, Spending, Store } from './store.ts'

export interface AdapterSettings {
  readonly sources: Sources
  readonly store: Store
  readonly tokens: TokenRules
  /** As the site's `STEP_UP_HEADER`. */
  readonly stepUpHeader?: string
  /**
   * An order that is not written so long after its request came is not placed; 8 s by default. Below the site's `BACKEND_TIMEOUT_MS`
   * by two seconds or more, within which what was written is sent: after twice that time-out, the site says of an order that is not
   * known here that it was not placed.
   */
  readonly claimWithinMs?: number
  readonly log: (line: string) => void
  readonly now?: () => number
  /** Named places of an order, for trials that kill the process there. */
  readonly at?: Parameters<typeof createSpendings>[0]['at']
}

/** How long content is kept. No order is priced by an older one. */
const CONTENT_MS = 60_000

/** A request listener that speaks the contract to the site, over a programme's own systems. */
export function createAdapter({ sources, store, tokens, stepUpHeader, log, ...rest }: AdapterSettings) {
  const { now = Date.now, claimWithinMs = 8_000, at = () => {} } = rest
  const { points } = sources
  const content = keepContent(sources.content, { maxAgeMs: CONTENT_MS, now, log })
  const tokenCheck = createTokenCheck(tokens)
  const spendings = createSpendings({ store, points, stepUpRules: tokens, claimWithinMs, now, log, at })
  const own = {
    ...memberCalls({ ...sources, store, spendings }),
    ...orderCalls({ store, points, spendings }),
  }
  const there = new Set(Object.keys(own))
  // An extension is there when each of its calls is.
  const flags = extensionFlags.map((flag) => [flag, callsOf(flag).every((name) => there.has(name))] as const)
  const handlers = { ...own, ...contentCalls({ store, points }, Object.fromEntries(flags)) }
  const handlerOf = new Map<string, (call: never) => unknown>(Object.entries(handlers))
  const planOf = new Map<string, (call: never) => Promise<Plan>>(Object.entries(planners({ store, points })))

  const app = new Hono()
  for (const name of [...handlerOf.keys(), ...planOf.keys()]) mount(name)
  app.get('/health/live', (context) => context.json({ status: 'live' }))
  app.notFound(({ req }) => {
    const known = { language: languageOf(req.header('accept-language') ?? null), correlationId: 'none' }
    const { status, body, headers } = problemAnswer(new Refusal('NOT_FOUND'), known, tokens)
    return new Response(body, { status, headers })
  })
  // What an earlier process left without an outcome.
  spendings.settleAll().catch((error: unknown) => log(`adapter failed: ${String(error)}`))
  return getRequestListener(app.fetch)

  function mount(name: string): void {
    // The keys of both tables are operations.
    const operation = name as Operation
    const call: Call = calls[operation]
    app.on(call.method, routeOf(call), async (context) => {
      const incoming = { request: context.req.raw, params: context.req.param() }
      return responseOf(await answer(operation, call, incoming), context.req.header('if-none-match'))
    })
  }

  async function answer(operation: Operation, call: Call, incoming: Incoming): Promise<Answer> {
    const headers = readHeaders(incoming, stepUpHeader)
    try {
      return await decide(operation, call, incoming, headers)
    } catch (error) {
      if (!(error instanceof Refusal)) log(`adapter ${operation} failed: ${stackOf(error)}`)
      return problemAnswer(error instanceof Refusal ? error : new Refusal('UNAVAILABLE'), headers, tokens)
    }
  }

  /** In this order: who asks, whether they may, what they send, a person, the key of an order, the second check, the call. */
  async function decide(operation: Operation, call: Call, incoming: Incoming, headers: Headers) {
    const arrivedAt = now()
    const { language, origin, correlationId, hostIp } = headers
    const sub = await tokenCheck.whose(headers.authorization, call)
    const findMember = async () => (sub === null ? null : await points.findMember(sub))
    const member = isPrivate(call) ? admitted(await findMember()) : findMember
    const input = await checkInput(call, incoming, headers)
    if (call.headers?.includes('recaptchaToken') && !(await sources.isPerson(headers.botToken, operation)))
      throw new Refusal('BOT_CHECK_FAILED')
    const stepUp = async () =>
      sub !== null && needsStepUp(call, input.body) ? await tokenCheck.stepUp(headers.stepUp, sub) : null
    const known = { operation, sub, language, now: now(), origin, correlationId, hostIp, ...input }
    const planner = planOf.get(operation)
    const read = planner ? content.current : content.shown
    let edition: Promise<Edition> | undefined
    /** One edition for the whole call, in each language. */
    const contentIn = async (wanted = language) => {
      edition ??= read()
      return (await edition)[wanted]
    }
    const asked = { ...known, member, content: contentIn }
    if (planner && sub !== null && typeof member === 'object') {
      let limits: RedemptionLimits = {}
      let states: ReadonlyMap<string, OrderState> = new Map()
      let settled: ReadonlySet<string> = new Set()
      // Only an order that is new needs the sources: the outcome of another is told without them.
      const plan = async () => {
        const { timeZone, placed, recent } = await todayOf(sub, member, store)
        settled = new Set(recent.filter(({ state }) => state === 'done').map(({ key }) => key))
        limits = (await contentIn()).pageData.redemptionLimits ?? {}
        // Before the claim, which asks nobody but the store.
        if (limits.maxPointsPerDay !== undefined && placed.length > 0)
          states = await points.statesOf(member.id)
        // `checkInput` has parsed the input by the schemas of this operation.
        return { ...(await planner(asked as never)), timeZone }
      }
      const checkClaim = async ({ points: spent, purchaseId }: Plan, claiming: Claiming) => {
        const { placed, recent } = await todayOf(sub, member, claiming)
        const counted = placed.filter(({ orderNumber }) => states.get(orderNumber) !== 'cancelled')
        refuseBeyondDay(limits, () => counted.reduce((sum, one) => sum + one.points, 0), spent)
        // What is open of a trip was read before: nobody knows whether that counts an order whose outcome was not known then.
        const isUncounted = ({ key, booking }: Spending) =>
          booking?.purchaseId === purchaseId && key !== headers.idempotencyKey && !settled.has(key)
        if (purchaseId !== null && recent.some(isUncounted))
          throw new Error(`an order is not placed beside another one for the trip ${purchaseId}`)
      }
      return spendings.run({
        operation,
        call,
        sub,
        member,
        headers,
        body: input.body,
        arrivedAt,
        signal: incoming.request.signal,
        stepUp,
        plan,
        checkClaim,
      })
    }
    const token = await stepUp()
    const purpose = randomUUID()
    if (token && !(await store.useStepUp(token, purpose, now()))) throw new Refusal('STEP_UP_REQUIRED')
    try {
      // The same, and `member` is as the call's `auth` says.
      return answerOf(call, await handlerOf.get(operation)?.(asked as never), sub)
    } catch (error) {
      if (token && error instanceof Refusal) await store.releaseStepUp(token, purpose)
      throw error
    }
  }

  /**
   * What the member has ordered today, and in the last 25 hours at all.
   * @throws Refusal ACCOUNT_FROZEN, before anything is priced, and again when it is written
   */
  async function todayOf(sub: string, member: Member, from: Claiming) {
    const kept = await from.keptOf(sub)
    if (kept.frozenSince) throw new Refusal('ACCOUNT_FROZEN')
    const timeZone = zoneFor(member, kept)
    const recent = await from.placedSince(sub, now() - TODAY_WITHIN_MS)
    const placed = recent.flatMap(({ sentAt, booking }) =>
      booking && isOfToday(sentAt, [timeZone, booking.timeZone ?? timeZone], now()) ? [booking] : [],
    )
    return { timeZone, placed, recent }
  }
}

/** An answer is held against the contract before it leaves: what is wrong in a source is an error here, not at the site. */
function answerOf(call: Call, value: unknown, sub: string | null): Answer {
  if (call.response === null) return { status: call.status, body: null, headers: {} }
  const body = JSON.stringify(call.response.parse(value))
  const answer = { status: call.status, body, headers: { 'content-type': 'application/json' } }
  return call.isPublic || (call.isSearch && sub === null) ? forEverybody(answer) : answer
}

/** @throws Refusal for somebody who is no member, or whose account is closed */
function admitted(member: Member | null): Member {
  if (!member) throw new Refusal('UNAUTHENTICATED')
  if (member.status === 'suspended') throw new Refusal('ACCOUNT_SUSPENDED')
  if (member.status === 'closed') throw new Refusal('ACCOUNT_CLOSED')
  return member
}

const callsOf = (flag: string) =>
  Object.entries<Call>(calls).flatMap(([name, call]) => (call.flag === flag ? [name] : []))

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
