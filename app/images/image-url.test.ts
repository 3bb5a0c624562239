import { expect, test } from 'vitest'
import { densitySrcSet, imageUrl, imageWidths, servedWidth, srcSet } from './image-url.ts'

test('the sixteen widths of the specification, ascending', () => {
  expect(imageWidths).toEqual([
    16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
  ])
})

test('a width is rounded up to one that is served', () => {
  expect([1, 16, 17, 400, 640, 3840, 9999].map(servedWidth)).toEqual([16, 16, 32, 640, 640, 3840, 3840])
})

test('the source is encoded, the quality is 75 unless told', () => {
  expect(imageUrl('http://127.0.0.1:3002/media/cards/a.png?v=1&x=é', 300)).toBe(
    '/_next/image?url=http%3A%2F%2F127.0.0.1%3A3002%2Fmedia%2Fcards%2Fa.png%3Fv%3D1%26x%3D%C3%A9&w=384&q=75',
  )
  expect(imageUrl('/meta/en-ca.png', 640, 50)).toBe('/_next/image?url=%2Fmeta%2Fen-ca.png&w=640&q=50')
})

test('a source set names each served width once', () => {
  expect(srcSet('/a.png', [700, 640, 630])).toBe(
    '/_next/image?url=%2Fa.png&w=640&q=75 640w, /_next/image?url=%2Fa.png&w=750&q=75 750w',
  )
  expect(densitySrcSet('/a.png', 64)).toBe(
    '/_next/image?url=%2Fa.png&w=64&q=75 1x, /_next/image?url=%2Fa.png&w=128&q=75 2x',
  )
})
