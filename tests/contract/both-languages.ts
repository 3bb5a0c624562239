import type { Operation } from '@borealis/contract/calls.ts'
import { expect, test } from 'vitest'
import { type Question, succeeds } from './ask.ts'
import { aCustomer } from './control.ts'
import { anAccessToken } from './tokens.ts'

/** Tests that content is served to visitors and customers, and in both languages. */
export function answersInBothLanguages(
  examples: Readonly<Partial<Record<Operation, () => Promise<Question> | Question>>>,
): void {
  test.each(Object.entries(examples))(
    '%s answers visitors and customers in both languages',
    async (name, example) => {
      // The keys of the examples are operations.
      const operation = name as Operation
      const question = await example()
      const english = await succeeds(operation, { ...question, language: 'en' })
      const french = await succeeds(operation, { ...question, language: 'fr' })
      expect(french.text).not.toBe(english.text)
      const { sub } = await aCustomer()
      await succeeds(operation, { ...question, bearer: await anAccessToken(sub, { client: 'content' }) })
    },
  )
}
