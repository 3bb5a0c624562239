import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressFor, takesBrotli } from './compression.server.ts'

const asking = (accepted: string | null) => ({
  headers: new Headers(accepted === null ? {} : { 'accept-encoding': accepted }),
})
const html = () => new Headers({ 'content-type': 'text/html; charset=utf-8' })
const page = '<p>24,850 points</p>'.repeat(200)

it.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=1.0, br;q=0.8', true],
  ['gzip, br ; q=1', true],
  ['br;q=0', false],
  ['gzip, br;q=0.000, deflate', false],
  ['gzip, deflate', false],
  ['brotli', false],
  ['x-br', false],
  [null, false],
])('says of %j whether brotli may be sent: %s', (accepted, takes) => {
  expect(takesBrotli(asking(accepted))).toBe(takes)
})

it('compresses a page for who takes it', async () => {
  const headers = html()
  const body = await new Response(await compressFor(asking('br'), headers, [page])).bytes()
  expect(body.byteLength).toBeLessThan(page.length / 10)
  expect(brotliDecompressSync(body).toString()).toBe(page)
  expect(headers.get('content-encoding')).toBe('br')
})

it('compresses an answer that comes as a stream, and drops the length it had', async () => {
  const headers = new Headers({ 'content-type': 'application/json', 'content-length': String(page.length) })
  const body = await new Response(await compressFor(asking('br'), headers, new Response(page).body)).bytes()
  expect(brotliDecompressSync(body).toString()).toBe(page)
  expect(headers.has('content-length')).toBe(false)
})

it.each([1, 400_000])('sends every character as UTF-8, in %i times a short text too', async (times) => {
  const texts = ['24 850 points', 'échangés à Montréal − 🎁', '\ud83c alone'].map((text) =>
    text.repeat(times),
  )
  const sent = await Promise.all(
    texts.map((text) => compressFor(asking(null), html(), [text.slice(0, 3), text.slice(3)])),
  )
  const bytes = await Promise.all(sent.map((body) => new Response(body).bytes()))
  expect(
    bytes.map((body) => Buffer.from(body).equals(Buffer.from(texts[bytes.indexOf(body)] ?? ''))),
  ).toEqual([true, true, true])
})

it('tells caches that the answer depends on who asks, also where it is sent plain', async () => {
  const headers = html()
  expect(await new Response(await compressFor(asking('gzip'), headers, [page])).text()).toBe(page)
  expect(headers.get('vary')).toBe('accept-encoding')
  expect(headers.has('content-encoding')).toBe(false)
})

it('leaves what fits one packet, what is no text and what is compressed already', async () => {
  const small = html()
  await compressFor(asking('br'), small, ['ok'])
  const body = new Response(page).body
  const picture = new Headers({ 'content-type': 'image/avif' })
  expect(await compressFor(asking('br'), picture, body)).toBe(body)
  const packed = new Headers({ 'content-type': 'text/html', 'content-encoding': 'gzip' })
  expect(await compressFor(asking('br'), packed, body)).toBe(body)
  expect([small, picture].map((headers) => headers.has('content-encoding'))).toEqual([false, false])
})

it('sends a file on while it is made, and ends its making when nobody reads on', async () => {
  const headers = new Headers({ 'content-type': 'text/csv; charset=utf-8' })
  let made = 0
  let isEnded = false
  const line = new TextEncoder().encode('2026-11-22;107;« Épicerie »\n'.repeat(4_000))
  const file = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      made += 1
      // Incompressible chunks, so that the compressor has to emit something.
      controller.enqueue(line.map((byte) => byte ^ Math.floor(Math.random() * 256)))
    },
    cancel: () => {
      isEnded = true
    },
  })
  const sent = new Response(await compressFor(asking('br'), headers, file)).body?.getReader()
  expect((await sent?.read())?.value?.byteLength).toBeGreaterThan(0)
  expect(made).toBeLessThan(20)
  await sent?.cancel()
  await expect.poll(() => isEnded).toBe(true)
})

it('breaks a file off where its making broke off', async () => {
  const headers = new Headers({ 'content-type': 'text/csv' })
  const file = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(page)),
    pull: (controller) => controller.error(new Error('the backend is gone')),
  })
  const sent = new Response(await compressFor(asking('br'), headers, file))
  await expect(sent.bytes()).rejects.toThrow('the backend is gone')
})
