import { readFileSync } from 'node:fs'
import { createServer as createHttp, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { runCommand } from '../../scripts/run-command.ts'
import { issuer } from './world.ts'

/** The first byte of a TLS connection: a handshake record. */
const HANDSHAKE = 0x16

/** Creates a certificate authority for this run and its certificate for this machine, in `folder`. */
export async function makeCertificate(folder: string) {
  const at = (name: string) => join(folder, name)
  const run = async (...command: string[]) => {
    const { ok, output } = await runCommand(['openssl', ...command])
    if (!ok) throw new Error(`openssl: ${output}`)
  }
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  await run('req', '-x509', ...key, '-subj', '/CN=Trust', '-keyout', at('ca.key'), '-out', at('ca.pem'))
  await run(
    ...[
      'req',
      '-x509',
      ...key,
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost,IP:127.0.0.1',
    ],
    ...['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-keyout', at('site.key'), '-out', at('site.pem')],
  )
  return { authority: at('ca.pem'), key: at('site.key'), certificate: at('site.pem') }
}

interface TlsDoor {
  readonly port: number
  /** The origin of the site's process behind it. */
  readonly to: string
  readonly files: { readonly key: string; readonly certificate: string }
  /** Added to every request, so that every client of this port is this customer. */
  readonly cookies: string
}

/** Opens a port as a deployment has it: it terminates TLS, and redirects plain HTTP to HTTPS. */
export async function openTlsDoor({ port, to, files, cookies }: TlsDoor): Promise<() => void> {
  const forward = (asked: IncomingMessage, answer: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = asked
    const passed = { ...headers, ...(cookies && { cookie: cookies }) }
    const onward = request(new URL(url, to), { method, headers: passed }, (got) => {
      // The sandbox's provider has no TLS; that of a deployment has, and so its policy says https.
      const headers = got.rawHeaders.map((text) => text.replaceAll(issuer, 'https://id.example.ca'))
      answer.writeHead(got.statusCode ?? 502, headers)
      got.pipe(answer)
    })
    onward.once('error', () => answer.destroy())
    asked.pipe(onward)
  }
  const secure = createHttps({ key: readFileSync(files.key), cert: readFileSync(files.certificate) }, forward)
  const plain = createHttp(({ url }, answer) => {
    answer.writeHead(301, { location: `https://localhost:${port}${url}` }).end()
  })
  const door = createServer((socket) => {
    socket.once('error', () => socket.destroy())
    socket.once('data', (bytes) => {
      socket.pause()
      socket.unshift(bytes)
      const server = bytes[0] === HANDSHAKE ? secure : plain
      server.emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  })
  await new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve))
  return () => {
    door.close()
    secure.closeAllConnections()
    plain.closeAllConnections()
  }
}
