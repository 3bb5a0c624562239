import { expect, test } from 'vitest'
import { readAuthProblem } from './auth-problem.ts'

test.each([
  ['busy', 'busy'],
  ['step-up-unavailable', 'step-up-unavailable'],
  ['toString', 'provider'],
  [undefined, 'provider'],
  [['busy'], 'provider'],
])('a URL that names %j shows the problem "%s"', (named, shown) => {
  expect(readAuthProblem(named)).toBe(shown)
})
