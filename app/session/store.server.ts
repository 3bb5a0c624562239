import { join } from 'node:path'
import { env } from '#app/env.server.ts'
import type { RecordStore } from './record-store.server.ts'
import { openSqliteRecordStore } from './sqlite-record-store.server.ts'

let opened: RecordStore | undefined

/** The store of this process, opened at first use. */
export function recordStore(): RecordStore {
  opened ??= openSqliteRecordStore(join(env().DATA_DIR, 'sessions.sqlite'))
  return opened
}
