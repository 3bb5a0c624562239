import { createServer, type IncomingMessage } from 'node:http'
import { parseArgs } from 'node:util'
import { passedOn } from './backend-proxy.ts'

/**
 * A proxy in front of a loyalty backend that answers repeated calls from memory, so that a bench of the site measures
 * the site. `--port` is its port, `--backend` the URL of the backend. With `--one-member` it gives the answers of the first who
 * asked to everybody.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    backend: { type: 'string' },
    'one-member': { type: 'boolean', default: false },
  },
})
const { port, backend, 'one-member': isOneMember } = values
if (!port || !backend) throw new Error('--port and --backend are needed')

interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

const NO_BODY = Buffer.alloc(0)
const known = new Map<string, Answer>()

createServer(async (request, response) => {
  const body = request.method === 'GET' ? NO_BODY : await bodyOf(request)
  const { authorization = '', 'accept-language': language = '' } = request.headers
  const who = isOneMember ? '' : authorization
  const key = [request.method, request.url, who, language, body.toString()].join('\n')
  const answer = known.get(key) ?? (await ask(request, body))
  if (answer.status < 300) known.set(key, answer)
  const isKnown =
    answer.headers.etag !== undefined && request.headers['if-none-match'] === answer.headers.etag
  if (isKnown) response.writeHead(304, answer.headers).end()
  else response.writeHead(answer.status, answer.headers).end(answer.body)
}).listen(Number(port))

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function ask(request: IncomingMessage, body: Buffer): Promise<Answer> {
  const headers = passedOn(request.headers)
  // What is kept is the whole answer.
  headers.delete('if-none-match')
  const response = await fetch(`${backend}${request.url}`, {
    method: request.method ?? 'GET',
    headers,
    ...(body.byteLength > 0 && { body: new Uint8Array(body) }),
  })
  return {
    status: response.status,
    headers: Object.fromEntries(
      [...response.headers].filter(([name]) => /^(content-type|cache-control|etag|vary)$/.test(name)),
    ),
    body: Buffer.from(await response.arrayBuffer()),
  }
}
