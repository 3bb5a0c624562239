import { env } from '#app/env.server.ts'
import { log } from './log.server.ts'
import { countUpstreamCall, showUpstreamState } from './metrics.server.ts'
import { createUpstream, NotSent, type Upstream, type UpstreamOptions } from './upstream.server.ts'

/** A call that its caller aborted does not count against the upstream. */
const isFault = (error: unknown) => !(error instanceof Error && error.name === 'AbortError')

function watched(name: 'backend' | 'search' | 'provider', limits?: UpstreamOptions['limits']): Upstream {
  showUpstreamState(name, false)
  const upstream = createUpstream({
    breaks: env().CIRCUIT_BREAKER,
    isFault,
    ...(limits && { limits }),
    onState(isOpen) {
      showUpstreamState(name, isOpen)
      if (isOpen) log.error({ upstream: name }, 'an upstream fails: it is left alone for a moment')
      else log.warn({ upstream: name }, 'an upstream is well again')
    },
  })
  return {
    takeRetry: upstream.takeRetry,
    async run(kind, work, sendBefore) {
      const started = performance.now()
      const count = (outcome: string) =>
        countUpstreamCall(name, outcome, (performance.now() - started) / 1000)
      try {
        const answer = await upstream.run(kind, work, sendBefore)
        count(`${Math.floor(answer.status / 100)}xx`)
        return answer
      } catch (error) {
        count(error instanceof NotSent ? `not-sent-${error.reason}` : 'failed')
        throw error
      }
    },
  }
}

/** One of each per process. */
export const backendUpstream = watched('backend')
/** Separate for search: it is called with every pause in typing, and its failures must not affect the pages. */
export const searchUpstream = watched('search', { reads: { atOnce: 16, waiting: 32 } })
export const providerUpstream = watched('provider')
