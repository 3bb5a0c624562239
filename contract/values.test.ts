import { expect, test } from 'vitest'
import { type Localised, textIn } from './serving/words.ts'
import { moment, webAddress } from './values.ts'

test.each(['https://partner.test/go?code=1', 'http://carrier.test'])('a page may link to “%s”', (address) => {
  expect(webAddress.safeParse(address).success).toBe(true)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'partner.test', '/offers'])(
  'a page never links to “%s”',
  (address) => {
    expect(webAddress.safeParse(address).success).toBe(false)
  },
)

test.each([
  ['2026-11-23T12:00:00Z', '2026-11-23T12:00:00Z'],
  ['2026-11-23T22:30:00-03:30', '2026-11-24T02:00:00.000Z'],
  ['2026-11-23T12:00:00+00:00', '2026-11-23T12:00:00.000Z'],
])('the moment %s is read in UTC, so that moments can be compared as text', (said, read) => {
  expect(moment.parse(said)).toBe(read)
})

test.each(['2026-11-23T12:00:00', '2026-11-23', '2026-11-23T12:00:00-0330'])('%s is no moment', (said) => {
  expect(moment.safeParse(said).success).toBe(false)
})

test('a text is English in a language that it is not written in yet', () => {
  const title: Localised = { en: 'Order', fr: 'Commande' }
  // Whoever adopts the site adds it to `language`.
  const further = JSON.parse('"es"')
  expect([textIn(title, 'fr'), textIn(title, further)]).toEqual(['Commande', 'Order'])
  expect(textIn({ ...title, [further]: 'Pedido' }, further)).toBe('Pedido')
})
