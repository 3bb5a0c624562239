import { expect, test } from 'vitest'
import { addressedName } from './function-name.ts'

test('a server function is addressed by its name', () => {
  expect(addressedName('getBalance_createServerFn_handler')).toBe('getBalance')
})

test('a Start that exports its functions in another way stops the build', () => {
  expect(() => addressedName('getBalance')).toThrow('another way')
})
