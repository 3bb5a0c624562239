import { expect, test } from 'vitest'
import { signInMethod } from './sign-in-method.ts'

test.each([
  [['pwd'], 'password'],
  [['otp'], 'code'],
  [['sms', 'mfa'], 'code'],
  [['pwd', 'otp', 'mfa'], 'password-and-code'],
  [['hwk', 'user', 'pin'], 'passkey'],
  [['pop'], 'passkey'],
])('%j is a sign-in by %s', (amr, method) => {
  expect(signInMethod(amr)).toBe(method)
})

test.each([
  [undefined],
  [null],
  ['pwd'],
  [[]],
  [['mfa']],
  [['pwd', 'mfa']],
  [['pwd', 'hwk']],
  [['fed']],
  [['pwd', 'fed']],
  [[1]],
])('%j says no method that this release could name', (amr) => {
  expect(signInMethod(amr)).toBeNull()
})
