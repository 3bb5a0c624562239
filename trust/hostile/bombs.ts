import { crc32, createDeflate } from 'node:zlib'
import sharp from 'sharp'

/** 196 million pixels in a few hundred kilobytes. */
const SIDE = 14_000

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A grey picture of `side` × `side`, packed row by row so that it is never in memory as a whole. */
async function hugePng(side: number, bits: 1 | 8): Promise<Buffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = bits
  const deflate = createDeflate({ level: 9 })
  const packed: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => packed.push(chunk))
  const row = Buffer.alloc(1 + Math.ceil((side * bits) / 8))
  for (let line = 0; line < side; line += 1)
    if (!deflate.write(row)) await new Promise((resolve) => deflate.once('drain', resolve))
  await new Promise<void>((resolve) => deflate.end(() => resolve()))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', Buffer.concat(packed)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Files that are broken pictures, each in its own way, and `good.png`. */
export async function bombs(): Promise<ReadonlyMap<string, Buffer>> {
  const good = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0b3d2e' } })
    .png()
    .toBuffer()
  const jpeg = await sharp(good).jpeg().toBuffer()
  // The header says another size than the file has.
  const lyingGif = Buffer.from('GIF89a\xff\xff\xff\xff\x80\x00\x00\x00\x00\x00\xff\xff\xff', 'latin1')
  return new Map<string, Buffer>([
    ['good.png', good],
    ['bomb-8.png', await hugePng(SIDE, 8)],
    ['bomb-1.png', await hugePng(60_000, 1)],
    ['half.png', good.subarray(0, good.length >> 1)],
    ['half.jpg', jpeg.subarray(0, jpeg.length >> 1)],
    ['lying.gif', lyingGif],
    ['empty.png', Buffer.alloc(0)],
    ['head.png', good.subarray(0, 33)],
    ['noise.png', Buffer.concat([good.subarray(0, 8), Buffer.alloc(5_000, 0xa5)])],
    ['script.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    [
      'entities.svg',
      Buffer.from(`<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "${'a'.repeat(999)}">]><svg>&a;</svg>`),
    ],
    ['page.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['large.png', Buffer.concat([good, Buffer.alloc(9 * 1024 * 1024)])],
    ['riff.webp', Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 \xff\xff\xff\x7f', 'latin1')],
    ['ftyp.avif', Buffer.from('\x00\x00\x00\x1cftypavif\x00\x00\x00\x00', 'latin1')],
  ])
}
