import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { addressPayloads, markupPayloads } from '../hostile/markup.ts'

/** Names of fields whose format the contract restricts: with a payload in them, it would reject the whole response. */
const BOUND =
  /(Code|Id|Key|Type|Version|On|At|Date|Locale|language|number|Number|status|state|kind|token|currency|slug|province|email|phone|Phone|colou?r|sku|type|format|cursor|month|id|code|key|correlationId)s?$/
/** Values that are not prose: codes, dates, numbers. */
const WORDLESS = /^([A-Z0-9_]+|[a-z0-9-]+|\d[\d:.TZ-]*|[\w-]+@.+|#[0-9a-f]{3,8})$/
const ADDRESS = /^(https?:\/\/|\/)/

/** Which payloads the next texts get. */
interface Poison {
  /** Index of the first payload of the next responses. */
  turn: number
  /** Whether URLs become payloads, too. What the contract rejects is then not shown. */
  withAddresses: boolean
}

/** Payloads per text, because a name of three thousand characters is unrealistic. */
const PER_TEXT = 4

/**
 * A proxy that adds markup to every text of the backend's responses, as a compromised backend could.
 * @returns a way to stop it, to choose the payloads, and to count the changed texts
 */
export async function startPoisoner(port: number, to: string) {
  const poison: Poison = { turn: 0, withAddresses: false }
  const seen = { texts: 0, addresses: 0, payloads: new Set<string>() }
  const server = createServer(async (request, response) => {
    try {
      const body = await buffer(request)
      const { host: _host, connection: _connection, ...headers } = request.headers
      const answer = await fetch(to + (request.url ?? ''), {
        method: request.method ?? 'GET',
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        redirect: 'manual',
        ...(body.length > 0 && { body }),
      })
      const isJson = /json/.test(answer.headers.get('content-type') ?? '')
      const bytes = Buffer.from(await answer.arrayBuffer())
      const sent = isJson
        ? Buffer.from(JSON.stringify(poisoned(JSON.parse(bytes.toString('utf8')), '')))
        : bytes
      const passed = [...answer.headers].filter(
        ([name]) => !/^(content-length|content-encoding|transfer-encoding|connection|etag)$/.test(name),
      )
      response.writeHead(answer.status, Object.fromEntries(passed)).end(sent)
    } catch {
      response.destroy()
    }
  })
  function poisoned(value: unknown, name: string): unknown {
    if (typeof value === 'string') return text(value, name)
    if (Array.isArray(value)) return value.map((one) => poisoned(one, name))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, poisoned(held, key)]))
  }
  function text(value: string, name: string): string {
    if (ADDRESS.test(value)) {
      if (!poison.withAddresses) return value
      seen.addresses += 1
      return addressPayloads[seen.addresses % addressPayloads.length] ?? value
    }
    if (BOUND.test(name) || WORDLESS.test(value)) return value
    seen.texts += 1
    const added = Array.from(
      { length: PER_TEXT },
      (_, at) => markupPayloads[(poison.turn + seen.texts * PER_TEXT + at) % markupPayloads.length] ?? '',
    )
    for (const one of added) seen.payloads.add(one)
    return `${value} ${added.join(' ')}`
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    poison,
    seen,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
