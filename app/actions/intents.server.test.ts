import { expect, test } from 'vitest'
import { type IntentState, outcomeOf } from './intents.server.ts'

const refusal = { code: 'ADDRESS_IN_USE', correlationId: 'c' }
test.each<[IntentState, string]>([
  [{ name: 'waiting', cancelled: false }, 'waiting'],
  [{ name: 'waiting', cancelled: true }, 'cancelled'],
  [{ name: 'running', since: 1 }, 'unknown'],
  [{ name: 'done' }, 'done'],
  [{ name: 'refused', refusal }, 'refused'],
  [{ name: 'refused', refusal: { ...refusal, code: 'NETWORK', mayHaveHappened: true } }, 'unknown'],
])('%o is told as %s', (state, outcome) => {
  expect(outcomeOf({ state })).toBe(outcome)
})
