import { createServer } from 'node:http'
import { z } from 'zod'
import { listenLocally } from './listen-locally.ts'

/** What is read here of OTLP's JSON (opentelemetry-proto, `trace/v1`). */
const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.string().optional() }),
})
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
  status: z.object({ code: z.number().optional() }),
})
const traces = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

export type ReceivedSpan = z.infer<typeof span>

/** An OpenTelemetry collector that keeps what it receives by OTLP over HTTP. */
export async function aCollector() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString())
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const origin = await listenLocally(server)
  const spans = (): ReceivedSpan[] =>
    bodies.flatMap((body) =>
      traces
        .parse(JSON.parse(body))
        .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
  return { origin, spans, text: () => bodies.join('\n'), close: () => server.close() }
}
