import { Agent, get } from 'node:http'
import { doorOrigin } from './world.ts'

interface Asked {
  readonly path: string
  readonly cookie?: string
}

/**
 * Requests so many pages per second until `work` is settled.
 * @returns counts of requests and responses
 */
export async function withLoad(
  perSecond: number,
  what: (turn: number) => Asked,
  work: () => Promise<unknown>,
) {
  const load = startLoad(perSecond, what)
  try {
    await work()
  } catch (error) {
    await load.stop()
    throw error
  }
  return load.stop()
}

/**
 * Sends so many requests per second to the proxy, independent of the responses, over keep-alive connections as browsers
 * do.
 */
function startLoad(perSecond: number, what: (turn: number) => Asked) {
  const agent = new Agent({ keepAlive: true })
  const bad = new Map<string, number>()
  const began = performance.now()
  let sent = 0
  let answered = 0
  const ended = Promise.withResolvers<void>()
  let isOver = false
  const timer = setInterval(() => {
    for (; sent < ((performance.now() - began) / 1000) * perSecond; sent++) ask(what(sent))
  }, 5)

  function ask({ path, cookie }: Asked): void {
    const headers = { accept: 'text/html', ...(cookie && { cookie }) }
    const request = get(`${doorOrigin('proxy')}${path}`, { agent, headers, timeout: 60_000 }, (response) => {
      response.resume()
      response.on('end', () => count(String(response.statusCode)))
      response.on('error', (error) => count(error.message))
    })
    request.on('timeout', () => request.destroy(new Error('nothing for a minute')))
    request.on('error', (error) => count(error.message))
  }

  function count(outcome: string): void {
    answered += 1
    if (outcome !== '200') bad.set(outcome, (bad.get(outcome) ?? 0) + 1)
    if (isOver && answered === sent) ended.resolve()
  }

  return {
    /** Stops sending, and waits for pending responses. */
    async stop() {
      clearInterval(timer)
      isOver = true
      const seconds = (performance.now() - began) / 1000
      if (answered < sent) await ended.promise
      agent.destroy()
      return { sent, bad, perSecond: Math.round(sent / seconds) }
    },
  }
}
