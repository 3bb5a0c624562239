import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { screenColour } from '../tokens/colour.ts'
import type { TokenName } from '../tokens/colours.ts'
import { dark, light, type Theme } from '../tokens/themes.ts'
import { comparePictures, differenceOf } from './compare.ts'

/** A white picture of 120 × 80 with a dark button at `x` px. */
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

it('accepts the same picture, and one whose colours are rounded', async () => {
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

type Box = { left: number; top: number; width: number; height: number }

/** A picture of 400 × 300 in `ground` with one box in `token`, in the theme's colours. */
function planted(theme: Theme, [token, ground]: readonly [TokenName, TokenName], box: Box) {
  const filled = (name: TokenName, width: number, height: number) => {
    const [r = 0, g = 0, b = 0] = screenColour(theme[name])
    return { create: { width, height, channels: 3 as const, background: { r, g, b } } }
  }
  return sharp(filled(ground, 400, 300))
    .composite([{ input: filled(token, box.width, box.height), left: box.left, top: box.top }])
    .png()
    .toBuffer()
}

const hairline = { left: 20, top: 100, width: 360, height: 1 }
const block = { left: 20, top: 100, width: 200, height: 120 }

it.each([
  ['a hairline', light, ['line', 'paper'], hairline],
  ['a hairline in the dark', dark, ['line', 'paper'], hairline],
  ['a shelf', light, ['sunken', 'paper'], block],
  ['a shelf in the dark', dark, ['sunken', 'paper'], block],
  ['a wash', light, ['aurora-wash', 'paper'], block],
  ['a wash in the dark', dark, ['aurora-wash', 'paper'], block],
] as const)('the command finds that %s moved by 3 px', async (_what, theme, colours, box) => {
  const directory = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const places = { baselines: join(directory, 'accepted'), output: join(directory, 'failed') }
  const pictureAt = async (top: number) => [
    { name: 'planted', png: await planted(theme, colours, { ...box, top }) },
  ]
  await comparePictures(await pictureAt(100), { ...places, accept: true })
  const same = await comparePictures(await pictureAt(100), { ...places, accept: false })
  expect(same.failures).toEqual([])
  const moved = await comparePictures(await pictureAt(103), { ...places, accept: false })
  expect(moved.failures).toEqual([
    expect.stringMatching(/^planted (moved faintly|differs) in \d+ pixels, from 20,100 /),
  ])
})

it('tolerates differences in antialiasing', async () => {
  const letters = (grey: number) =>
    sharp({ create: { width: 200, height: 60, channels: 3, background: { r: 255, g: 255, b: 255 } } })
      .composite(
        Array.from({ length: 12 }, (_, index) => ({
          input: {
            create: { width: 2, height: 20, channels: 3 as const, background: { r: grey, g: grey, b: grey } },
          },
          left: 10 + index * 14,
          top: 20,
        })),
      )
      .png()
      .toBuffer()
  expect(await differenceOf(await letters(90), await letters(140))).toBeNull()
})
