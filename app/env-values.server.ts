import { timingSafeEqual } from 'node:crypto'
import { webAddress } from '@borealis/contract/provider.ts'
import { z } from 'zod'

// Shapes of values in the environment, for variables of several files, and what its secrets are compared by.

export const flag = z.enum(['0', '1']).transform((value) => value === '1')

export const origin = webAddress.transform((value, context) => {
  const url = new URL(value)
  if (url.pathname !== '/' || url.search !== '') {
    context.addIssue({
      code: 'custom',
      message: 'must be an origin such as https://www.example.ca, without a path',
    })
  }
  return url.origin
})

/** Secrets without numbers, comma separated: while one is replaced there are two. */
export const someKeys = z.string().transform((value) =>
  value
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== ''),
)

/** Compares with what only who knows a secret could write, in a time that tells nothing of it. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.byteLength === other.byteLength && timingSafeEqual(one, other)
}
