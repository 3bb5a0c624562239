import { expect, test } from 'vitest'
import { webAddress } from './values.ts'

test.each(['https://partner.test/go?code=1', 'http://carrier.test'])('a page may link to “%s”', (address) => {
  expect(webAddress.safeParse(address).success).toBe(true)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'partner.test', '/offers'])(
  'a page never links to “%s”',
  (address) => {
    expect(webAddress.safeParse(address).success).toBe(false)
  },
)
