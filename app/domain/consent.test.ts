import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONSENT_WORDING, consentPurposes, formatConsent, parseConsent, parseDeviceId } from './consent.ts'

test('an answer survives its cookie, whatever was allowed', () => {
  fc.assert(
    fc.property(fc.subarray([...consentPurposes]), (granted) => {
      const cookie = formatConsent(granted)
      expect(parseConsent(cookie)).toEqual(granted)
      expect(cookie).toMatch(/^[\w.-]+$/)
    }),
  )
})

test('a refusal is remembered as an answer; no cookie means that nobody answered', () => {
  expect(parseConsent(formatConsent([]))).toEqual([])
  expect(parseConsent(undefined)).toBeUndefined()
  expect(parseConsent('')).toBeUndefined()
})

test('an answer to older words counts for nothing', () => {
  expect(parseConsent('2025-01.measurement.experiments')).toBeUndefined()
})

test('nothing but a known purpose is ever allowed', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...consentPurposes), fc.string())), (named) => {
      const rest = named.join('.')
      const known = consentPurposes.filter((purpose) => rest.split('.').includes(purpose))
      expect(parseConsent(`${CONSENT_WORDING}.${rest}`)).toEqual(known)
    }),
  )
  expect(parseConsent(`${CONSENT_WORDING}.everything`)).toEqual([])
})

test('only an id of ours is a device id', () => {
  const id = '5f1d9a3c-0b1e-4c2d-8e3f-123456789abc'
  expect(parseDeviceId(id)).toBe(id)
  for (const bad of [undefined, '', 'device-7', id.toUpperCase(), `x${id}`, `${id}x`, '<script>']) {
    expect(parseDeviceId(bad)).toBeUndefined()
  }
})
