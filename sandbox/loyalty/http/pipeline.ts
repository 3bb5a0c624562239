import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Call } from '@borealis/contract/call.ts'
import { calls, type Operation } from '@borealis/contract/calls.ts'
import { type Answer, forEverybody, problemAnswer } from '@borealis/contract/serving/answer.ts'
import type { StepUp, TokenCheck } from '@borealis/contract/serving/bearer.ts'
import { isPrivate, needsStepUp } from '@borealis/contract/serving/call.ts'
import { checkInput } from '@borealis/contract/serving/check-input.ts'
import {
  type Incoming,
  type Headers as RequestHeaders,
  readHeaders,
} from '@borealis/contract/serving/incoming.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { transaction } from '@borealis/contract/serving/transaction.ts'
import type { CallLog } from '../../control/call-log.ts'
import type { Scenarios } from '../../control/scenarios.ts'
import { InsufficientPointsError } from '../ledger/ledger.ts'
import type { Loyalty } from '../loyalty.ts'
import { closeWhenDue } from '../me/close-account.ts'
import { settleMember } from '../members/settle.ts'
import { runOnce } from '../redeem/run-once.ts'
import { spendBotToken } from './bot-check.ts'
import type { Handler } from './call.ts'
import { applyScenario, CutConnection, foreignAnswer, scenarioRefusal } from './scenario-answer.ts'
import { spendStepUp } from './step-up-uses.ts'
import { tokenRules } from './token-rules.ts'

type Headers = RequestHeaders & { scenarioId: string | null }
type PipelineDeps = { loyalty: Loyalty; tokens: TokenCheck; scenarios: Scenarios; callLog: CallLog }

/**
 * Processes every call in this order: authentication, scenarios, account status, schemas, bot check, idempotency key,
 * step-up, the handler inside one transaction, and validation of its answer against the contract.
 */
export function createPipeline({ loyalty, tokens, scenarios, callLog }: PipelineDeps) {
  const { db, clock, log } = loyalty

  return async <O extends Operation>(operation: O, handler: Handler<O>, incoming: Incoming) => {
    const headers = {
      ...readHeaders(incoming),
      scenarioId: incoming.request.headers.get('x-borealis-scenario'),
    }
    const started = performance.now()
    const seen: Seen = { sub: null, status: 0, wasChanged: false }
    try {
      const answer = await decide(operation, handler, incoming, headers, seen)
      seen.status = answer.status
      return answer
    } catch (error) {
      if (error instanceof CutConnection) throw error
      const answer = problemAnswer(refusalOf(error, log), headers, tokenRules)
      seen.status = answer.status
      return answer
    } finally {
      note(operation, headers, seen)
      log(
        `loyalty ${headers.method} ${headers.path} ${seen.status || 'cut'} ${Math.round(performance.now() - started)} ms`,
      )
    }
  }

  async function decide<O extends Operation>(
    operation: O,
    handler: Handler<O>,
    incoming: Incoming,
    headers: Headers,
    seen: Seen,
  ): Promise<Answer> {
    const call: Call = calls[operation]
    const sub = await tokens.whose(headers.authorization, call)
    seen.sub = sub
    const scenario = scenarios.meet(sub, headers.scenarioId, operation)
    if (scenario?.kind === 'reset') throw new CutConnection()
    if (scenario?.kind === 'expired-token') throw new Refusal('TOKEN_EXPIRED')
    if (scenario?.kind === 'bare') return foreignAnswer(scenario)
    if (scenario?.kind === 'status') return scenarioRefusal(scenario, headers.correlationId)
    if (sub !== null && isPrivate(call)) refuseAccount(loyalty, sub, clock.now())
    const input = await checkInput(call, incoming, headers)
    if (call.headers?.includes('recaptchaToken')) spendBotToken(db, headers.botToken, operation)
    const work = (stepUp: StepUp | null, purpose: string): string | null => {
      const now = clock.now()
      if (stepUp) spendStepUp(db, stepUp, purpose, now)
      if (sub !== null && isPrivate(call)) settleMember(loyalty, sub, now)
      const { language, origin, correlationId, hostIp } = headers
      const known = { operation, sub, language, now, origin, correlationId, hostIp }
      // `checkInput` has parsed the input by the schemas of this operation, and `whose` has identified the caller.
      const answer = handler({ ...known, ...input } as Parameters<Handler<O>>[0])
      return call.response ? JSON.stringify(call.response.parse(answer)) : null
    }
    const stepUp = () => stepUpOf(call, input.body, sub, headers)
    const slowness = scenario?.kind === 'slow' ? scenario.ms : 0
    const answer = call.headers?.includes('Idempotency-Key')
      ? await runOnce({ loyalty, operation, call, sub, headers, body: input.body, stepUp, work, slowness })
      : await runPlainly(call, stepUp, work, slowness)
    if (scenario?.kind === 'cut-after-commit') throw new CutConnection()
    if (scenario?.kind === 'answer-after-commit') return foreignAnswer(scenario)
    const isPublic = call.isPublic || (call.isSearch && sub === null)
    if (isPublic && !scenario) return forEverybody(answer)
    const changed = applyScenario(answer, operation, scenario, headers)
    seen.wasChanged = changed.body !== answer.body
    return changed
  }

  async function runPlainly(
    call: Call,
    stepUpToken: () => Promise<StepUp | null>,
    work: (stepUp: StepUp | null, purpose: string) => string | null,
    slowness: number,
  ): Promise<Answer> {
    if (slowness) await wait(slowness)
    const stepUp = await stepUpToken()
    // Returned instead of thrown, so that its writes are committed.
    const outcome = transaction(db, () => {
      try {
        return work(stepUp, randomUUID())
      } catch (error) {
        if (error instanceof Refusal && error.extras.keepsWrites) return error
        throw error
      }
    })
    if (outcome instanceof Refusal) throw outcome
    return {
      status: call.status,
      body: outcome,
      headers: outcome ? { 'content-type': 'application/json' } : {},
    }
  }

  async function stepUpOf(
    call: Call,
    body: unknown,
    sub: string | null,
    headers: Headers,
  ): Promise<StepUp | null> {
    if (sub === null || !needsStepUp(call, body)) return null
    return tokens.stepUp(headers.stepUp, sub)
  }

  function note(operation: Operation, headers: Headers, { sub, status, wasChanged }: Seen): void {
    const seen = {
      at: new Date(clock.now()).toISOString(),
      operation,
      method: headers.method,
      path: headers.path,
      status,
      acceptLanguage: headers.acceptLanguage,
      idempotencyKey: headers.idempotencyKey,
      correlationId: headers.correlationId,
      hostIp: headers.hostIp,
      hadBearer: headers.authorization !== undefined,
      hadStepUp: headers.stepUp !== undefined,
      wasChanged,
    }
    const askers = [sub, headers.scenarioId].filter((asker) => asker != null)
    for (const asker of askers.length > 0 ? askers : ['anonymous']) callLog.add(asker, seen)
  }
}

type Seen = { sub: string | null; status: number; wasChanged: boolean }

function refusalOf(error: unknown, log: (line: string) => void): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof InsufficientPointsError) return new Refusal('INSUFFICIENT_POINTS')
  log(`loyalty failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  return new Refusal('INTERNAL')
}

/** @throws Refusal UNAUTHENTICATED, ACCOUNT_SUSPENDED or ACCOUNT_CLOSED when the account may not be used */
function refuseAccount(loyalty: Loyalty, sub: string, now: number): void {
  closeWhenDue(loyalty, sub, now)
  const account = loyalty.accounts.findBySub(sub)
  if (!account || !loyalty.db.prepare('SELECT 1 FROM members WHERE sub = ?').get(sub)) {
    throw new Refusal('UNAUTHENTICATED')
  }
  if (account.status === 'suspended') throw new Refusal('ACCOUNT_SUSPENDED')
  if (account.status === 'closed') throw new Refusal('ACCOUNT_CLOSED')
}
