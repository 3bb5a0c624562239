import type { Redis } from 'ioredis'
import { freePorts } from '../../tests/support/free-ports.ts'
import { until } from '../../tests/support/processes.ts'
import { createGroup, type GroupPlan, listOf, loginOf, type RedisGroup, schemeOf } from './redis-group.ts'

/** Three primaries, each with replicas of its own. */
export interface ClusterGroup extends RedisGroup {
  /**
   * Moves some of the primary's slots, with what they hold, to the next one, as an operator does to add a node.
   * @param slots how many; the first are moved first
   */
  moveSlots(slots: number): Promise<void>
}

const SLOTS = 16_384

/** Three primaries with their replicas: one each by default. */
export async function startCluster(
  plan: GroupPlan & { readonly replicas?: number } = {},
): Promise<ClusterGroup> {
  const { security, lostAfterMs = 700, replicas = 1 } = plan
  const group = createGroup(plan)
  const count = 3 * (1 + replicas)
  const ports = await freePorts(2 * count)
  const clustered = (port: number, index: number) =>
    group.record(
      port,
      'cluster-enabled yes',
      `cluster-config-file ${port}.nodes`,
      `cluster-port ${ports[index + count]}`,
      `cluster-node-timeout ${lostAfterMs}`,
      ...(security?.files ? ['tls-cluster yes'] : []),
    )
  const nodes = await Promise.all(
    ports.slice(0, count).map((port, index) => group.launch(port, clustered(port, index))),
  )
  const asked = nodes.map(({ port }) => group.connect(port))
  const ids = await Promise.all(asked.map(async (one) => String(await one.call('CLUSTER', 'MYID'))))
  const share = Math.ceil(SLOTS / 3)
  for (const [index, one] of asked.slice(0, 3).entries()) {
    const last = Math.min(SLOTS, (index + 1) * share) - 1
    await one.call('CLUSTER', 'ADDSLOTSRANGE', String(index * share), String(last))
  }
  for (const [index, { port }] of nodes.entries()) {
    if (index > 0)
      await asked[0]?.call('CLUSTER', 'MEET', '127.0.0.1', String(port), String(ports[index + count]))
  }
  const says = async (one: Redis, what: string, text: string) =>
    String(await one.call('CLUSTER', what)).includes(text)
  for (const [index, one] of asked.slice(3).entries()) {
    const primary = ids[index % 3] ?? ''
    await until('every node knows every other', () => says(one, 'NODES', primary))
    await until('a node becomes a replica', () =>
      one.call('CLUSTER', 'REPLICATE', primary).then(
        () => true,
        () => false,
      ),
    )
  }
  const whole = () =>
    until(
      'the cluster is ready, and each replica follows its primary',
      async () => {
        const states = await Promise.all(
          asked.map(async (one) => {
            const link = await one.info('replication')
            const follows = link.includes('role:master') || link.includes('master_link_status:up')
            return follows && (await says(one, 'INFO', 'cluster_state:ok'))
          }),
        ).catch(() => [false])
        const followers = (await primaries()).map(({ followers }) => followers)
        return states.every(Boolean) && followers.every((of) => of === replicas)
      },
      60_000,
    )
  /** In the order of their slots; nodes that are lost are none. */
  async function primaries() {
    for (const one of asked) {
      const known = await one.call('CLUSTER', 'NODES').catch(() => undefined)
      if (known === undefined) continue
      const rows = String(known)
        .trim()
        .split('\n')
        .map((line) => line.split(' '))
        .filter(([, , flags = '']) => !flags.includes('fail'))
      return rows
        .filter((row) => row.length > 8)
        .map(([id = '', address = '', , , , , , , slots = '']) => ({
          id,
          port: Number(/:(\d+)@/.exec(address)?.[1]),
          first: Number.parseInt(slots, 10),
          followers: rows.filter((row) => row[3] === id).length,
        }))
        .toSorted((a, b) => a.first - b.first)
    }
    return []
  }
  await whole()
  return {
    address: `${schemeOf(security)}+cluster://${loginOf(security)}${listOf(ports.slice(0, 3))}`,
    nodes,
    connect: group.connect,
    restart: group.restart,
    whole,
    // While its owner is lost and nobody took over, the first slot has none.
    primary: async () => (await primaries()).find(({ first }) => first === 0)?.port ?? 0,
    async moveSlots(slots) {
      const [from, to] = await primaries()
      if (!from || !to) throw new Error('a cluster has more than one primary')
      await group.operate(
        ...[
          '--cluster',
          'reshard',
          `127.0.0.1:${from.port}`,
          '--cluster-from',
          from.id,
          '--cluster-to',
          to.id,
        ],
        ...['--cluster-slots', String(slots), '--cluster-yes'],
      )
    },
    async stop() {
      for (const one of asked) one.disconnect()
      await group.stop()
    },
  }
}
