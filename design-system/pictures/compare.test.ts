import sharp from 'sharp'
import { expect, it } from 'vitest'
import { differenceOf } from './compare.ts'

/** A white picture of 120 × 80 with a dark button, `x` px from the left. */
const button = (x: number, grey = 40) =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: { r: 255, g: 255, b: 255 } } })
    .composite([
      {
        input: { create: { width: 60, height: 30, channels: 3, background: { r: grey, g: grey, b: grey } } },
        left: x,
        top: 20,
      },
    ])
    .png()
    .toBuffer()

it('finds nothing in the same picture, nor in a rounding of its colours', async () => {
  expect(await differenceOf(await button(20), await button(20))).toBeNull()
  expect(await differenceOf(await button(20), await button(20, 44))).toBeNull()
})

it('finds a button that moved by 3 px', async () => {
  expect(await differenceOf(await button(20), await button(23))).toBe(
    'differs in 180 pixels, from 20,20 to 82,49',
  )
})

it('finds a picture that grew', async () => {
  const taller = await sharp(await button(20))
    .extend({ bottom: 3 })
    .png()
    .toBuffer()
  expect(await differenceOf(await button(20), taller)).toBe('was 120 × 80 and is 120 × 83')
})
