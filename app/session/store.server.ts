import { join } from 'node:path'
import { log } from '#app/edge/log.server.ts'
import { eachInSpan } from '#app/edge/tracing.server.ts'
import { env } from '#app/env.server.ts'
import type { RecordStore } from './record-store.server.ts'
import { openRedisRecordStore } from './redis-record-store.server.ts'
import { openSqliteRecordStore } from './sqlite-record-store.server.ts'

let opened: RecordStore | undefined

/** The store of this process, opened at first use: Redis when `SESSION_STORE` names one, else a file in `DATA_DIR`. */
export function recordStore(): RecordStore {
  opened ??= eachInSpan('store', open(), ['place', 'close'])
  return opened
}

function open(): RecordStore {
  const { SESSION_STORE, SESSION_STORE_TIMEOUT_MS, SESSION_STORE_REPLICAS, DATA_DIR } = env()
  if (SESSION_STORE.kind === 'sqlite') return openSqliteRecordStore(join(DATA_DIR, 'sessions.sqlite'))
  return openRedisRecordStore(SESSION_STORE, {
    timeoutMs: SESSION_STORE_TIMEOUT_MS,
    replicas: SESSION_STORE_REPLICAS,
    // Sessions would end early, and limits on guessing with them.
    onEviction: (policy) =>
      log.error({ policy }, 'the session store may throw records away: noeviction is needed'),
  })
}
