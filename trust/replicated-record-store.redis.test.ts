import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parseStoreAddress } from '../app/env-session-store.server.ts'
import { openRedisRecordStore } from '../app/session/redis-record-store.server.ts'
import { describeRecordStore, type StoreTrial } from '../app/session/testing/record-store-contract.ts'
import { until } from './harness/processes.ts'
import {
  type Engine,
  hasEngine,
  type RedisGroup,
  startCluster,
  startSentinels,
} from './harness/redis-group.ts'
import { makeCertificate } from './harness/tls-door.ts'

// Both engines, where this machine has both; Debian 12 has Redis only.
const engines: Engine[] = hasEngine('valkey-server') ? ['redis-server', 'valkey-server'] : ['redis-server']

/** What the contract says must hold on several nodes too, over TLS and with users. */
describe.each(engines)('%s', (engine) => {
  for (const [kind, startGroup] of [
    ['Sentinels', startSentinels],
    ['a cluster', startCluster],
  ] as const) {
    describe(`with ${kind}`, () => {
      let folder: string
      let group: RedisGroup
      beforeAll(async () => {
        folder = mkdtempSync(join(tmpdir(), 'borealis-tls-'))
        const files = await makeCertificate(folder)
        // As NODE_EXTRA_CA_CERTS does in a deployment.
        setDefaultCACertificates([...getCACertificates('default'), readFileSync(files.authority, 'utf8')])
        group = await startGroup({ engine, security: { user: 'site', password: 'a-password', files } })
      })
      afterAll(async () => {
        await group.stop()
        rmSync(folder, { recursive: true, force: true })
      })
      describeRecordStore(() => openTrial(group))
    })
  }
})

async function openTrial(group: RedisGroup): Promise<StoreTrial> {
  const address = parseStoreAddress(group.address)
  if (!address || address.kind === 'sqlite') throw new Error(`${group.address} is no Redis`)
  const prefix = `trial-${randomUUID()}:`
  // Generous, because a busy machine is not what this suite tests.
  const open = () => openRedisRecordStore(address, { prefix, timeoutMs: 5_000, replicas: 1 })
  const store = open()
  await store.ping()
  return {
    store,
    another: open,
    now: () => Date.now(),
    pass: (ms) => wait(ms + 20),
    close: async () => store.close(),
  }
}

test('a cluster whose primary changes places with its replica is followed by the first change that is kept', async () => {
  const group = await startCluster()
  onTestFinished(() => group.stop())
  const { store, close } = await openTrial(group)
  onTestFinished(close)
  const owners = Array.from({ length: 40 }, (_, index) => `owner-${index}`)
  const idOf = (owner: string) => `${store.place(owner)}one`
  const expiresAt = Date.now() + 60_000
  for (const owner of owners) {
    await store.create({ kind: 'intent', id: idOf(owner) + owner, owner, value: 'a', expiresAt })
  }
  const [, , , replica] = group.nodes
  const operator = group.connect(replica?.port ?? 0)
  onTestFinished(() => operator.disconnect())
  await operator.call('CLUSTER', 'FAILOVER')
  await until('the replica is the primary', async () =>
    (await operator.info('replication')).includes('role:master'),
  )
  await until('the old primary follows', async () =>
    (await operator.info('replication')).includes('connected_slaves:1'),
  )
  for (const owner of owners) {
    expect(await store.update('intent', idOf(owner) + owner, 1, 'b', expiresAt), owner).toBe(true)
  }
})
