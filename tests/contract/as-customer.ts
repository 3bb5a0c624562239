import type { Call } from '@borealis/contract/call.ts'
import { calls, type Operation } from '@borealis/contract/calls.ts'
import type { ProblemCode } from '@borealis/contract/problem.ts'
import { type Question, type Reply, refuses, succeeds } from './ask.ts'
import { anAccessToken, aStepUpToken } from './tokens.ts'

/** Adds the tokens that the call needs; what the question sets itself takes precedence. */
export async function asCustomer(operation: Operation, sub: string, question: Question): Promise<Question> {
  const call: Call = calls[operation]
  if (call.auth === 'none') return question
  const needsStepUp = call.auth === 'step-up' || call.stepUpFields !== undefined
  return {
    bearer: await anAccessToken(sub, { client: call.client }),
    ...(needsStepUp && { stepUp: await aStepUpToken(sub) }),
    ...question,
  }
}

/** Calls as this customer, and expects the success that the contract documents. */
export const succeedsFor = async (
  sub: string,
  operation: Operation,
  question: Question = {},
): Promise<Reply> => succeeds(operation, await asCustomer(operation, sub, question))

/** Calls as this customer, and expects a documented problem. */
export const refusesFor = async (
  sub: string,
  operation: Operation,
  code: ProblemCode,
  question: Question = {},
): Promise<Reply> => refuses(operation, code, await asCustomer(operation, sub, question))
