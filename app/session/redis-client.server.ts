import { Cluster, Redis, type RedisOptions } from 'ioredis'
import type { RedisAddress } from '#app/env-session-store.server.ts'

export type RedisClient = Redis | Cluster

/** A connection on which nothing arrives for so long although something was asked is closed. Milliseconds. */
const SILENT_MS = 3_000

const retryStrategy = (times: number) => Math.min(50 * times, 500)

const settings = {
  connectTimeout: 1_000,
  // A call is never sent twice by the client: a change that was made would be refused as stale.
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
} satisfies RedisOptions

/** What a store with a second node needs besides: to notice that another node is the primary now. */
const following = {
  ...settings,
  // A node that is paused holds its connections open and answers none.
  socketTimeout: SILENT_MS,
  disconnectTimeout: 200,
  // A primary that was demoted without being restarted. What it refused is not repeated.
  reconnectOnError: ({ message }: Error) => message.startsWith('READONLY'),
} satisfies RedisOptions

/** A client that finds the primary again after a failover, and reads nowhere else. */
export function openRedisClient(address: RedisAddress): RedisClient {
  if (address.kind === 'redis') return new Redis(address.url, { ...settings, retryStrategy })
  const { nodes, tls, username, password } = address
  const login = { ...(username && { username }), ...(password && { password }) }
  if (address.kind === 'cluster') {
    return new Cluster([...nodes], {
      redisOptions: { ...following, ...login, ...(tls && { tls: {} }) },
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
    ...following,
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

/** The nodes that take writes. */
export const primariesOf = (client: RedisClient): readonly Redis[] =>
  client instanceof Cluster ? client.nodes('master') : [client]
