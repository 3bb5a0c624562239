import type { Redis } from 'ioredis'
import { freePorts } from '../../tests/support/free-ports.ts'
import { until } from '../../tests/support/processes.ts'
import {
  createGroup,
  type GroupPlan,
  listOf,
  loginOf,
  OPERATOR,
  type RedisGroup,
  schemeOf,
} from './redis-group.ts'

/** Three Sentinels that watch a primary and its two replicas. */
export interface SentinelGroup extends RedisGroup {
  /** What an operator does before maintenance. */
  failover(): Promise<void>
  /** Ports of the Sentinels. */
  readonly sentinels: readonly number[]
  /**
   * Cuts the primary off from replicas and Sentinels, and not from clients, who have a user of their own: it no longer takes the
   * password of the others. Requires `security`.
   * @returns what mends it
   */
  cutOff(): Promise<() => Promise<void>>
}

const NAME = 'borealis'
const FAILOVER_TIMEOUT_MS = 2_500

export async function startSentinels(plan: GroupPlan = {}): Promise<SentinelGroup> {
  const { security, lostAfterMs = 700 } = plan
  const group = createGroup(plan)
  const ports = await freePorts(6)
  const [primary = 0, ...replicas] = ports.slice(0, 3)
  const sentinels = ports.slice(3)
  const nodes = [
    await group.launch(primary, group.record(primary)),
    ...(await Promise.all(
      replicas.map((port) => group.launch(port, group.record(port, `replicaof 127.0.0.1 ${primary}`))),
    )),
  ]
  const ofSentinel = (port: number) => [
    ...group.listening(port),
    `sentinel monitor ${NAME} 127.0.0.1 ${primary} 2`,
    `sentinel down-after-milliseconds ${NAME} ${lostAfterMs}`,
    // Sentinels that vote for each other begin anew after twice this.
    `sentinel failover-timeout ${NAME} ${FAILOVER_TIMEOUT_MS}`,
    ...(security ? [`requirepass ${OPERATOR}`, `sentinel auth-pass ${NAME} ${OPERATOR}`] : []),
  ]
  await Promise.all(sentinels.map((port) => group.launch(port, ofSentinel(port), ['--sentinel'])))
  const [sentinel = 0] = sentinels
  const known = async (asked: Redis, what: string) => {
    const all: unknown = await asked.call('SENTINEL', what, NAME)
    return Array.isArray(all) ? all.length : 0
  }
  /** Asks the node or Sentinel at this port. */
  const askAt = async <T>(port: number, question: (asked: Redis) => Promise<T>): Promise<T> => {
    const asked = group.connect(port)
    try {
      return await question(asked)
    } finally {
      asked.disconnect()
    }
  }
  for (const port of sentinels) {
    await until(`the Sentinel at ${port} knows the others`, () =>
      askAt(
        port,
        async (asked) => (await known(asked, 'REPLICAS')) === 2 && (await known(asked, 'SENTINELS')) === 2,
      ),
    )
  }
  const query = security ? `?sentinelPassword=${OPERATOR}` : ''
  const primaryNow = () =>
    askAt(sentinel, async (asked) => {
      const found: unknown = await asked.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', NAME)
      return Array.isArray(found) ? Number(found[1]) : 0
    })
  return {
    address: `${schemeOf(security)}+sentinel://${loginOf(security)}${listOf(sentinels)}/${NAME}${query}`,
    nodes,
    sentinels,
    connect: group.connect,
    restart: group.restart,
    stop: group.stop,
    primary: primaryNow,
    // After a restart the Sentinel takes a moment to believe that a replica is well again.
    failover: () =>
      until(
        'the Sentinel finds a replica to promote',
        () =>
          askAt(sentinel, (asked) => asked.call('SENTINEL', 'FAILOVER', NAME)).then(
            () => true,
            (error: unknown) => {
              if (error instanceof Error && error.message.startsWith('NOGOODSLAVE')) return false
              throw error
            },
          ),
        30_000,
      ),
    whole: () =>
      until(
        'two replicas follow the primary',
        async () => {
          const primary = await primaryNow()
          const others = nodes.filter(({ port }) => port !== primary)
          const links = await Promise.all(
            others.map(({ port }) =>
              askAt(port, async (asked) => {
                const says = await asked.info('replication')
                return says.includes(`master_port:${primary}`) && says.includes('master_link_status:up')
              }).catch(() => false),
            ),
          )
          return links.every(Boolean)
        },
        60_000,
      ),
    async cutOff() {
      const operator = group.connect(await primaryNow())
      await operator.config('SET', 'requirepass', 'nobody knows it')
      await operator.call('CLIENT', 'KILL', 'USER', 'default', 'SKIPME', 'yes')
      return async () => {
        await operator.config('SET', 'requirepass', OPERATOR)
        operator.disconnect()
      }
    },
  }
}
