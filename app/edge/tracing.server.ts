import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'

let tracer: Tracer | undefined
let flush: () => Promise<void> = async () => {}

/**
 * Sends traces by OTLP over HTTP to a collector (`OTEL_EXPORTER_OTLP_ENDPOINT`); without one nothing of
 * OpenTelemetry's SDK is loaded, and `inSpan` costs one comparison. How many requests are traced, what the service is called
 * and what the exporter sends along stand in OpenTelemetry's own variables (docs/operate.md, "Traces").
 */
export async function startTracing(collector: string | undefined): Promise<void> {
  if (!collector) return
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const named = resources.detectResources({ detectors: [resources.envDetector] })
  const provider = new NodeTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'borealis' }).merge(named),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${collector.replace(/\/$/, '')}/v1/traces` })),
    ],
  })
  // With W3C's trace context, and the context of each request kept across its awaits.
  provider.register()
  flush = () => provider.shutdown()
  tracer = trace.getTracer('borealis')
}

/** Sends what has not been sent yet; for a process that stops. */
export const endTracing = (): Promise<void> => flush()

/** What a span may say: names of routes, calls and outcomes, never what a member typed or owns. */
interface Described {
  readonly kind?: keyof typeof SpanKind
  readonly attributes?: Attributes
}

/**
 * Runs `work` as a span of the trace that it is called in. One that ends in an error is marked as failed, without the error's
 * text; a redirect that is thrown is no error.
 */
export function inSpan<T>(name: string, described: Described, work: (span?: Span) => T): T {
  if (!tracer) return work()
  const { kind = 'INTERNAL', attributes = {} } = described
  return tracer.startActiveSpan(name, { kind: SpanKind[kind], attributes }, (span) => {
    const failed = (error: unknown): never => {
      if (error instanceof Error)
        span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', error.name)
      span.end()
      throw error
    }
    const ended = <R>(result: R): R => {
      span.end()
      return result
    }
    try {
      const result = work(span)
      // The caller gets the very kind of promise that it would get without tracing: it only awaits it.
      return result instanceof Promise ? (result.then(ended, failed) as T) : ended(result)
    } catch (error) {
      return failed(error)
    }
  })
}

/**
 * `traceparent` (and `tracestate`) of the current span, for a call to another service: W3C Trace Context. Empty without
 * tracing. The trace begins at this site: a header that a browser sends is not believed, because anybody could have
 * theirs recorded.
 */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  if (tracer) propagation.inject(context.active(), headers)
  return headers
}

/** Every method of `service`, except those that ask nobody, as a span; the service itself without tracing. */
export function eachInSpan<T extends object>(
  prefix: string,
  service: T,
  except: readonly (keyof T)[] = [],
): T {
  if (!tracer) return service
  return new Proxy(service, {
    get(target, name) {
      const method = Reflect.get(target, name)
      if (typeof method !== 'function' || except.some((one) => one === name)) return method
      return (...args: unknown[]) =>
        inSpan(`${prefix} ${String(name)}`, { kind: 'CLIENT' }, () => Reflect.apply(method, target, args))
    },
  })
}
