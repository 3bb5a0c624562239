import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { freePorts } from '../../tests/support/free-ports.ts'
import { ensureProgram } from './ensure-program.ts'
import { accepts, type ManagedProcess, start, until } from './processes.ts'

/** Programs that speak the same protocol. */
export type Engine = 'redis-server' | 'valkey-server'

/** How clients of a group identify themselves; with the files of `makeCertificate` it speaks TLS. */
export interface GroupSecurity {
  readonly user: string
  readonly password: string
  readonly files?: { readonly authority: string; readonly key: string; readonly certificate: string }
}

interface GroupPlan {
  readonly engine?: Engine
  /** Without it: no TLS and no passwords. */
  readonly security?: GroupSecurity
  /** After how many milliseconds without an answer a node counts as lost; 700 by default. */
  readonly lostAfterMs?: number
}

export interface StoreNodeProcess {
  readonly port: number
  readonly process: ManagedProcess
}

/** Processes on free ports of loopback that are one store together. */
export interface RedisGroup {
  /** What `SESSION_STORE` says to use it. */
  readonly address: string
  /** Those that hold records. The first one began as primary. */
  readonly nodes: readonly StoreNodeProcess[]
  /** A connection to the node at this port, as the operator. The caller closes it. */
  connect(port: number): Redis
  /** Restarts the node with what its configuration says now. */
  restart(port: number): Promise<void>
  stop(): Promise<void>
}

/** Three Sentinels that watch a primary and its two replicas. */
export interface SentinelGroup extends RedisGroup {
  /** The port of the primary, as a Sentinel knows it. */
  primary(): Promise<number>
  /** What an operator does before maintenance. */
  failover(): Promise<void>
  /** Ports of the Sentinels. */
  readonly sentinels: readonly number[]
  /** Resolves when both others follow the primary. */
  whole(): Promise<void>
  /**
   * Cuts the primary off from replicas and Sentinels, and not from clients, who have a user of their own: it no longer takes the
   * password of the others. Requires `security`.
   * @returns what mends it
   */
  cutOff(): Promise<() => Promise<void>>
}

const OPERATOR = 'operator-password'
const NAME = 'borealis'
const FAILOVER_TIMEOUT_MS = 2_500

interface Launched {
  readonly port: number
  process: ManagedProcess
  readonly file: string
  readonly args: readonly string[]
}

/** Starts processes from configuration files in a folder of their own. */
function createGroup({ engine = 'redis-server', security }: GroupPlan) {
  ensureProgram(engine)
  const folder = mkdtempSync(join(tmpdir(), 'borealis-redis-'))
  const launched: Launched[] = []
  const run = (file: string, args: readonly string[]) =>
    start({ command: engine, args: [file, ...args], cwd: folder, env: {}, log: join(folder, 'log') })
  const listening = (port: number) => [
    'bind 127.0.0.1',
    `dir ${folder}`,
    'save ""',
    'appendonly no',
    ...(security?.files
      ? [
          'port 0',
          `tls-port ${port}`,
          `tls-cert-file ${security.files.certificate}`,
          `tls-key-file ${security.files.key}`,
          `tls-ca-cert-file ${security.files.authority}`,
          'tls-auth-clients no',
          'tls-replication yes',
        ]
      : [`port ${port}`]),
  ]
  return {
    folder,
    launched,
    listening,
    async launch(port: number, lines: readonly string[], args: readonly string[] = []): Promise<Launched> {
      const file = join(folder, `${port}.conf`)
      writeFileSync(file, `${lines.join('\n')}\n`)
      const one = { port, process: run(file, args), file, args }
      launched.push(one)
      await until(`${engine} answers at ${port}`, async () => {
        if (!one.process.isAlive()) throw new Error(`${engine} did not start with ${file}`)
        return accepts(port)
      })
      return one
    },
    record: (port: number, ...more: string[]) => [
      ...listening(port),
      'maxmemory-policy noeviction',
      'repl-diskless-sync yes',
      'repl-diskless-sync-delay 0',
      ...(security
        ? [
            `requirepass ${OPERATOR}`,
            `masterauth ${OPERATOR}`,
            `user ${security.user} on >${security.password} ~* &* +@all -@admin`,
          ]
        : []),
      ...more,
    ],
    connect: (port: number) =>
      new Redis({
        port,
        host: '127.0.0.1',
        maxRetriesPerRequest: 2,
        ...(security && { password: OPERATOR }),
        ...(security?.files && { tls: {} }),
      }).on('error', () => undefined),
    async restart(port: number) {
      const one = launched.find((each) => each.port === port)
      if (!one) throw new Error(`nothing was started at ${port}`)
      one.process.signal('SIGTERM')
      await one.process.ended
      one.process = run(one.file, one.args)
      await until(`${engine} answers at ${port} again`, () => accepts(port))
    },
    async stop() {
      await Promise.all(launched.map(({ process }) => process.kill()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** As the address names them: `user:password@`. */
const loginOf = (security?: GroupSecurity) => (security ? `${security.user}:${security.password}@` : '')
const schemeOf = (security?: GroupSecurity) => (security?.files ? 'rediss' : 'redis')
const listOf = (ports: readonly number[]) => ports.map((port) => `127.0.0.1:${port}`).join(',')

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
    failover: () => askAt(sentinel, async (asked) => void (await asked.call('SENTINEL', 'FAILOVER', NAME))),
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

const SLOTS = 16_384

/** Three primaries with a replica each. */
export async function startCluster(plan: GroupPlan = {}): Promise<RedisGroup> {
  const { security, lostAfterMs = 700 } = plan
  const group = createGroup(plan)
  const ports = await freePorts(12)
  const clustered = (port: number, index: number) =>
    group.record(
      port,
      'cluster-enabled yes',
      `cluster-config-file ${port}.nodes`,
      `cluster-port ${ports[index + 6]}`,
      `cluster-node-timeout ${lostAfterMs}`,
      ...(security?.files ? ['tls-cluster yes'] : []),
    )
  const nodes = await Promise.all(
    ports.slice(0, 6).map((port, index) => group.launch(port, clustered(port, index))),
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
      await asked[0]?.call('CLUSTER', 'MEET', '127.0.0.1', String(port), String(ports[index + 6]))
  }
  const says = async (one: Redis, what: string, text: string) =>
    String(await one.call('CLUSTER', what)).includes(text)
  for (const [index, one] of asked.slice(3).entries()) {
    const primary = ids[index] ?? ''
    await until('every node knows every other', () => says(one, 'NODES', primary))
    await until('a node becomes a replica', () =>
      one.call('CLUSTER', 'REPLICATE', primary).then(
        () => true,
        () => false,
      ),
    )
  }
  for (const one of asked) await until('the cluster is ready', () => says(one, 'INFO', 'cluster_state:ok'))
  for (const one of asked.slice(3)) {
    await until('a replica follows', async () =>
      (await one.info('replication')).includes('master_link_status:up'),
    )
  }
  for (const one of asked) one.disconnect()
  return {
    address: `${schemeOf(security)}+cluster://${loginOf(security)}${listOf(ports.slice(0, 3))}`,
    nodes,
    connect: group.connect,
    restart: group.restart,
    stop: group.stop,
  }
}

/** Whether the program is on this machine. Nothing is installed for this question. */
export function hasEngine(engine: Engine): boolean {
  try {
    execFileSync(engine, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
