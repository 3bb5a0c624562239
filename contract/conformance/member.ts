import type { z } from 'zod'
import type { Operation } from '../calls.ts'
import { accountList } from '../customers.ts'
import type { ExtensionFlag } from '../extension-calls.ts'
import { isCardFor } from '../limits.ts'
import { redemptionStatus, securityKinds, securityLog } from '../me.ts'
import type { Asker, Question } from './ask.ts'
import { differs, type Finding, type Report } from './report.ts'
import { type Known, NOBODY, operations, refusesBadBodies, sample } from './sample-calls.ts'

export interface Tokens {
  /** Access tokens of one member for the two clients. */
  readonly customer: string
  readonly content: string
  /** A step-up token that is too old by now, where there was the time to wait for it. */
  readonly tooOld?: string | undefined
}

/** A signed-in member, the asker with their tokens, and the report. */
export interface Member {
  readonly asker: Asker
  readonly tokens: Tokens
  /** Creates a step-up token; each call needs a new one. */
  readonly stepUp: () => Promise<string>
  readonly report: Report
  /** Whether page data enables these calls. */
  readonly has: (flag: ExtensionFlag) => boolean
}

/** Reads as a member, and changes nothing. */
export type Reader = Pick<Member, 'asker' | 'tokens' | 'report'>

type Accounts = z.infer<typeof accountList>['accounts']

/**
 * Tests a member's reads, and calls that must be refused without a step-up or with a malformed body. Changes nothing.
 */
export async function checkAsMember(
  asker: Asker,
  tokens: Tokens,
  known: Known,
  report: Report,
): Promise<void> {
  const accounts = accountList.safeParse(
    await asker.succeeds('listAccounts', 'as a member', { bearer: tokens.customer }),
  ).data?.accounts
  for (const operation of operations) {
    const call = asker.callOf(operation)
    const bearer = tokens[call.client]
    if (call.flag && !known.flags[call.flag])
      report.notTried(`${operation}: page data does not announce ${call.flag}`)
    else if (operation === 'listTravelPurchases') await checkTravelPurchases(asker, bearer, accounts)
    else if (call.method === 'GET') {
      const question = sample(operation, call, known)
      await checkRead(asker, operation, { ...question, bearer }, report)
      // A provider that is told no audience gives one token for both.
      if (tokens.customer !== tokens.content)
        await asker.refuses(operation, 'with the token of the other client', ['UNAUTHENTICATED'], {
          ...question,
          bearer: tokens[call.client === 'customer' ? 'content' : 'customer'],
        })
    } else await checkWriteRefusals(asker, operation, { ...sample(operation, call, known), bearer }, tokens)
  }
  const guarded = {
    'a new e-mail address': { email: `check-${Date.now()}@example.ca` },
    'a new phone number': { phone: '416-555-0199' },
  }
  for (const [what, body] of Object.entries(guarded))
    await refusesWeakStepUps(asker, 'updateCustomer', { bearer: tokens.customer, body }, tokens, what)
}

/** Sends a call that needs a second check with what is none: nothing, the member's ordinary token, nonsense, or one of too long ago. */
async function refusesWeakStepUps(
  asker: Asker,
  operation: Operation,
  question: Question,
  { tooOld }: Tokens,
  what = '',
): Promise<void> {
  const none: (readonly [asked: string, stepUp: string | undefined])[] = [
    ['without a second check', undefined],
    ['with an ordinary token for the second check', question.bearer],
    ['with a second check that is none', 'nonsense'],
  ]
  if (tooOld) none.push(['with a second check that is too old', tooOld])
  for (const [asked, stepUp] of none)
    await asker.refuses(operation, `${what} ${asked}`.trim(), ['STEP_UP_REQUIRED'], { ...question, stepUp })
}

async function checkTravelPurchases(
  asker: Asker,
  bearer: string,
  accounts: Accounts | undefined,
): Promise<void> {
  const operation = 'listTravelPurchases'
  const accountUniqueId = accounts?.find((card) => isCardFor('travel', card))?.uniqueId
  if (accountUniqueId) await asker.succeeds(operation, 'as a member', { bearer, query: { accountUniqueId } })
  await asker.refuses(operation, 'of a card that is not the member’s', ['ACCOUNT_NOT_FOUND'], {
    bearer,
    query: { accountUniqueId: NOBODY },
  })
}

async function checkRead(
  asker: Asker,
  operation: Operation,
  question: Question,
  report: Report,
): Promise<void> {
  const call = asker.callOf(operation)
  const isThere = operation === 'getRedemption' || call.tag === 'content' || !call.params
  if (!isThere) {
    await asker.refuses(operation, 'one that does not exist', ['NOT_FOUND'], question)
    return
  }
  const answer = await asker.succeeds(operation, 'as a member', question)
  const judged = judgeRead(operation, answer)
  if (judged) report.add({ of: operation, asked: 'what it says', ...judged })
}

/** A call that is not a GET, without its step-up or with a body that must be refused. */
async function checkWriteRefusals(
  asker: Asker,
  operation: Operation,
  question: Question,
  tokens: Tokens,
): Promise<void> {
  const { auth, isRead } = asker.callOf(operation)
  if (isRead) await asker.succeeds(operation, 'as a member', question)
  if (auth === 'step-up')
    await refusesWeakStepUps(asker, operation, { ...question, key: crypto.randomUUID() }, tokens)
  else if (auth !== 'none') await refusesBadBodies(asker, operation, question)
}

/** Rules for some responses beyond their fields. */
function judgeRead(operation: Operation, answer: unknown): Pick<Finding, 'differs' | 'notes'> | undefined {
  if (operation === 'getRedemption') {
    const status = redemptionStatus.safeParse(answer).data?.status
    return {
      differs: differs(status !== 'unknown', 'expected `unknown` of a key that nobody sent'),
      notes: [],
    }
  }
  if (operation !== 'getSecurityLog') return undefined
  const { events = [] } = securityLog.safeParse(answer).data ?? {}
  const known: readonly string[] = securityKinds
  return {
    differs: [],
    notes: differs(
      events.some(({ kind }) => !known.includes(kind)),
      'a kind that the site has no words for: only the `detail` is shown',
    ),
  }
}
