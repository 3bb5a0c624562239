import { maxReceiptBytes } from '@borealis/contract/me.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeReceipt } from './image-encode.server.ts'

/** 60 by 40 pixels lying on their side, with the place where they were taken. */
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#808080' } })
    .jpeg()
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: 'A camera of Avery' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 29/1 0/1' },
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Sudbury</a></x:xmpmeta>')
    .toBuffer()

test('a photo is upright, and has lost everything but what is seen', async () => {
  const source = await photo()
  expect(await sharp(source).metadata()).toMatchObject({ exif: expect.any(Buffer), xmp: expect.any(Buffer) })
  const behind = Buffer.concat([source, Buffer.from('a second picture of Avery')])
  const bytes = await encodeReceipt(behind)
  const { format, width, height, exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 40, height: 60 })
  expect([exif, xmp, icc, iptc, orientation]).toEqual(Array(5).fill(undefined))
  expect(bytes.toString('latin1')).not.toMatch(/Exif|Avery|Sudbury|xmpmeta/)
})

test('the same photo is the same bytes, so that it is one picture for the backend', async () => {
  const source = await photo()
  expect(await encodeReceipt(source)).toEqual(await encodeReceipt(source))
})

test('the largest and least compressible one fits into the call', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const source = sharp({ create: { width: 1_600, height: 3_200, channels: 3, background: '#000', noise } })
  const bytes = await encodeReceipt(await source.jpeg({ quality: 100 }).toBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_600, height: 3_200 })
  expect(bytes.byteLength).toBeLessThan(maxReceiptBytes)
})

test('a transparent drawing is on white', async () => {
  const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
  const { data } = await sharp(await encodeReceipt(await clear.png().toBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[0]).toBeGreaterThan(250)
})

test('what is no photo, or a damaged one, is refused by its bytes', async () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const jpeg = await photo()
  const png = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  for (const [bytes, code] of [
    [gif, 'UNSUPPORTED_IMAGE'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'UNSUPPORTED_IMAGE'],
    [Buffer.from('%PDF-1.7'), 'UNSUPPORTED_IMAGE'],
    [Buffer.alloc(0), 'UNSUPPORTED_IMAGE'],
    [Buffer.concat([jpeg.subarray(0, 3), Buffer.from('<script>')]), 'BROKEN_IMAGE'],
    [jpeg.subarray(0, jpeg.byteLength - 60), 'BROKEN_IMAGE'],
    // A small file of 81 million pixels.
    [png, 'BROKEN_IMAGE'],
  ] as const)
    await expect(encodeReceipt(bytes)).rejects.toMatchObject({ code })
})
