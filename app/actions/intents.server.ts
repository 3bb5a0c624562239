import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Locale, locales, otherLocale, withLocalePrefix } from '#app/domain/locale.ts'
import { audit } from '#app/edge/audit.server.ts'
import { enforceRateLimit } from '#app/session/rate-limits.server.ts'
import { sealedRecords, type Versioned } from '#app/session/sealed-records.server.ts'
import { recordStore } from '#app/session/store.server.ts'
import { randomHandle } from '#app/session/vault.server.ts'
import { doneSchema, type Hint, refusedSchema, storedAction } from './action.ts'
import { actionOf, type PendingAction, spendsPoints } from './registry.ts'

const MINUTE_MS = 60_000
/** An action waits ten minutes for its step-up. */
const WAITING_MS = 10 * MINUTE_MS
/**
 * Once it may have reached the backend it is kept until its outcome is known, and then for reloads of the result; and for as
 * long as the backend keeps its key (a day, by the contract), so that the same order is never sent under another one.
 */
export const SETTLING_MS = 24 * 60 * MINUTE_MS
/** Its entry is not renewed: it outlives an order that is sent after hours of review. */
const INDEX_MS = 2 * SETTLING_MS

/** What a call sends to name an intent. */
export const intentRef = z.object({ intent: z.string().max(100) })

const words = { title: z.string(), detail: z.string() }

const intentSchema = z.object({
  /** Names the intent in forms and addresses: random, unguessable. */
  handle: z.string(),
  sub: z.string(),
  pending: storedAction,
  /** Sent with the call, however often it is repeated: the backend runs it once. */
  idempotencyKey: z.string(),
  /** When it was first sent, in milliseconds since 1970; absent while it was not, and in a record of a release before this field. */
  sentAt: z.number().optional(),
  /**
   * Its outcome was unknown, and the customer has said that it is not among their orders. Whatever becomes of its next step-up, nobody
   * knows whether it was placed, until the backend says that it does not know the key.
   */
  hasLooked: z.boolean().optional(),
  /** Its receipt was asked for, so that whoever orders the same again knows of it. */
  isTold: z.boolean().optional(),
  /** Identifies what was agreed to; another order has another fingerprint and another key. */
  fingerprint: z.string(),
  /** What the step-up page says is about to happen, in `locale`. */
  hint: z.object({
    ...words,
    image: z.string().optional(),
    /** The same in the other language. Missing in a record of a release before this field. */
    translation: z.object(words).optional(),
  }),
  /** The language in which the customer is continuing. */
  locale: z.enum(locales),
  /** The screen it came from; every ending that is not a success returns there. */
  resumePath: z.string(),
  state: z.discriminatedUnion('name', [
    z.object({
      name: z.literal('waiting'),
      cancelled: z.boolean(),
      /** In place of the record's own, in one of a release before that. */
      hasLooked: z.boolean().optional(),
    }),
    /**
     * `isUnsent`: begun, and not sent since. Missing in a record of a release before this: it may have been sent. `wasUnknown`: nobody
     * could tell of it before.
     */
    z.object({
      name: z.literal('running'),
      since: z.number(),
      isUnsent: z.boolean().optional(),
      wasUnknown: z.boolean().optional(),
    }),
    /** An order whose outcome nobody could tell in time. It may have been placed. */
    z.object({ name: z.literal('unknown'), since: z.number() }),
    doneSchema,
    refusedSchema,
  ]),
})

export type Intent = z.infer<typeof intentSchema>
export type IntentState = Intent['state']
/** An intent as the store has it, with the version that a move must name. */
export type IntentRecord = Versioned<Intent>

const intents = sealedRecords('intent', intentSchema)
const indexes = sealedRecords('intent-index', z.string())

export interface NewIntent {
  readonly sub: string
  readonly pending: PendingAction
  /** Asked for every language, because the customer may switch before the step-up. */
  readonly hint: (locale: Locale) => Hint
  readonly locale: Locale
  readonly resumePath: string
}

/**
 * The pending action for exactly this request of this customer. The same request again, after a reload, in another tab or
 * by a second click, finds the same record and so the same idempotency key.
 * @throws BackendError 429 `TOO_MANY_REQUESTS` where there is none yet: opening asks nothing of the backend, and every list reads all
 */
export async function openIntent(asked: NewIntent): Promise<IntentRecord> {
  const { title, detail } = asked.hint(otherLocale(asked.locale))
  const fresh = { ...asked, hint: { ...asked.hint(asked.locale), translation: { title, detail } } }
  const fingerprint = fingerprintOf(fresh.pending)
  const index = indexOf({ sub: fresh.sub, fingerprint })
  const entry = await indexes.read(index)
  const existing = entry && (await readIntent(entry.value))
  if (existing && (isUnsettled(existing.value) || isUntold(existing.value))) return existing
  if (existing?.value.state.name === 'waiting') {
    // The step-up page repeats what this screen shows, in its language.
    const { hint, locale, resumePath } = fresh
    const renewed = await saveIntent(existing, { ...existing.value, hint, locale, resumePath })
    return renewed ?? openIntent(asked)
  }

  const limit = await enforceRateLimit('intent', fresh.sub)
  const handle = recordStore().place(fresh.sub) + randomHandle()
  const value: Intent = {
    ...fresh,
    handle,
    fingerprint,
    idempotencyKey: randomUUID(),
    state: { name: 'waiting', cancelled: false },
  }
  await intents.create(handle, value, Date.now() + WAITING_MS, fresh.sub)
  const indexed = entry
    ? await indexes.update(index, entry.version, handle, Date.now() + INDEX_MS)
    : await indexes.create(index, handle, Date.now() + INDEX_MS)
  if (indexed) return { value, version: 1 }
  // Another tab was faster: its record counts, ours was never shown.
  await Promise.all([intents.remove(handle), limit.refund()])
  return openIntent(asked)
}

/** Where the newest action of a customer with this fingerprint is found. */
const indexOf = ({ sub, fingerprint }: Pick<Intent, 'sub' | 'fingerprint'>): string =>
  `${recordStore().place(sub)}${sub}:${fingerprint}`

/** The very same order, placed after this one was refused; `undefined` while there is none. */
export async function placedAfter(refused: Intent): Promise<Intent | undefined> {
  if (refused.state.name !== 'refused' || !spendsPoints(refused.pending.action)) return undefined
  const entry = await indexes.read(indexOf(refused))
  const newest = entry && (await readIntent(entry.value))
  return newest?.value.state.name === 'done' ? newest.value : undefined
}

export const readIntent = (handle: string): Promise<IntentRecord | undefined> => intents.read(handle)

/**
 * Moves an intent to its next state, unless it was changed since it was read. Its end is audited.
 * @param hasLooked as the record has it, unless this move decides it
 * @returns the intent as saved, or `undefined` when it was changed
 */
export async function moveIntent(
  record: IntentRecord,
  state: IntentState,
  hasLooked = record.value.hasLooked,
): Promise<IntentRecord | undefined> {
  const moved = await saveIntent(record, { ...record.value, hasLooked, state })
  if (moved && (state.name === 'done' || state.name === 'refused')) {
    const { sub, pending } = moved.value
    audit(state.name === 'done' ? 'action-done' : 'action-refused', { sub, detail: pending.action })
  }
  return moved
}

/** Notes that an action is about to be sent: from now on only the backend knows what became of it. */
export function markSent(begun: IntentRecord): Promise<IntentRecord | undefined> {
  const now = Date.now()
  const { value } = begun
  return saveIntent(begun, { ...value, sentAt: value.sentAt ?? now, state: { name: 'running', since: now } })
}

/**
 * True for one that was begun and whose step-up may not even have been verified. That it is sent is noted first (`markSent`), and
 * cannot be once this has been acted upon.
 */
export const wasNeverSent = ({ state, sentAt, hasLooked = false }: Intent): boolean =>
  state.name === 'running' && state.isUnsent === true && sentAt === undefined && !hasLooked

/** The intent in another language: its words, and the screen to which it returns. */
export function translated(intent: Intent, locale: Locale): Intent {
  if (locale === intent.locale) return intent
  const { title, detail, image, translation = { title, detail } } = intent.hint
  const hint = { ...translation, ...(image && { image }), translation: { title, detail } }
  return { ...intent, locale, hint, resumePath: withLocalePrefix(intent.resumePath, locale) }
}

/**
 * Makes a language that of the rest of the way: the provider's page, the outcome, and the screen it came from.
 * @returns the intent as saved, or `undefined` when it was changed since it was read
 */
export const continueIn = async (record: IntentRecord, locale: Locale): Promise<IntentRecord | undefined> =>
  locale === record.value.locale ? record : saveIntent(record, translated(record.value, locale))

function saveIntent({ version }: IntentRecord, value: Intent): Promise<IntentRecord | undefined> {
  return intents.update(value.handle, version, value, keptUntil(value))
}

function keptUntil({ state, sentAt }: Intent): number {
  if (state.name !== 'waiting') return Date.now() + SETTLING_MS
  return sentAt === undefined ? Date.now() + WAITING_MS : sentAt + SETTLING_MS
}

const isUnsettled = ({ state }: Intent): boolean => state.name === 'running' || state.name === 'unknown'

/** The redirect to its receipt may have been lost on the way: who goes back would be offered an order that has been placed. */
const isUntold = ({ state, isTold = false, pending }: Intent): boolean =>
  state.name === 'done' && !isTold && spendsPoints(pending.action)

/** Notes that the customer asks for the receipt of this order. */
export async function markTold(sub: string, orderNumber: string): Promise<void> {
  const found = (await intents.listByOwner(sub)).find(
    ({ value: { state } }) => state.name === 'done' && state.orderNumber === orderNumber,
  )
  if (found && isUntold(found.value)) await saveIntent(found, { ...found.value, isTold: true })
}

/** The customer's orders that were sent and whose outcome is not known, or not yet. */
export async function unsettledIntents(sub: string): Promise<IntentRecord[]> {
  const found = await intents.listByOwner(sub)
  return found.filter(({ value }) => isUnsettled(value) && spendsPoints(value.pending.action))
}

/** Other orders of the same customer that may have been placed: an order of the backend may be the outcome of any of them. */
export async function otherOpenOrders({ sub, handle }: Intent): Promise<Intent[]> {
  const found = (await intents.listByOwner(sub)).map(({ value }) => value)
  const mayBePlaced = (one: Intent) =>
    isUnsettled(one) || (one.state.name === 'waiting' && (one.hasLooked ?? one.state.hasLooked) === true)
  return found.filter((one) => one.handle !== handle && mayBePlaced(one) && spendsPoints(one.pending.action))
}

/** The numbers of this customer's orders that are known to be done, for as long as their intents are kept; newest last. */
export async function orderNumbersOf(sub: string): Promise<string[]> {
  return (await intents.listByOwner(sub)).flatMap(({ value: { state } }) =>
    state.name === 'done' && state.orderNumber !== undefined ? [state.orderNumber] : [],
  )
}

/** Same action, same identity, same fingerprint: keys are sorted so that their order does not matter. */
function fingerprintOf(pending: PendingAction): string {
  const { action, payload } = pending
  const identity = { action, payload: actionOf(pending)?.identity ?? payload }
  const canonical = JSON.stringify(identity, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return createHash('sha256').update(canonical).digest('base64url')
}

/**
 * How an action that is not an order ended. `unknown`: it is under way, or its answer was lost; it may have happened, and
 * the page where it would show says whether it did.
 */
export type ActionOutcome = 'waiting' | 'cancelled' | 'unknown' | 'done' | 'refused'

export function outcomeOf({ state }: Pick<Intent, 'state'>): ActionOutcome {
  switch (state.name) {
    case 'waiting':
      return state.cancelled ? 'cancelled' : 'waiting'
    case 'running':
    case 'unknown':
      return 'unknown'
    case 'refused':
      return state.refusal.mayHaveHappened ? 'unknown' : 'refused'
    case 'done':
      return 'done'
  }
}
