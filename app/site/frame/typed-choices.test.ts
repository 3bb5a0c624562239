import { expect, test } from 'vitest'
import { withTyped } from './typed-choices.ts'

const fields = (query: string) => new URLSearchParams(query)

test('what was typed goes along, and the step stays where it is', () => {
  expect(
    withTyped('/fr-ca/account/redeem/credit', fields('card=a1&step=review&amount=other&points=1050')),
  ).toBe('/fr-ca/account/redeem/credit?card=a1&amount=other&points=1050')
  expect(
    withTyped(
      '/gift-cards/tundra/redeem?format=E-Card&sku=t-25&step=amount',
      fields('format=E-Card&step=review&sku=t-50&quantity=3'),
    ),
  ).toBe('/gift-cards/tundra/redeem?format=E-Card&sku=t-50&step=amount&quantity=3')
})

test('what was emptied does not come back, and what was never filled in is not named', () => {
  expect(withTyped('/fr-ca/account/redeem/credit?points=900', fields('points=&step=review'))).toBe(
    '/fr-ca/account/redeem/credit?points=',
  )
  expect(withTyped('/fr-ca/account/redeem/credit', fields('points=&step=review'))).toBe(
    '/fr-ca/account/redeem/credit',
  )
})
