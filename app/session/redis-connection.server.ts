import { Redis } from 'ioredis'
import { Unavailable } from '#app/edge/unavailable.server.ts'
import { type ScriptName, scripts } from './redis-scripts.ts'

export interface RedisConnectionOptions {
  /** How long a question may take; milliseconds. 250 by default */
  readonly timeoutMs?: number
  /** Called at each connection to a Redis that throws records away when its memory is full, with its `maxmemory-policy`. */
  readonly onEviction?: (policy: string) => void
}

export interface RedisConnection {
  /** @throws Unavailable when the answer is late, or there is no connection */
  ask<T>(question: (redis: Redis) => Promise<T>): Promise<T>
  /** Runs one of the scripts, as a whole or not at all. @throws Unavailable, like `ask` */
  run(script: ScriptName, keys: readonly string[], ...values: (string | number)[]): Promise<unknown>
  close(): void
}

/** A connection whose calls are answered in time or reject, and are never sent twice. */
export function connectRedis(
  address: string,
  { timeoutMs = 250, onEviction }: RedisConnectionOptions = {},
): RedisConnection {
  const redis = new Redis(address, {
    connectTimeout: 1_000,
    // A call is never sent twice by the client: a change that was made would be refused as stale.
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(50 * times, 500),
  })
  // A call that cannot be sent rejects with a general message. Why there is no connection (a certificate, a name, a port) is
  // only in these events; without a listener the client would print each of them.
  let connectionError: Error | undefined
  redis.on('error', (error: Error) => {
    connectionError = error
  })
  // Checked at each connection: a Redis that replaces another has settings of its own.
  redis.on('ready', () => {
    connectionError = undefined
    redis.info('memory').then(
      (memory) => {
        const policy = /^maxmemory_policy:(\S+)/m.exec(memory)?.[1]
        if (policy !== undefined && policy !== 'noeviction') onEviction?.(policy)
      },
      // The user has no right to INFO, or the connection is gone again.
      () => undefined,
    )
  })

  const causeOf = (error: unknown) =>
    error instanceof Error && error.name === 'ReplyError' ? error : (connectionError ?? error)
  const ask = <T>(question: (client: Redis) => Promise<T>) => withTimeout(timeoutMs, question(redis), causeOf)

  return {
    ask,
    run: (script, keys, ...values) =>
      ask((client) => client.eval(scripts[script], keys.length, ...keys, ...values)),
    close: () => redis.disconnect(),
  }
}

/**
 * Rejects when the answer does not arrive in time. Before it gives up it lets answers that have arrived be read: a process
 * that was itself blocked for longer than the timeout must not blame the store.
 */
function withTimeout<T>(
  timeoutMs: number,
  answer: Promise<T>,
  causeOf: (cause: unknown) => unknown,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Unavailable(`the session store did not answer within ${timeoutMs} ms`))
    const fail = (cause: unknown) =>
      reject(new Unavailable('the session store failed', { cause: causeOf(cause) }))
    const timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), timeoutMs)
    answer.then(resolve, fail).finally(() => clearTimeout(timer))
  })
}
