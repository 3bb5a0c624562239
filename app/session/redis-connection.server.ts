import { setTimeout as wait } from 'node:timers/promises'
import { Cluster, Redis, type RedisOptions } from 'ioredis'
import { Unavailable } from '#app/edge/answers.ts'
import type { RedisAddress } from '#app/env-session-store.server.ts'
import { type ScriptName, scripts } from './redis-scripts.ts'

export interface RedisConnectionOptions {
  /** How long a question may take; milliseconds. 250 by default */
  readonly timeoutMs?: number
  /** How many replicas must have a change that is kept; 0 by default */
  readonly replicas?: number
  /** Called at each connection to a Redis that throws records away when its memory is full, with its `maxmemory-policy`. */
  readonly onEviction?: (policy: string) => void
  /** Called when a question has failed or was not answered in time. */
  readonly onFailure?: () => void
}

type Listeners = {
  readonly [name in 'onEviction' | 'onFailure']?: RedisConnectionOptions[name] | undefined
}

export type ScriptArguments = [keys: readonly string[], ...values: (string | number)[]]

export interface RedisConnection {
  /** @throws Unavailable when the answer is late, or there is no connection */
  ask<T>(question: (redis: RedisClient) => Promise<T>): Promise<T>
  /** Runs one of the scripts, as a whole or not at all. @throws Unavailable, like `ask` */
  run(script: ScriptName, ...args: ScriptArguments): Promise<unknown>
  /**
   * The same, and answers only when enough replicas have what it changed.
   * @throws Unavailable also when they do not: it was changed then, and a failover may undo it
   */
  keep(script: ScriptName, ...args: ScriptArguments): Promise<unknown>
  close(): void
}

/** A connection whose calls are answered in time or reject, and are never sent twice. */
export function connectRedis(
  address: RedisAddress,
  { timeoutMs = 250, replicas = 0, ...listeners }: RedisConnectionOptions = {},
): RedisConnection {
  const main = openConnection(address, timeoutMs, listeners)
  // WAIT holds up whatever follows on its connection, and counts the writes of that connection only.
  const keeping =
    replicas > 0 ? openConnection(address, timeoutMs, { ...listeners, onEviction: undefined }) : main
  // What is late there must be known here: that no replica answered is an answer, too.
  const waitMs = Math.ceil(timeoutMs * 0.6)

  /** @param isAsked whether the node does not have the slot yet, and another one sent us to it */
  const runAndWait = async (
    client: RedisClient,
    script: ScriptName,
    [keys, ...values]: ScriptArguments,
    { isAsked = false } = {},
  ) => {
    const calls = isAsked ? client.pipeline().asking() : client.pipeline()
    const answers = await calls
      .eval(scripts[script], keys.length, ...keys, ...values)
      .wait(replicas, waitMs)
      .exec()
    const [ran, waited] = answers?.slice(-2) ?? []
    const error = ran?.[0] ?? waited?.[0]
    if (error) throw error
    if (Number(waited?.[1]) < replicas) {
      throw new Unavailable(`fewer than ${replicas} replicas of the session store have the change`)
    }
    return ran?.[1]
  }

  return {
    ask: main.ask,
    run: (script, keys, ...values) =>
      main.ask((client) => client.eval(scripts[script], keys.length, ...keys, ...values)),
    keep: (script, ...args) =>
      replicas === 0
        ? main.ask((client) => client.eval(scripts[script], args[0].length, ...args.flat()))
        : keeping.ask(async (client) => {
            const [key = ''] = args[0]
            for (let attempt = 1; ; attempt += 1) {
              try {
                return await runAndWait(client, script, args)
              } catch (error) {
                const refused =
                  error instanceof Error ? /^(MOVED|ASK|TRYAGAIN)\b(?: \d+ (\S+))?/.exec(error.message) : null
                if (!refused || attempt === MOST_ATTEMPTS) throw error
                // It was not run, because its slot is on another node, or on the way to one.
                const [, why, node = ''] = refused
                if (why === 'ASK')
                  return await runAndWait(nodeAt(client, node), script, args, { isAsked: true })
                if (why === 'TRYAGAIN') await wait(TRY_AGAIN_MS)
                // The client learns which node has it by any single question.
                else await client.exists(key)
              }
            }
          }),
    close() {
      main.close()
      if (keeping !== main) keeping.close()
    },
  }
}

function openConnection(address: RedisAddress, timeoutMs: number, { onEviction, onFailure }: Listeners) {
  const redis = openRedisClient(address)
  // A call that cannot be sent rejects with a general message. Why there is no connection (a certificate, a name, a port) is
  // only in these events; without a listener the client would print each of them.
  let connectionError: Error | undefined
  const remember = (error: Error) => {
    connectionError = error
  }
  redis.on('error', remember)
  redis.on('node error', remember)
  // Checked at each connection: a Redis that replaces another has settings of its own.
  redis.on('ready', () => {
    connectionError = undefined
    for (const primary of onEviction ? primariesOf(redis) : []) {
      primary.info('memory').then(
        (memory) => {
          const policy = /^maxmemory_policy:(\S+)/m.exec(memory)?.[1]
          if (policy !== undefined && policy !== 'noeviction') onEviction?.(policy)
        },
        // The user has no right to INFO, or the connection is gone again.
        () => undefined,
      )
    }
  })

  const causeOf = (error: unknown) =>
    error instanceof Error && error.name === 'ReplyError' ? error : (connectionError ?? error)
  return {
    ask: <T>(question: (client: RedisClient) => Promise<T>) => {
      const answer = withTimeout(timeoutMs, question(redis), causeOf)
      if (onFailure) answer.catch(onFailure)
      return answer
    },
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
      reject(
        cause instanceof Unavailable
          ? cause
          : new Unavailable('the session store failed', { cause: causeOf(cause) }),
      )
    const timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), timeoutMs)
    answer.then(resolve, fail).finally(() => clearTimeout(timer))
  })
}

type RedisClient = Redis | Cluster

/** A connection on which nothing arrives for so long although something was asked is closed. Milliseconds. */
const SILENT_MS = 3_000

const retryStrategy = (times: number) => Math.min(50 * times, 500)

const settings = {
  connectTimeout: 1_000,
  // A call is never sent twice by the client: a change that was made would be refused as stale.
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  // A node that is paused or cut off holds its connections open and answers none. A new connection leads to whichever node has
  // the address now, which need not be the same, even where there is one address.
  socketTimeout: SILENT_MS,
  disconnectTimeout: 200,
  // A primary that was demoted without being restarted. What it refused is not repeated.
  reconnectOnError: ({ message }: Error) => message.startsWith('READONLY'),
} satisfies RedisOptions

/** A client that finds the primary again after a failover, and reads nowhere else. */
function openRedisClient(address: RedisAddress): RedisClient {
  if (address.kind === 'redis') return new Redis(address.url, { ...settings, retryStrategy })
  const { nodes, tls, username, password } = address
  const login = { ...(username && { username }), ...(password && { password }) }
  if (address.kind === 'cluster') {
    return new Cluster([...nodes], {
      redisOptions: { ...settings, ...login, ...(tls && { tls: {} }) },
      clusterRetryStrategy: retryStrategy,
      // A call whose connection was lost may have been run.
      retryDelayOnFailover: 0,
      slotsRefreshInterval: 1_000,
      // Names stay names, because a certificate is checked against them.
      dnsLookup: (host, found) => found(null, host),
    })
  }
  const { name, sentinelLogin } = address
  return new Redis({
    ...settings,
    ...login,
    retryStrategy,
    name,
    sentinels: [...nodes],
    ...(sentinelLogin.username && { sentinelUsername: sentinelLogin.username }),
    ...(sentinelLogin.password && { sentinelPassword: sentinelLogin.password }),
    ...(tls && { tls: {}, enableTLSForSentinelMode: true, sentinelTLS: {} }),
    sentinelRetryStrategy: retryStrategy,
    sentinelCommandTimeout: 1_000,
    // The Sentinels announce a failover: a primary that was merely cut off looks healthy to whoever is cut off with it.
    failoverDetector: true,
  })
}

/** How often a change is tried whose slot is on its way to another node, and how long it waits in between. */
const MOST_ATTEMPTS = 4
const TRY_AGAIN_MS = 20

/** @throws Error when the client does not know this node of its cluster */
function nodeAt(client: RedisClient, address: string): Redis {
  const found = primariesOf(client).find(({ options: { host, port } }) => `${host}:${port}` === address)
  if (!found) throw new Error(`no node of the session store is at ${address}`)
  return found
}

/** The nodes that take writes. */
const primariesOf = (client: RedisClient): readonly Redis[] =>
  client instanceof Cluster ? client.nodes('master') : [client]
