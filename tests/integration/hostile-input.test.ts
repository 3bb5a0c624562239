import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { expect, inject, test } from 'vitest'
import { BackendError } from '../../app/backend/backend-error.ts'
import { getGiftCard } from '../../app/features/gift-cards/gift-cards.data.ts'
import { fixedWords } from '../support/words.ts'
import { refusal } from './endings.ts'
import { Browser } from './member.ts'

const FORM = 'application/x-www-form-urlencoded'
const REVEALING = /node_modules|\/app\/|assets\/|\bat \w+ \(|ZodError|invalid_type|Seroval|Server function/

const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(new URL(path, inject('world').site), {
    method: 'POST',
    body,
    redirect: 'manual',
    // Node's fetch sends a stream in chunks, without a content length.
    ...(body instanceof ReadableStream && { duplex: 'half' }),
    headers: { origin: inject('world').site, 'sec-fetch-site': 'same-origin', ...headers },
  })
const call = (body: BodyInit, name = 'validateEmail', type = 'application/json') =>
  send(`/_serverFn/${name}`, body, { 'content-type': type, 'x-tsr-serverfn': 'true' })

const inChunks = (bytes: number) =>
  new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < bytes; sent += 8_192) controller.enqueue(new Uint8Array(8_192).fill(0x20))
      controller.close()
    },
  })

/** `fetch` sends no TRACE. */
const ask = (method: string, path: string) =>
  new Promise<{ status: number | undefined; allow: string | undefined; policy: unknown }>(
    (resolve, reject) => {
      request(new URL(path, inject('world').site), { method }, (answer) => {
        const { allow, 'content-security-policy': policy } = answer.headers
        answer.resume().on('end', () => resolve({ status: answer.statusCode, allow, policy }))
      })
        .on('error', reject)
        .end()
    },
  )

test.each(['TRACE', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
  '%s is no method of the site',
  async (method) => {
    for (const path of ['/offers', '/account', '/_serverFn/getBalance']) {
      const allow = 'GET, HEAD, POST'
      expect(await ask(method, path)).toEqual({ status: 405, allow, policy: expect.any(String) })
    }
  },
)

test('a body above 64 kB is rejected, with or without a content length', async () => {
  expect((await call(' '.repeat(65_537))).status).toBe(413)
  expect((await call(inChunks(80_000))).status).toBe(413)
  const long = await send('/fr-ca/province', inChunks(80_000), { 'content-type': FORM })
  expect(long.status).toBe(413)
  expect(await long.text()).toContain(fixedWords('fr-ca', 'errors_formLongHeading'))
})

test('a form of many megabytes gets the page that says so, not a broken connection', async () => {
  const nine = `province=ON&comment=${'a'.repeat(9 * 1024 * 1024)}`
  for (const [locale, path] of [
    ['en-ca', '/help/missing-points'],
    ['fr-ca', '/fr-ca/province'],
  ] as const) {
    const answer = await send(path, nine, { 'content-type': FORM })
    expect(answer.status).toBe(413)
    const html = await answer.text()
    expect(html).toContain(fixedWords(locale, 'errors_formLongHeading'))
    expect(html).toContain(fixedWords(locale, 'errors_home'))
  }
  expect((await send('/province', inChunks(9 * 1024 * 1024), { 'content-type': FORM })).status).toBe(413)
})

test('a page is sent to whoever asks for it, whatever types they would rather have', async () => {
  const { site } = inject('world')
  for (const accept of [
    'application/json',
    'text/*',
    'TEXT/HTML',
    'application/xhtml+xml',
    'image/*',
    'nonsense',
  ]) {
    for (const [path, status] of [
      ['/fr-ca/offers', 200],
      ['/fr-ca/search?q=pain', 200],
      ['/fr-ca/offers/NC-NOBODY-0', 404],
    ] as const) {
      const answer = await fetch(new URL(path, site), { headers: { accept } })
      expect([accept, path, answer.status]).toEqual([accept, path, status])
      expect(await answer.text()).toContain('<html lang="fr-CA"')
    }
  }
  const headers = { 'content-type': FORM, accept: 'application/json' }
  const refused = await send('/fr-ca/create-account', 'email=nobody', headers)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('<html lang="fr-CA"')
})

test('a body that is too deep, too wide, malformed or of another type is rejected before it is parsed', async () => {
  expect((await call('['.repeat(50_000))).status).toBe(400)
  expect((await call('{"t":')).status).toBe(400)
  expect((await call('a=b', 'validateEmail', FORM)).status).toBe(415)
  expect((await send('/province', 'a=b&'.repeat(300), { 'content-type': FORM })).status).toBe(400)
  expect((await send('/province', '{}', { 'content-type': 'application/json' })).status).toBe(415)
  const deep = encodeURIComponent('['.repeat(2_000))
  expect(
    (await fetch(new URL(`/_serverFn/validateEmail?payload=${deep}`, inject('world').site))).status,
  ).toBe(400)
})

test.each([
  ['/unsubscribe', 'List-Unsubscribe=One-Click', 'multipart/form-data'],
  ['/unsubscribe', 'List-Unsubscribe=One-Click', 'multipart/form-data; boundary=x'],
  ['/fr-ca/unsubscribe', '', 'multipart/form-data; boundary=x'],
  ['/account/orders', '', 'multipart/form-data; boundary=x'],
  ['/province', '', 'multipart/form-data'],
])(
  'what is called a form in parts and has none gets a page that says so: %s %j as %s',
  async (path, body, type) => {
    const answer = await send(path, body, { 'content-type': type })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('<html')
  },
)

test.each(['multipart/form-data; boundary=x', FORM, 'application/json; a=multipart/form-data'])(
  'a call that names a type of form (%s) is refused before the framework reads it as one',
  async (type) => {
    const read = await fetch(new URL('/_serverFn/getPageData', inject('world').site), {
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' },
    })
    const write = await call('{"t":{"t":10,"i":0,"p":{"k":[],"v":[]},"o":0}}', 'endSessions', type)
    expect([read.status, write.status]).toEqual([415, 415])
  },
)

test.each([
  '{}',
  '[]',
  'null',
  '7',
  '{"t":{"t":99}}',
  '{"t":{"t":10,"i":0,"p":{"k":["__proto__"],"v":[{"t":0,"s":1}]},"o":0}}',
])('what is no call is refused: %s', async (body) => {
  const answer = await call(body)
  expect([answer.status, await answer.text()]).toEqual([400, 'Bad request'])
})

test('a call that the serializer cannot parse is rejected with a code', async () => {
  const answer = await call(
    '{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[{"t":4,"i":3}]},"o":0},"f":127,"m":[]}',
  )
  const text = await answer.text()
  expect(text).toContain('INVALID_REQUEST')
  expect(text).not.toMatch(REVEALING)
})

test('a form with unknown fields leads to a page that explains', async () => {
  const answer = await send('/fr-ca/auth/step-up', '', { 'content-type': FORM })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toMatch(/^\/fr-ca\/auth\/problem\?reason=expired/)
})

test('a value that the schema rejects is reported by code, not in the schema’s words; the log names the field', async () => {
  const visitor = new Browser()
  const brandId = 'x'.repeat(5_000)
  const refused = await refusal(visitor.at(() => getGiftCard({ data: { brandId }, fetch: visitor.fetch })))
  expect(refused).toMatchObject({
    name: 'BackendError',
    status: 400,
    code: 'INVALID_REQUEST',
    correlationId: expect.stringMatching(/^[\w-]{30,}$/),
  })
  const log = await readFile(inject('world').siteLog, 'utf8')
  const id = refused instanceof BackendError ? `"${refused.correlationId}"` : 'none'
  const lines = log.split('\n').filter((line) => line.includes(id) && line.includes('"fields":["brandId"]'))
  expect(lines).toHaveLength(1)
  expect(log).not.toContain(brandId)
})

test('a function of another release is gone, and its caller can tell', async () => {
  const answer = await call('{"t":{"t":10,"i":0,"p":{"k":[],"v":[]},"o":0},"f":127,"m":[]}', 'f'.repeat(64))
  const text = await answer.text()
  expect([answer.status, text.includes('RELEASE_GONE')]).toEqual([410, true])
  expect(text).not.toMatch(REVEALING)
})

test.each([
  ['//evil.example/offers?page=2', '/evil.example/offers?page=2'],
  ['/\\evil.example', '/evil.example'],
  ['///', '/'],
])('the path %s stays on this site, whatever host its request names', async (path, location) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = new URL(inject('world').site)
    request({ port, path, host: 'localhost', headers: { host: 'elsewhere.example' } }, resolve)
      .on('error', reject)
      .end()
  })
  answer.resume()
  expect([answer.statusCode, answer.headers.location]).toEqual([308, location])
})
