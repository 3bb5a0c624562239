import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { addressPayloads, markupPayloads } from '../hostile/markup.ts'

/** Names whose values are no text for people: a contract that holds them to a form would refuse the whole answer. */
const BOUND =
  /(Code|Id|Key|Type|Version|On|At|Date|Locale|language|number|Number|status|state|kind|token|currency|slug|province|email|phone|Phone|colou?r|sku|type|format|cursor|month|id|code|key|correlationId)s?$/
/** Values that do not look like prose: codes, days, numbers. */
const WORDLESS = /^([A-Z0-9_]+|[a-z0-9-]+|\d[\d:.TZ-]*|[\w-]+@.+|#[0-9a-f]{3,8})$/
const ADDRESS = /^(https?:\/\/|\/)/

/** How texts are replaced: which payloads the next strings get. */
interface Poison {
  /** First payload of the next answers. */
  turn: number
  /** Whether addresses become payloads too; what the contract refuses is then not shown. */
  withAddresses: boolean
}

/** How many payloads one text gets: a name of three thousand characters is not realistic. */
const PER_TEXT = 4

/**
 * A backend that was taken over: what stands behind it answers, and every text of every answer has markup added to it.
 * @returns what stops it, how to choose the payloads, and how many texts were changed
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
