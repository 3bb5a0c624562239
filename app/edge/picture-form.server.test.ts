import { expect, test } from 'vitest'
import { isPictureForm, readPictureForm } from './picture-form.server.ts'
import { createRequestContext, requestContext, runInRequest } from './request-context.server.ts'

const MB = 1024 * 1024
const BOUNDARY = '----WebKitFormBoundary0123456789abcd'
const url = new URL('https://site.test/help/missing-points')

const part = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const END = `--${BOUNDARY}--\r\n`
const photo = (bytes: number, name = 'receiptPicture') => part(name, 'p'.repeat(bytes), '; filename="a.jpg"')

/** Sends a body piece by piece, after `until`. */
const inPieces = (text: string, until: Promise<void> = Promise.resolve()) =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      const bytes = Buffer.from(text)
      const half = Math.floor(bytes.byteLength / 2)
      controller.enqueue(bytes.subarray(0, half))
      await until
      controller.enqueue(bytes.subarray(half))
      controller.close()
    },
  })

interface Sent {
  session?: string | undefined
  until?: Promise<void>
  type?: string
  length?: number
}

async function read(text: string, { session, until, type, length }: Sent = {}) {
  const request = new Request(url, {
    method: 'POST',
    body: inPieces(text, until),
    headers: {
      'content-type': type ?? `multipart/form-data; boundary=${BOUNDARY}`,
      ...(length !== undefined && { 'content-length': String(length) }),
    },
    duplex: 'half',
  } as RequestInit)
  const context = createRequestContext({
    request,
    url,
    locale: 'en-ca',
    clientIp: '192.0.2.1',
    isShared: false,
  })
  return runInRequest(context, async () => {
    const read = await readPictureForm(request, async () => session)
    if (typeof read === 'number') return read
    expect(read.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
    const fields = Object.fromEntries(new URLSearchParams(await read.text()))
    return { fields, bytes: requestContext().picture?.byteLength }
  })
}

test('one address takes such a form, in both languages', () => {
  const type = `multipart/form-data; boundary=${BOUNDARY}`
  expect(isPictureForm('/help/missing-points', type)).toBe(true)
  expect(isPictureForm('/fr-ca/help/missing-points', type)).toBe(true)
  expect(isPictureForm('/help/missing-points', 'application/x-www-form-urlencoded')).toBe(false)
  for (const path of ['/help', '/help/missing-points/', '/account/profile', '/_serverFn/help/missing-points'])
    expect(isPictureForm(path, type), path).toBe(false)
})

test('a picture of a session is apart from the fields, which are a plain form', async () => {
  const text = part('comment', 'Payé & encore é') + photo(3 * MB) + END
  expect(await read(text, { session: 'one' })).toEqual({
    fields: { comment: 'Payé & encore é', receiptPicture: 'received' },
    bytes: 3 * MB,
  })
})

test('no file was chosen where it has no name; one without a byte is damaged', async () => {
  const form = (file: string) => read(part('comment', 'x') + file + END, { session: 'one' })
  const none = part('receiptPicture', '', '; filename=""')
  expect(await form(none)).toEqual({ fields: { comment: 'x' }, bytes: undefined })
  expect(await form(photo(0))).toEqual({
    fields: { comment: 'x', receiptPicture: 'damaged' },
    bytes: undefined,
  })
})

test('a picture that is too large is discarded, and the fields before it stay', async () => {
  for (const bytes of [8 * MB + 1, 20 * MB])
    expect(await read(part('comment', 'x') + photo(bytes) + END, { session: 'one' })).toEqual({
      fields: { comment: 'x', receiptPicture: 'large' },
      bytes: undefined,
    })
  const atMost = part('comment', 'x') + photo(8 * MB) + END
  expect(await read(atMost, { session: 'one' })).toMatchObject({ bytes: 8 * MB })
})

test('nobody’s picture is kept, however small', async () => {
  for (const bytes of [10, 100_000])
    expect(await read(part('comment', 'x') + photo(bytes) + END)).toEqual({
      fields: { comment: 'x', receiptPicture: 'lost' },
      bytes: undefined,
    })
})

test('a session sends one picture at a time, and many sessions theirs at once while there is memory', async () => {
  const text = part('comment', 'x') + photo(100_000) + END
  const gate = Promise.withResolvers<void>()
  const until = gate.promise
  const letters = 'abcdefghijklmnopqrst'.split('')
  // The lengths that slow phones name: small photos, three as large as a picture may be, and then one more of those.
  const small = letters.map((session) => read(text, { session, until, length: 250_000 }))
  const large = [1, 2, 3].map((one) => read(text, { session: `large ${one}`, until, length: 8 * MB }))
  const busy = { fields: { comment: 'x', receiptPicture: 'busy' }, bytes: undefined }
  expect(await read(text, { session: 'a', length: 250_000 })).toEqual(busy)
  expect(await read(text, { session: 'one more', length: 8 * MB })).toEqual(busy)
  expect(await read(text, { session: 'of unknown length' })).toEqual(busy)
  expect(await read(text, { session: 'another', length: 250_000 })).toMatchObject({ bytes: 100_000 })
  gate.resolve()
  for (const one of await Promise.all([...small, ...large])) expect(one).toMatchObject({ bytes: 100_000 })
  expect(await read(text, { session: 'a' })).toMatchObject({ bytes: 100_000 })
})

test('what is no such form, or more than one, is refused', async () => {
  const session = 'one'
  expect(await read(part('comment', 'x'.repeat(66_000)) + END, { session })).toBe(413)
  expect(await read(part('comment', 'x') + END, { session, length: 33 * MB })).toBe(413)
  expect(await read(part('comment', 'x').repeat(31) + END, { session })).toBe(400)
  expect(await read('nothing of the kind', { session })).toBe(400)
  expect(await read(END, { session, type: 'multipart/form-data; boundary=x y' })).toBe(400)
  // Neither a text in the picture's place nor another file is a picture.
  const odd = part('receiptPicture', 'received') + photo(10, 'another') + END
  expect(await read(odd, { session })).toEqual({ fields: {}, bytes: undefined })
})
