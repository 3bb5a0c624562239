import { execFile, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Redis } from 'ioredis'
import { openRedisRecordStore } from '../../app/session/redis-record-store.server.ts'
import type { StoreTrial } from '../../app/session/testing/record-store-contract.ts'
import { accepts } from '../../scripts/ports.ts'
import { ensureProgram } from '../../tests/support/ensure-program.ts'
import { type ManagedProcess, start, until } from '../../tests/support/processes.ts'
import { type Engine, usualEngine } from '../../tests/support/redis.ts'
import { passTime } from '../../tests/support/waits.ts'

/** How clients of a group identify themselves; with the files of `makeCertificate` it speaks TLS. */
export interface GroupSecurity {
  readonly user: string
  readonly password: string
  readonly files?: { readonly authority: string; readonly key: string; readonly certificate: string }
}

export interface GroupPlan {
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
  /** The port of the primary, as the others know it; in a cluster, of the one that holds the first slot. */
  primary(): Promise<number>
  /** Resolves when each replica follows its primary. */
  whole(): Promise<void>
  stop(): Promise<void>
}

/** The operator's password, which nodes use among themselves, too. */
export const OPERATOR = 'operator-password'

interface Launched {
  readonly port: number
  process: ManagedProcess
  readonly file: string
  readonly args: readonly string[]
}

/** Starts processes from configuration files in a folder of their own. */
export function createGroup({ engine = usualEngine, security }: GroupPlan) {
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
    /** The engine's own command line, as the operator. */
    operate: (...args: string[]) =>
      promisify(execFile)(engine.replace('server', 'cli'), args, {
        env: { ...process.env, ...(security && { REDISCLI_AUTH: OPERATOR }) },
      }),
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
export const loginOf = (security?: GroupSecurity) =>
  security ? `${security.user}:${security.password}@` : ''
export const schemeOf = (security?: GroupSecurity) => (security?.files ? 'rediss' : 'redis')
export const listOf = (ports: readonly number[]) => ports.map((port) => `127.0.0.1:${port}`).join(',')

/** Whether the program is on this machine. Nothing is installed for this question. */
export function hasEngine(engine: Engine): boolean {
  try {
    execFileSync(engine, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A record store for the contract of all of them, apart from others in this Redis. */
export async function redisTrial(
  address: Parameters<typeof openRedisRecordStore>[0],
  { replicas = 0 } = {},
): Promise<StoreTrial> {
  const prefix = `trial-${randomUUID()}:`
  // Generous, because a busy machine is not what the contract tests.
  const open = () => openRedisRecordStore(address, { prefix, timeoutMs: 5_000, replicas })
  const store = open()
  await store.ping()
  return {
    store,
    another: open,
    now: () => Date.now(),
    // Redis has its own clock.
    pass: (ms) => passTime(ms + 20),
    close: async () => store.close(),
  }
}
