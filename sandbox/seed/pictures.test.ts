import sharp from 'sharp'
import { expect, test } from 'vitest'
import { picture, pictureFile, picturePaths } from './pictures.ts'

test('every drawing is answered as SVG without an outside reference', async () => {
  const paths = picturePaths().filter((path) => path.endsWith('.svg'))
  expect(paths).toHaveLength(26 * 3 + 10)
  for (const path of paths) {
    const svg = String((await pictureFile(path))?.body)
    expect(svg, path).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
    expect(svg.replace('http://www.w3.org/2000/svg', ''), path).not.toMatch(/https?:|href|<script|<image/)
  }
})

test('every PNG has the size that its picture promises', async () => {
  const paths = picturePaths().filter((path) => path.endsWith('.png'))
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) {
    const [, , kind, file = ''] = path.split('/')
    // The paths hold no other kinds; `picture` refuses one that it does not know.
    const { width, height } = picture(kind as Parameters<typeof picture>[0], file.replace('.png', ''))
    expect({ path, ...(await sharp((await pictureFile(path))?.body).metadata()) }).toMatchObject({
      path,
      width,
      height,
    })
  }
})

test('a picture of a brand names the colour that it stands on', async () => {
  const paths = picturePaths().filter((path) => /\/(cards|swatches|featured)\/.*png$/.test(path))
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) {
    const [, , kind, file = ''] = path.split('/')
    const { colour } = picture(kind as Parameters<typeof picture>[0], file.replace('.png', ''))
    expect(colour, path).toMatch(/^#[0-9a-f]{6}$/)
    const { data, info } = await sharp((await pictureFile(path))?.body)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const ground = Buffer.from(colour?.slice(1) ?? '', 'hex')
    let at = data.indexOf(ground)
    while (at >= 0 && at % info.channels !== 0) at = data.indexOf(ground, at + 1)
    expect(at, path).toBeGreaterThanOrEqual(0)
  }
})

test.each([
  '/media/cards/unknown.png',
  '/media/cards/../cards/maple-books.png',
  '/media/wallets/maple-books.png',
  '/media/cards/maple-books.gif',
  '/media/cards/constructor.svg',
])('%s does not exist', async (path) => expect(await pictureFile(path)).toBeNull())

test('content that names a picture without a drawing fails', () => {
  expect(() => picture('cards', 'unknown')).toThrow('cards/unknown.svg')
})
