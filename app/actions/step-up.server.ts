import type { AuthProblem } from '#app/domain/auth-problem.ts'
import { type Locale, languageTag, STEP_UP_CALLBACK, withLocalePrefix } from '#app/domain/locale.ts'
import { within } from '#app/domain/within.ts'
import { seeOther } from '#app/edge/answers.ts'
import { audit } from '#app/edge/audit.server.ts'
import { log } from '#app/edge/log.server.ts'
import { countSecurityEvent } from '#app/edge/metrics.server.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { failpoint } from '#app/edge/test-instruments.server.ts'
import {
  type Attempt,
  awaitSession,
  beginAttempt,
  findAttempt,
  markUsed,
  recordAnswer,
} from '#app/session/attempts.server.ts'
import { authProblem, lostAttempt, siteUrl } from '#app/session/auth-redirects.server.ts'
import { backendFor } from '#app/session/backend-for.server.ts'
import { writeSessionCookie } from '#app/session/cookie.server.ts'
import { authorizationUrl } from '#app/session/identity.server.ts'
import { ProviderRefusal, patiently, UntrustedAnswer } from '#app/session/provider.server.ts'
import {
  changeSession,
  currentSession,
  findSession,
  rotateSession,
  type Session,
} from '#app/session/session.server.ts'
import { exchangeOf, isDenied, isInTrouble, kindOf } from '#app/session/sign-in.server.ts'
import { assertSteppedUp, StepUpUnproven } from '#app/session/step-up-proof.server.ts'
import { lockFamily, withLock } from '#app/session/tokens.server.ts'
import { learnAnswersByKey } from './answers-by-key.server.ts'
import {
  continueIn,
  type Intent,
  type IntentRecord,
  moveIntent,
  readIntent,
  translated,
  unsettledIntents,
} from './intents.server.ts'
import { pathAfterOutcome, pathOnCancel } from './outcome-path.server.ts'
import { actionOf, spendsPoints } from './registry.ts'
import { beginIntent, runIntent, withdrawIntent } from './run-intent.server.ts'

/**
 * The address of a pending action's step-up: posting the handle there starts it, and who opens it instead, after signing in again,
 * reads what is about to happen.
 */
const stepUpPath = (handle: string, locale: Locale): string =>
  `${withLocalePrefix('/auth/step-up', locale)}?intent=${encodeURIComponent(handle)}`

/**
 * Sends the customer to the provider to confirm a pending action, and on in the language of the page they come from. Without
 * a session they sign in first and come back to the page that names the action; somebody else's action is refused.
 */
export async function beginStepUp(handle: string): Promise<Response> {
  const { locale } = requestContext()
  const record = await readIntent(handle)
  if (!record) return authProblem('expired', locale, withLocalePrefix('/', locale))
  const intent = translated(record.value, locale)
  const session = await currentSession()
  if (!session) {
    const query = new URLSearchParams({ returnTo: stepUpPath(handle, locale) })
    return seeOther(`${withLocalePrefix('/auth/sign-in', locale)}?${query}`)
  }
  if (session.value.sub !== intent.sub)
    return authProblem('other-account', locale, withLocalePrefix('/', locale))
  if (intent.state.name !== 'waiting') return seeOther(pathAfterOutcome(intent))
  try {
    // Its review may be older than that other order: opened anew, it says so, and asks what became of it.
    if (await isHeldBack(intent)) return seeOther(intent.resumePath)
    // Changed since it was read, by another tab: what it is now counts.
    if (!(await continueIn(record, locale))) return await beginStepUp(handle)
    const attempt = await beginAttempt({
      kind: 'step-up',
      redirectUri: siteUrl(STEP_UP_CALLBACK),
      returnTo: pathOnCancel(intent),
      locale,
      intent: handle,
      family: session.value.family,
    })
    const language = languageTag(locale)
    // In both languages, because the provider's page can be read in the other one too.
    const { title, detail, image, translation } = intent.hint
    const stepUp = { hint: JSON.stringify({ title, detail, image, language, translation }) }
    const url = await patiently(authorizationUrl({ ...attempt, language, stepUp }))
    return seeOther(url.href)
  } catch (error) {
    log.error({ err: error }, 'step-up could not begin')
    countSecurityEvent('step-up-refused')
    return authProblem('step-up-unavailable', locale, pathOnCancel(intent))
  }
}

/** Whether nobody knows yet what became of another order of this customer. */
const isHeldBack = async ({ sub, handle, pending }: Intent): Promise<boolean> =>
  spendsPoints(pending.action) && (await unsettledIntents(sub)).some(({ value }) => value.handle !== handle)

/** Handles the provider's answer to a step-up: runs the pending action, once, and redirects to its outcome. */
export async function finishStepUp(query: URLSearchParams): Promise<Response> {
  const { locale } = requestContext()
  const state = query.get('state') ?? ''
  const found = await findAttempt(state, 'step-up')
  const record = found && (await readIntent(found.value.intent ?? ''))
  if (!record) return authProblem(found ? 'expired' : lostAttempt(), locale, withLocalePrefix('/', locale))
  const attempt = found.value
  if (attempt.usedAt !== undefined) return await answerRepeat(state, record)

  const session = await currentSession()
  if (!session) return seeOther(stepUpPath(record.value.handle, attempt.locale))
  if (session.value.sub !== record.value.sub) {
    return authProblem('other-account', attempt.locale, withLocalePrefix('/', attempt.locale))
  }
  // The same member has signed in anew since: the step-up belongs to a session that has ended, and the action still waits.
  if (session.value.family !== attempt.family)
    return seeOther(stepUpPath(record.value.handle, attempt.locale))
  let begun: IntentRecord | undefined
  try {
    const refusal = query.get('error')
    if (refusal !== null) {
      if (!(await markUsed(state, found))) return await showNewest(record)
      return isDenied(refusal)
        ? await recordCancellation(record)
        : refusedByProvider(refusal, record, attempt)
    }
    // Claimed before the attempt is used up, so that a second callback always finds one or the other.
    begun = await beginIntent(record)
    if (!begun) return await answerRepeat(state, record)
    const used = await markUsed(state, found)
    if (!used) {
      await withdrawIntent(begun)
      return await showNewest(record)
    }
    failpoint('step-up:claimed')
    const token = await verifiedToken(query, attempt, record)
    return await runAndShow(begun, session, token, ({ id }) => recordAnswer(state, used, id))
  } catch (error) {
    log.warn({ err: error }, 'step-up failed')
    // Has no effect once the action was sent: the page that it came from then looks its outcome up.
    if (begun && !(await withdrawIntent(begun).catch(() => undefined))) {
      return seeOther(pathAfterOutcome(begun.value))
    }
    return authProblem(problemOf(error), attempt.locale, attempt.returnTo)
  }
}

/**
 * The step-up token, once the provider's answer is verified to be this customer's. Audited here, because a later failure of
 * the action does not make the step-up a refusal.
 * @throws UntrustedAnswer, ProviderRefusal, or a network error
 */
async function verifiedToken(
  query: URLSearchParams,
  attempt: Attempt,
  record: IntentRecord,
): Promise<string> {
  const { sub, pending } = record.value
  try {
    const exchange = await patiently(exchangeOf(query, attempt))
    failpoint('step-up:exchanged')
    assertSteppedUp(exchange.claims, attempt.begunAt ?? 0)
    if (exchange.sub !== sub) throw new UntrustedAnswer('the step-up is by somebody else')
    audit('step-up-passed', { sub, detail: pending.action })
    return exchange.accessToken
  } catch (error) {
    const reason = error instanceof StepUpUnproven ? error.fault : kindOf(error)
    audit('step-up-refused', { sub, detail: `${pending.action}: ${reason}` })
    throw error
  }
}

function problemOf(error: unknown): AuthProblem {
  if (error instanceof StepUpUnproven || error instanceof ProviderRefusal) return 'step-up-unproven'
  return error instanceof UntrustedAnswer ? 'provider' : 'step-up-unavailable'
}

/** The provider said no to the step-up, and the customer did not: nothing of what they typed is lost. */
function refusedByProvider(refusal: string, record: IntentRecord, { locale, returnTo }: Attempt): Response {
  const { sub, pending } = record.value
  log.warn({ error: refusal.slice(0, 60), action: pending.action }, 'the provider refused a step-up')
  audit('step-up-refused', { sub, detail: `${pending.action}: by the provider` })
  return authProblem(isInTrouble(refusal) ? 'step-up-unavailable' : 'step-up-unproven', locale, returnTo)
}

/** @param keepRotated keeps the session's new id for a repeat of the callback */
async function runAndShow(
  begun: IntentRecord,
  session: Session,
  stepUpToken: string,
  keepRotated: (rotated: Session) => Promise<unknown>,
): Promise<Response> {
  // A new id after a step-up: an id that leaked before it is worth nothing afterwards.
  const lock = await lockFamily(session)
  failpoint('step-up:locked')
  const rotated = await withLock(lock, () => rotateSession(session))
  if (!rotated) {
    // Signed out since the callback came, here or elsewhere: that was answered, so nothing is sent any more.
    const { value } = (await withdrawIntent(begun)) ?? begun
    return seeOther(stepUpPath(value.handle, value.locale))
  }
  // Where that fails, a repeat that dropped this answer has to sign in again, once the old id has ended.
  await keepRotated(rotated).catch((error: unknown) =>
    log.warn({ err: error }, 'the new id of a session was not kept'),
  )
  failpoint('step-up:rotated')
  const { handle, pending } = begun.value
  await actionOf(pending)?.keepToken({ handle, session: rotated, token: stepUpToken })
  const backend = backendFor({ session: rotated, locale: begun.value.locale, stepUpToken })
  const ended = await runIntent(begun, backend)
  failpoint('step-up:ran')
  const { state } = ended.value
  if (state.name === 'done' && state.orderNumber) {
    const lastOrderNumber = state.orderNumber
    await changeSession(rotated.id, (data) => ({ ...data, lastOrderNumber }))
    const { idempotencyKey } = ended.value
    const placed = { action: pending.action, idempotencyKey, orderNumber: lastOrderNumber }
    const order = actionOf(pending)?.order
    // The member does not wait for what is learnt for others.
    if (order) void learnAnswersByKey(order, placed, backend)
  }
  failpoint('step-up:answering')
  return seeOther(pathAfterOutcome(ended.value))
}

async function recordCancellation(record: IntentRecord): Promise<Response> {
  if (record.value.state.name !== 'waiting') return seeOther(pathAfterOutcome(record.value))
  const moved = await moveIntent(record, { name: 'waiting', cancelled: true })
  return seeOther(pathAfterOutcome(moved?.value ?? record.value))
}

/** How long a repeat waits for the first callback to have moved the session; milliseconds. */
const REPEAT_WAIT_MS = 3_000

/**
 * The same callback again (a reload, Back, a second click or window): what the first one reached. The browser drops the first answer,
 * and with it the cookie of the session's new id.
 */
async function answerRepeat(state: string, record: IntentRecord): Promise<Response> {
  const current = await currentSession()
  if (current && (await readIntent(record.value.handle))?.value.state.name !== 'waiting') {
    const id = await within(REPEAT_WAIT_MS, awaitSession(state)).catch(() => undefined)
    const moved = id && (await findSession(id))
    if (moved && moved.value.family === current.value.family)
      await writeSessionCookie(moved.id, moved.value.startedAt)
  }
  return showNewest(record)
}

async function showNewest(record: IntentRecord): Promise<Response> {
  const newest = (await readIntent(record.value.handle)) ?? record
  return seeOther(pathAfterOutcome(newest.value))
}
