import { execFileSync } from 'node:child_process'
import { processorMs } from '../tests/support/processes.ts'

/** One run of the load generator. */
export interface Run {
  readonly requestsPerSecond: number
  /** Milliseconds. */
  readonly p99: number
  /** Processor time of the server per request. Milliseconds. Hardly affected by other load on the machine. */
  readonly cpu: number
  /** Unsuccessful responses and broken connections. */
  readonly errors: number
}

export interface Load {
  readonly url: string
  readonly cookie?: string
  /** Process id of the server. */
  readonly pid: number
  readonly seconds: number
  readonly connections?: number
}

/** The core of the load generator; servers run on the other (`servers.ts`). */
export const LOAD_CORE = '1'

/** A description for the reports. */
export const WRK = 'wrk, one thread on its own core, 20 connections; the server has the other core'

/**
 * Sends requests as fast as they are answered, from one core.
 * @throws when wrk is not installed
 */
export function loadWithWrk({ url, cookie, pid, seconds, connections = 20 }: Load): Run {
  const headers = cookie ? ['-H', `cookie: ${cookie}`] : []
  const before = processorMs(pid)
  const output = execFileSync(
    'taskset',
    [
      '-c',
      LOAD_CORE,
      'wrk',
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '-H',
      'accept: text/html',
      ...headers,
      url,
    ],
    { encoding: 'utf8' },
  )
  const requests = Number(/(\d+) requests in/.exec(output)?.[1])
  return {
    cpu: (processorMs(pid) - before) / requests,
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(output)),
    errors: failuresIn(output),
  }
}

function failuresIn(output: string): number {
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0)
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)
  return refused + (sockets?.slice(1).reduce((sum, count) => sum + Number(count), 0) ?? 0)
}

function milliseconds(match: RegExpExecArray | null): number {
  const [, amount, unit] = match ?? []
  return Number(amount) * (unit === 's' ? 1000 : unit === 'us' ? 0.001 : 1)
}
