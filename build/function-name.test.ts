import { expect, test } from 'vitest'
import { addressedName, withoutBlockedWords } from './function-name.ts'

test('the URL of a server function ends with its name', () => {
  expect(addressedName('getBalance_createServerFn_handler')).toBe('getBalance')
})

test('the build fails when Start names its handlers differently', () => {
  expect(() => addressedName('getBalance')).toThrow('has changed')
})

test('no file and no function has a name that content blockers stop', () => {
  expect(addressedName('getConsentChoice_createServerFn_handler')).toBe('getAnswerChoice')
  expect(addressedName('getBanner_createServerFn_handler')).toBe('getNotice')
  for (const name of ['send-consent', 'banner', 'cookies_gpctext1', 'promo', 'TrackingPixel'])
    expect(withoutBlockedWords(name)).not.toMatch(/consent|banner|cookie|promo|track|pixel/i)
  expect(withoutBlockedWords('card-art')).toBe('card-art')
})
