import { expect, test } from 'vitest'
import { within } from './within.ts'

test('what settles in time passes through, what never settles is given up', async () => {
  expect(await within(1_000, Promise.resolve(7))).toBe(7)
  await expect(within(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(within(5, new Promise(() => undefined))).rejects.toThrow('TIMEOUT')
})
