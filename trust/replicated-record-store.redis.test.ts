import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parseStoreAddress } from '../app/env-session-store.server.ts'
import { describeRecordStore, type StoreTrial } from '../app/session/testing/record-store-contract.ts'
import { until } from '../tests/support/processes.ts'
import type { Engine } from '../tests/support/redis.ts'
import { startCluster } from './harness/cluster.ts'
import { hasEngine, type RedisGroup, redisTrial } from './harness/redis-group.ts'
import { startSentinels } from './harness/sentinels.ts'
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
  return redisTrial(address, { replicas: 1 })
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

test('a record whose slot is on its way to another node is changed there, and one that is left behind where it is', async () => {
  const group = await startCluster()
  onTestFinished(() => group.stop())
  const { store, close } = await openTrial(group)
  onTestFinished(close)
  const expiresAt = Date.now() + 60_000
  const place = store.place('owner')
  const id = (name: string) => `${place}${name}`
  await store.create({ kind: 'intent', id: id('one'), owner: 'owner', value: 'a', expiresAt })

  const operators = group.nodes.slice(0, 3).map(({ port }) => group.connect(port))
  onTestFinished(() => {
    for (const operator of operators) operator.disconnect()
  })
  const slot = String(await operators[0]?.call('CLUSTER', 'KEYSLOT', `{${place}}`))
  const held = await Promise.all(
    operators.map(async (operator) => Number(await operator.call('CLUSTER', 'COUNTKEYSINSLOT', slot))),
  )
  const from = held.findIndex((count) => count > 0)
  const [source, target] = [operators[from], operators[(from + 1) % 3]]
  const [sourceId, targetId] = await Promise.all(
    [source, target].map(async (operator) => String(await operator?.call('CLUSTER', 'MYID'))),
  )
  await target?.call('CLUSTER', 'SETSLOT', slot, 'IMPORTING', sourceId ?? '')
  await source?.call('CLUSTER', 'SETSLOT', slot, 'MIGRATING', targetId ?? '')

  // What is not at its old place any more is made at the new one; the other record has not left.
  await store.create({ kind: 'attempt', id: id('two'), value: 'b', expiresAt })
  expect(await target?.call('CLUSTER', 'COUNTKEYSINSLOT', slot)).toBe(1)
  expect(await store.update('attempt', id('two'), 1, 'c', expiresAt)).toBe(true)
  expect(await store.read('attempt', id('two'))).toEqual({ value: 'c', version: 2 })
  expect(await store.update('intent', id('one'), 1, 'd', expiresAt)).toBe(true)
  expect(await store.read('intent', id('one'))).toEqual({ value: 'd', version: 2 })
})
