import { expect, test } from 'vitest'
import { imageUrl, imageWidths, picture, swatch } from './image-url.ts'

test('the sixteen widths of the specification, ascending', () => {
  expect(imageWidths).toEqual([
    16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
  ])
})

test('the source is encoded, the quality is 75', () => {
  expect(imageUrl('http://127.0.0.1:3002/media/cards/a.png?v=1&x=é', 384)).toBe(
    '/_next/image?url=http%3A%2F%2F127.0.0.1%3A3002%2Fmedia%2Fcards%2Fa.png%3Fv%3D1%26x%3D%C3%A9&w=384&q=75',
  )
})

test('a picture names its widths, and a swatch is there for dense screens', () => {
  const art = { url: '/a.png', colour: '#123456' }
  const at = (width: number) => `/_next/image?url=%2Fa.png&w=${width}&q=75`
  expect(picture(art, 640, [640, 750])).toEqual({
    src: at(640),
    srcSet: `${at(640)} 640w, ${at(750)} 750w`,
    ground: '#123456',
  })
  expect(swatch(art, 64, 128)).toEqual({
    src: at(64),
    srcSet: `${at(64)} 1x, ${at(128)} 2x`,
    ground: '#123456',
  })
})
