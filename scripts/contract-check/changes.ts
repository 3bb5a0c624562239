import type { Operation } from '@borealis/contract/calls.ts'
import type { z } from 'zod'
import type { Asker, Question } from './ask.ts'
import type { Member } from './member.ts'
import type { Known } from './sample-calls.ts'

/** Helpers to change something as a member and check that it was stored. */
export function changesOf({ asker, tokens, stepUp, report, has }: Member, known: Known) {
  const bearerOf = (operation: Operation) => tokens[asker.callOf(operation).client]
  return {
    known,
    stepUp,
    notTried: report.notTried,
    has,
    /** The parsed response of a call that must succeed. */
    async done<T>(
      schema: z.ZodType<T>,
      operation: Operation,
      asked: string,
      question: Question = {},
    ): Promise<T | undefined> {
      const answer = await asker.succeeds(operation, asked, { ...question, bearer: bearerOf(operation) })
      return schema.safeParse(answer).data
    },
    refused: (
      operation: Operation,
      asked: string,
      code: Parameters<Asker['refuses']>[2][number],
      question: Question = {},
    ) => asker.refuses(operation, asked, [code], { ...question, bearer: bearerOf(operation) }),
    /** Conditions that must hold now, each with its failure message. */
    holds: (of: Operation, asked: string, ...expected: (readonly [boolean, string])[]) =>
      report.add({
        of,
        asked,
        differs: expected.flatMap(([ok, what]) => (ok ? [] : [`expected ${what}`])),
        notes: [],
      }),
  }
}

export type Changes = ReturnType<typeof changesOf>
