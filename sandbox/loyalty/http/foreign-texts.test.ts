import { expect, test } from 'vitest'
import { withForeignTexts } from './foreign-texts.ts'

const asked = { language: 'fr', origin: 'http://backend' } as const
const read = (body: object, operation: Parameters<typeof withForeignTexts>[1] = 'listOffers') =>
  JSON.parse(withForeignTexts(JSON.stringify(body), operation, asked))

test('rows are long, unbroken, marked up and, in French, empty; codes stay', () => {
  const rows = [0, 1, 2, 3].map((n) => ({ offerCode: `code-${n}`, title: 'Titre', points: n }))
  const { offers } = read({ offers: rows })
  expect(offers.map(({ title }: { title: string }) => title)).toEqual([
    expect.stringMatching(/^.{300}$/s),
    expect.stringMatching(/^[^\s-]{60,}$/),
    expect.stringContaining('&eacute;'),
    '',
  ])
  expect(offers.map(({ offerCode, points }: (typeof rows)[0]) => [offerCode, points])).toEqual(
    rows.map(({ offerCode, points }) => [offerCode, points]),
  )
})

test('pictures are missing or elsewhere, the programme’s own words stay, and orders are within a text', () => {
  const image = { url: 'http://backend/media/a.jpg', label: 'x', width: 1, height: 1 }
  const { offers } = read({ offers: [image, image, image].map((one) => ({ image: one })) })
  expect(offers.map((one: { image: { url: string } }) => one.image.url)).toEqual([
    ...[image.url, '//pictures.example/elsewhere.jpg', 'http://backend/media/missing.jpg'],
  ])
  const own = { provinces: [{ name: 'Ontario' }] }
  expect(read(own, 'getPageData')).toEqual(own)
  const { data } = read({ data: { data: JSON.stringify({ orders: [{ title: 'Titre' }] }) } }, 'listOrders')
  expect(JSON.parse(data.data).orders[0].title).toHaveLength(300)
})
