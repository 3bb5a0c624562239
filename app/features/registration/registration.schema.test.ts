import { MAX_ID } from '@borealis/contract/limits.ts'
import { expect, test } from 'vitest'
import { INTEREST } from '#app/domain/interest-field.ts'
import { JOIN_WORDING, WORDING_FIELD } from './check-join.ts'
import { customerOf, fieldAt, joinValues } from './registration.schema.ts'

const asked = {
  rules: { today: '2026-11-21', minimumAge: 14 },
  language: 'fr' as const,
  termsVersion: '2026-11',
  interests: [{ code: 'BOOKS', name: 'Livres' }],
}
const values = {
  email: ' maelle@exemple.ca ',
  firstName: 'Maëlle',
  lastName: 'Robichaud',
  birthDate: '1994-02-28',
  provinceCode: 'NB',
  terms: '2026-11',
  [WORDING_FIELD]: JOIN_WORDING,
}

test('an interest is ticked by the longest code that the contract has', () => {
  const code = 'x'.repeat(MAX_ID)
  const sent = joinValues.parse({ ...values, [INTEREST + code]: 'on' })
  const checked = customerOf(sent, { ...asked, interests: [{ code, name: 'Books' }] })
  expect(checked).toMatchObject({ ok: true, body: { preferences: { interests: [code] } } })
})

test('nothing that was not said is sent as said', () => {
  const checked = customerOf(values, asked)
  expect(checked).toMatchObject({
    ok: true,
    body: {
      email: 'maelle@exemple.ca',
      gender: null,
      phone: null,
      shippingAddress: null,
      kitNumber: null,
      language: 'fr',
      termsVersion: '2026-11',
      preferences: { interests: [], personalisation: false },
    },
  })
  if (!checked.ok) throw new Error('refused')
  expect(checked.body.consents.every(({ isGranted }) => !isGranted)).toBe(true)
  expect(checked.body.consents.every(({ wordingVersion }) => wordingVersion === JOIN_WORDING)).toBe(true)
})

test.each([
  ['terms that have changed since', { terms: '2026-10' }],
  ['terms of no version', { terms: 'on' }],
  ['consents whose wording has changed since', { [WORDING_FIELD]: 'an old one' }],
  ['consents of no wording', { [WORDING_FIELD]: '' }],
])('%s are not recorded as accepted', (_what, shown) => {
  expect(customerOf({ ...values, ...shown }, asked)).toEqual({ ok: false, errors: { terms: 'changed' } })
})

test('an address that was copied from a mail program is sent as the address that it is', () => {
  const checked = customerOf({ ...values, email: 'Maëlle <maelle@exemple.ca>' }, asked)
  expect(checked).toMatchObject({ ok: true, body: { email: 'maelle@exemple.ca' } })
})

test('each consent stands for itself; texts are asked about only with a number', () => {
  const checked = customerOf({ ...values, phone: '5065550188', 'consent:offers/sms': 'on' }, asked)
  if (!checked.ok) throw new Error('refused')
  expect(checked.body.phone).toBe('506-555-0188')
  expect(checked.body.consents.filter(({ isGranted }) => isGranted)).toEqual([
    { purpose: 'offers', channel: 'sms', isGranted: true, wordingVersion: JOIN_WORDING },
  ])
  const without = customerOf({ ...values, 'consent:offers/sms': 'on' }, asked)
  expect(without.ok && without.body.consents.some(({ channel }) => channel === 'sms')).toBe(false)
})

test.each([
  ['allowed', { personalisation: 'on' }, true],
  ['not allowed', {}, false],
])(
  'offers chosen by purchases, %s, go along as a decision about the words on the screen',
  (_how, ticked, isGranted) => {
    const checked = customerOf({ ...values, ...ticked }, asked)
    if (!checked.ok) throw new Error('refused')
    expect(checked.body.preferences.personalisation).toBe(isGranted)
    expect(checked.body.consents).toContainEqual({
      purpose: 'personalisation',
      channel: 'any',
      isGranted,
      wordingVersion: JOIN_WORDING,
    })
  },
)

test('an address, interests and a card go along as the contract has them', () => {
  const checked = customerOf(
    {
      ...values,
      addressLine1: '12, rue Principale',
      city: 'Caraquet',
      addressProvinceCode: 'N.-B.',
      postalCode: 'e1w1a1',
      kitNumber: '6046 4601 9322 7504',
      'interest:BOOKS': 'on',
      // No box of the form any more: it could not be unticked.
      'interest:TELEX': 'on',
    },
    asked,
  )
  expect(checked).toMatchObject({
    ok: true,
    body: {
      shippingAddress: { addressLine1: '12, rue Principale', provinceCode: 'NB', postalCode: 'E1W 1A1' },
      kitNumber: '6046460193227504',
      preferences: { interests: ['BOOKS'] },
    },
  })
})

test('what the contract refuses comes back under the name of its field', () => {
  expect(customerOf({ ...values, email: 'a..b@exemple.ca' }, asked)).toEqual({
    ok: false,
    errors: { email: 'wrong' },
  })
  expect(fieldAt('shippingAddress.provinceCode')).toBe('addressProvinceCode')
  expect(fieldAt('shippingAddress.postalCode')).toBe('postalCode')
  expect(fieldAt('consents.0.wordingVersion')).toBe('consents')
  expect(fieldAt('preferences.interests')).toBe('interests')
  expect(fieldAt('termsVersion')).toBe('terms')
})

test('a form that is no form of ours is refused', () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`f${index}`, 'x']))
  expect(joinValues.safeParse(many).success).toBe(false)
})

test('a field that has more than anything takes is refused, and never cut to what would be valid', () => {
  const pasted = { email: `${values.email}${' '.repeat(500)}x`, phone: `705-555-0137${' '.repeat(500)}x` }
  const checked = customerOf(joinValues.parse({ ...values, ...pasted }), asked)
  expect(checked).toMatchObject({ ok: false, errors: { email: 'wrong', phone: 'wrong' } })
})
