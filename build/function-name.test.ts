import { expect, test } from 'vitest'
import { addressedName } from './function-name.ts'

test('the URL of a server function ends with its name', () => {
  expect(addressedName('getBalance_createServerFn_handler')).toBe('getBalance')
})

test('the build fails when Start names its handlers differently', () => {
  expect(() => addressedName('getBalance')).toThrow('has changed')
})
