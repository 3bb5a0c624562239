import { expect, test } from 'vitest'
import { withFormInput } from './carry-input.ts'

const fields = (query: string) => new URLSearchParams(query)

test('form input is carried over, and the step stays the same', () => {
  expect(
    withFormInput('/fr-ca/account/redeem/credit', fields('card=a1&step=review&amount=other&points=1050')),
  ).toBe('/fr-ca/account/redeem/credit?card=a1&amount=other&points=1050')
  expect(
    withFormInput(
      '/gift-cards/tundra/redeem?format=E-Card&sku=t-25&step=amount',
      fields('format=E-Card&step=review&sku=t-50&quantity=3'),
    ),
  ).toBe('/gift-cards/tundra/redeem?format=E-Card&sku=t-50&step=amount&quantity=3')
})

test('a cleared field overrides the URL, and an empty field that is not in the URL is left out', () => {
  expect(withFormInput('/fr-ca/account/redeem/credit?points=900', fields('points=&step=review'))).toBe(
    '/fr-ca/account/redeem/credit?points=',
  )
  expect(withFormInput('/fr-ca/account/redeem/credit', fields('points=&step=review'))).toBe(
    '/fr-ca/account/redeem/credit',
  )
})
