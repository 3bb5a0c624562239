import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Locale } from '../../app/domain/locale.ts'
import { fixedWords } from '../support/words.ts'
import { type Member, signedIn } from './member.ts'
import { REQUESTS_AT_ONCE } from './site-limits.ts'

/** More than the site processes at once in any of its lanes. */
const SENDERS = 2 * REQUESTS_AT_ONCE + 20
const LINES = 20_000

/**
 * Opens a connection that sends `head` and then a byte every quarter of a second, until the site closes it.
 * @returns what the site has sent by then
 */
async function drip(head: string): Promise<{ readonly ended: Promise<string> }> {
  const { ended, socket } = await open(head)
  const dripping = setInterval(() => socket.write('a'), 250)
  const stop = () => clearInterval(dripping)
  onTestFinished(stop)
  socket.on('close', stop)
  return { ended }
}

/** Opens a connection and sends `head`; `ended` resolves with what the site has sent by the time it closes. */
async function open(head: string): Promise<{ readonly ended: Promise<string>; readonly socket: Socket }> {
  const { hostname, port } = new URL(inject('world').site)
  const socket = connect({ host: hostname, port: Number(port) })
  onTestFinished(() => void socket.destroy())
  let read = ''
  socket.on('data', (data) => (read += data.toString()))
  socket.on('error', () => {})
  const ended = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(read))
  })
  await new Promise<void>((resolve) => socket.write(head, () => resolve()))
  return { ended, socket }
}

const headOf = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nhost: ${new URL(inject('world').site).host}\r\n${more}`
const withBody = (path: string) =>
  headOf(
    'POST',
    path,
    'sec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 4000\r\n\r\n',
  )

const PAGE = '/help/missing-points'
const BOUNDARY = 'a-boundary-of-a-form'
const FIELDS = { key: crypto.randomUUID(), partnerCode: 'maple-books', amount: '42.50', comment: 'By card' }

/** A claim with a photo of so many bytes, as a browser's form sends it. */
function claimWithPhoto(path: string, bytes: number, cookie: string): { head: string; body: Buffer } {
  const part = (name: string, more = '') =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n`
  const fields = Object.entries(FIELDS).map(([name, value]) => `${part(name)}\r\n${value}\r\n`)
  const photo = part('receiptPicture', '; filename="receipt.jpg"\r\ncontent-type: image/jpeg')
  const body = Buffer.concat([
    Buffer.from(`${fields.join('')}${photo}\r\n`),
    Buffer.alloc(bytes),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
  const head = headOf(
    'POST',
    path,
    `origin: ${inject('world').site}\r\nsec-fetch-site: same-origin\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\n` +
      `content-length: ${body.byteLength}\r\n${cookie && `cookie: ${cookie}\r\n`}connection: close\r\n\r\n`,
  )
  return { head, body }
}

/** Sends a body at the pace of a slow phone, by the clock, and resolves with all that the site says. */
async function upload(
  { head, body }: { head: string; body: Buffer },
  bytesPerSecond: number,
): Promise<string> {
  const { ended, socket } = await open(head)
  let at = 0
  const begun = performance.now()
  const sending = setInterval(() => {
    const next = body.subarray(at, ((performance.now() - begun) / 1_000) * bytesPerSecond)
    at += next.byteLength
    if (at === body.byteLength) clearInterval(sending)
    if (socket.writable) socket.write(next)
  }, 250)
  onTestFinished(() => clearInterval(sending))
  return ended
}

/** Starts a statement of which only the head is read at first. */
async function startStatement(member: Member): Promise<IncomingMessage> {
  const address = new URL('/account/history/statement/csv?from=2010-01-01', inject('world').site)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { cookie: member.jar.header(address) }, agent: false }, resolve).on(
      'error',
      reject,
    )
  })
  return answer.pause()
}

async function linesOf(answer: IncomingMessage): Promise<number> {
  let lines = 0
  for await (const chunk of answer.setEncoding('utf8')) lines += String(chunk).split('\n').length - 1
  return lines
}

test('a connection that sends a byte at a time is closed, and does not delay others', async () => {
  const member = await signedIn({ points: 500, purchases: LINES })
  const statement = await startStatement(member)
  const unused = await open('')
  const slow = [
    await drip(headOf('GET', '/', 'x-slow: ')),
    ...(await Promise.all(
      Array.from({ length: SENDERS }, (_, index) =>
        drip(withBody(index % 2 ? '/account/profile' : '/auth/step-up')),
      ),
    )),
  ]
  // Other requests succeed in each of the lanes that these connections would have filled: a full lane refuses at once.
  for (let round = 0; round < 5; round++) {
    const paths = ['/', '/account', '/gift-cards/prairie-outfitters/redeem', '/health/ready']
    const answers = await Promise.all(paths.map((path) => member.open(path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  }
  // Each of the slow ones is closed at last: the site waits neither for its sender nor for the whole of it.
  for (const read of await Promise.all(slow.map(({ ended }) => ended)))
    expect(read).toMatch(/^$|^HTTP\/1\.1 408 /)
  // Neither is a browser's connection that was opened ahead of need, nor a slow reader.
  unused.socket.write(headOf('GET', '/', 'connection: close\r\n\r\n'))
  expect(await unused.ended).toMatch(/^HTTP\/1\.1 200 /)
  expect(await linesOf(statement)).toBeGreaterThan(LINES)
  expect(statement, 'the whole file').toMatchObject({ complete: true })
})

test('a member who opens one file after the other gets two at a time, and another once a reader has left', async () => {
  const member = await signedIn({ points: 500, purchases: LINES })
  const [first, second] = [await startStatement(member), await startStatement(member)]
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  const third = await startStatement(member)
  expect([third.statusCode, third.headers.location]).toEqual([
    303,
    '/account/history/statement?dates=custom&from=2010-01-01&file=failed',
  ])
  first.destroy()
  const another = async () => {
    const answer = await startStatement(member)
    answer.destroy()
    return answer.statusCode
  }
  await expect.poll(another).toBe(200)
  second.destroy()
})

/** What becomes of a photo that arrives in half a minute, of the same without a member, and of one that takes minutes. */
async function expectPhotos(locale: Locale): Promise<void> {
  const path = locale === 'fr-ca' ? `/fr-ca${PAGE}` : PAGE
  const aCookie = async () => (await signedIn({}, { locale })).jar.header(new URL(inject('world').site))
  const photo = (cookie: string) => claimWithPhoto(path, 1_500_000, cookie)
  // Of one member, a second photo is refused while the first one arrives.
  const [arrived, ofNobody, tooSlow] = await Promise.all([
    upload(photo(await aCookie()), 64 * 1024),
    upload(photo(''), 64 * 1024),
    upload(photo(await aCookie()), 8 * 1024),
  ])
  // Zeros are no photo: the form comes back with what was typed.
  expect(arrived).toMatch(/^HTTP\/1\.1 (200|4[02]\d) /)
  expect(arrived).toContain(fixedWords(locale, 'claims_pictureKind'))
  expect(arrived).toContain('value="42.50"')
  for (const late of [ofNobody, tooSlow]) {
    expect(late).toMatch(/^HTTP\/1\.1 408 [\s\S]*content-type: text\/html/)
    expect(late).toContain(`<html lang="${locale === 'fr-ca' ? 'fr-CA' : 'en-CA'}">`)
    expect(late).toContain(fixedWords(locale, 'errors_lateHeading'))
  }
}

test('a photo of a slow phone arrives in half a minute; a form that does not arrive has a page', async () => {
  await Promise.all([expectPhotos('en-ca'), expectPhotos('fr-ca')])
})
