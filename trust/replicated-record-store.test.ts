import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe } from 'vitest'
import { parseStoreAddress } from '../app/env-session-store.server.ts'
import { openRedisRecordStore } from '../app/session/redis-record-store.server.ts'
import { describeRecordStore, type StoreTrial } from '../app/session/testing/record-store-contract.ts'
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
