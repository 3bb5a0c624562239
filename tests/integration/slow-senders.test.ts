import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Member, signedIn } from './member.ts'

/** More than the site processes at once in any of its lanes. */
const SENDERS = 150
const LINES = 20_000

/**
 * Opens a connection that sends `head` and then a byte every quarter of a second, until the site closes it.
 * @returns what the site has sent by then
 */
async function drip(head: string): Promise<{ readonly ended: Promise<string> }> {
  const { hostname, port } = new URL(inject('world').site)
  const socket = connect({ host: hostname, port: Number(port) })
  const dripping = setInterval(() => socket.write('a'), 250)
  onTestFinished(() => {
    clearInterval(dripping)
    socket.destroy()
  })
  let read = ''
  socket.on('data', (data) => (read += data.toString()))
  socket.on('error', () => {})
  const ended = new Promise<string>((resolve) => {
    socket.on('close', () => {
      clearInterval(dripping)
      resolve(read)
    })
  })
  await new Promise<void>((resolve) => socket.write(head, () => resolve()))
  return { ended }
}

const headOf = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nhost: ${new URL(inject('world').site).host}\r\n${more}`
const withBody = (path: string) =>
  headOf(
    'POST',
    path,
    'sec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 4000\r\n\r\n',
  )

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
  // Each is closed at last: the site waits neither for its sender nor for the whole of it.
  for (const read of await Promise.all(slow.map(({ ended }) => ended)))
    expect(read).toMatch(/^$|^HTTP\/1\.1 408 /)
  // A slow reader is not disconnected.
  expect(await linesOf(statement)).toBeGreaterThan(LINES)
  expect(statement, 'the whole file').toMatchObject({ complete: true })
}, 60_000)
